import { fill } from 'contract/content/fill.ts';
import {
  describeEstimate,
  estimateCredits,
  MESSAGES_RANGE,
  PEOPLE_RANGE,
  WORKING_DAYS,
} from 'contract/product/credit-estimate.ts';
import { content } from '../../content.ts';
import { Chip } from '../../design/pictures/Chip.tsx';
import { Handover } from '../../design/pictures/Handover.tsx';
import { Picture } from '../../design/pictures/Picture.tsx';
import { Row } from '../../design/pictures/Row.tsx';
import { Button } from '../../design/ui/Button.tsx';
import { KeptNumbers } from '../../design/ui/KeptNumbers.tsx';
import { RangeField } from '../../design/ui/RangeField.tsx';
import { paths } from '../../product/paths.ts';
import { sitePlans } from '../../product/plans.ts';
import { wordsFor } from '../../words.ts';
import styles from './CreditsEstimator.module.css';

const USED =
  'M0 165L10 162.6L20 156.9L30 152.4L40 148.5L50 146.7L60 145.8L70 139.8L80 132.9L90 126.6L100 121.8L110 117L120 115.5L130 114.3L140 107.4L150 100.5L160 94.8L170 87.3L180 80.7L190 78.9L200 77.4L210 70.2L220 63.3L230 58.2L240 53.4L250 51.6L260 50.4L270 46.2L280 41.7L290 38.1L300 35.7';

const FORM_ID = 'credits-form';

/**
 * Reach of the credits of a plan (S2 section 9, 'Plans'), beside a month in which they are used. The page has one
 * estimate in it, which needs no script; `credits-estimator.ts` lets it follow the sliders, and marks the card of the
 * plan.
 */
export function CreditsEstimator() {
  const words = content().one('pages/pricing').credits;
  const { sum, sumOfOne, by } = wordsFor('estimator');
  const example = estimateCredits(PEOPLE_RANGE.defaultValue, MESSAGES_RANGE.defaultValue, sitePlans());
  return (
    <div className={styles.root}>
      <form className={styles.form} id={FORM_ID} aria-labelledby="credits-title" data-credits="" data-by={by}>
        <div className={styles.asked}>
          <h3 id="credits-title">{words.title}</h3>
          <p className={styles.quiet}>{words.text}</p>
          <div className={styles.sliders}>
            <RangeField
              label={words.people}
              name="people"
              {...PEOPLE_RANGE}
              shown={String(PEOPLE_RANGE.defaultValue)}
            />
            <RangeField
              label={words.messages}
              name="messages"
              {...MESSAGES_RANGE}
              shown={String(MESSAGES_RANGE.defaultValue)}
            />
          </div>
        </div>
        <div className={styles.answer}>
          <p className={styles.quiet} data-credits-sum={sum} data-of-one={sumOfOne}>
            {fill(sum, {
              people: PEOPLE_RANGE.defaultValue,
              messages: MESSAGES_RANGE.defaultValue,
              days: WORKING_DAYS,
            })}
          </p>
          <p className={styles.sentence} aria-live="polite">
            {describeEstimate(example)}
          </p>
          <a className={styles.contact} href={paths.contact} hidden>
            {words.ask}
          </a>
        </div>
        <div className={styles.receipt}>
          <Button variant="secondary">{wordsFor('numbers').receipt}</Button>
        </div>
        <KeptNumbers form={FORM_ID} />
      </form>
      <PlanChangePicture />
    </div>
  );
}

/** The 'Plan and credits' screen in the month of a change: the limit steps up where a person decides. */
function PlanChangePicture() {
  const { title, alt, handover, ...words } = content().one('pages/pricing').change;
  return (
    <Picture title={title} alt={alt}>
      <Row title={words.used} detail={words.days} end={<Chip tone="agent">{words.plan}</Chip>} />
      <div className={styles.chart}>
        {/* A day is 10 wide and 1,000 credits are 3 high; zero is at 165. */}
        <svg className={styles.lines} viewBox="0 0 300 165" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.grid} d="M0 165H300M0 127.5H300M0 52.5H300" />
          <path className={styles.area} d={`${USED}V165H0z`} />
          <path className={styles.limit} d="M0 90H160M160 15H300" />
          <path className={styles.change} d="M160 15V94.8" />
          <path className={styles.used} d={USED} />
        </svg>
        <span className={styles.before}>{words.before}</span>
        <span className={styles.after}>{words.after}</span>
        <span className={styles.point} />
      </div>
      <p className={styles.axis}>
        <span>{words.firstDay}</span>
        <span className={styles.day}>{words.changeDay}</span>
        <span>{words.lastDay}</span>
      </p>
      <Handover agent={handover.agent} human={handover.human}>
        {handover.text}
      </Handover>
    </Picture>
  );
}
