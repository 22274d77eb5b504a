import { fill } from 'contract/content/fill.ts';
import {
  type CreditEstimate,
  describeEstimate,
  estimateCredits,
  MESSAGES_RANGE,
  PEOPLE_RANGE,
  WORKING_DAYS,
} from 'contract/product/credit-estimate.ts';
import { content } from '../../content.ts';
import { Chip } from '../../design/pictures/Chip.tsx';
import { Picture } from '../../design/pictures/Picture.tsx';
import { Row } from '../../design/pictures/Row.tsx';
import { Button } from '../../design/ui/Button.tsx';
import { KeptNumbers } from '../../design/ui/KeptNumbers.tsx';
import { RangeField } from '../../design/ui/RangeField.tsx';
import { paths } from '../../product/paths.ts';
import { type Plan, sitePlans } from '../../product/plans.ts';
import { wordsFor } from '../../words.ts';
import styles from './CreditsEstimator.module.css';
import { placeMonth } from './place-month.ts';

/** A month of 30 days that begins with a Friday: it has as many working days as an estimate. */
const USED = Array.from({ length: 31 }, (_, day) => {
  const worked = Array.from({ length: day }, (_, past) => (past + 4) % 7 < 5).filter(Boolean).length;
  return `${day === 0 ? 'M' : 'L'}${day * 10} ${Math.round(150 - (150 * worked) / WORKING_DAYS)}`;
}).join('');

const FORM_ID = 'credits-form';

/**
 * Reach of the credits of a plan (S2 section 9, 'Plans'), beside the month in which they are used. The page has one
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
        </div>
        <div className={styles.receipt}>
          <Button variant="secondary">{wordsFor('numbers').receipt}</Button>
          <a href={paths.contact} hidden>
            {words.ask}
          </a>
        </div>
        <KeptNumbers form={FORM_ID} />
      </form>
      <MonthPicture {...example} />
    </div>
  );
}

/** The month of the estimate: each working day adds to what is used, below the limit of the plan that fits. */
function MonthPicture({ messages, plan, share = 1 }: CreditEstimate<Plan>) {
  const { title, alt, ...words } = content().one('pages/pricing').month;
  return (
    <div data-month={words.noLimit}>
      <Picture title={title} alt={alt}>
        <Row
          title={words.used}
          detail={words.days}
          end={
            <Chip tone="agent">
              <span data-now="">{plan.shortName}</span>
            </Chip>
          }
        />
        <div className={styles.chart}>
          <svg className={styles.lines} viewBox="0 0 300 150" preserveAspectRatio="none" aria-hidden="true">
            <path className={styles.grid} d="M0 150H300M0 100H300M0 50H300" />
            <g {...placeMonth(share).use}>
              <path className={styles.area} d={`${USED}V150H0z`} />
              <path className={styles.used} d={USED} />
            </g>
            <path className={styles.limit} d="M0 0H300" />
          </svg>
          <span className={styles.most}>
            {words.limit} <span data-now="">{plan.creditsPerMonth?.toLocaleString('en-US')}</span>
          </span>
          <svg className={styles.labels} aria-hidden="true">
            <text x="100%" {...placeMonth(share).label} dy="-0.4em" textAnchor="end" data-now="">
              {messages.toLocaleString('en-US')}
            </text>
          </svg>
        </div>
        <p className={styles.axis}>
          <span>{words.firstDay}</span>
          <span>{words.lastDay}</span>
        </p>
      </Picture>
    </div>
  );
}
