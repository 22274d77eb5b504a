import { fill } from 'contract/content/fill.ts';
import {
  describeEstimate,
  estimateCredits,
  MESSAGES_RANGE,
  PEOPLE_RANGE,
  WORKING_DAYS,
} from 'contract/product/credit-estimate.ts';
import { content } from '../../content.ts';
import { Button } from '../../design/ui/Button.tsx';
import { KeptNumbers } from '../../design/ui/KeptNumbers.tsx';
import { RangeField } from '../../design/ui/RangeField.tsx';
import { paths } from '../../product/paths.ts';
import { sitePlans } from '../../product/plans.ts';
import { wordsFor } from '../../words.ts';
import styles from './CreditsEstimator.module.css';
import { PlanChangePicture } from './PlanChangePicture.tsx';

const FORM_ID = 'credits-form';

/**
 * How far the credits of a plan reach (S2 section 9, 'Plans'), beside a month in which they are used. The page has one
 * estimate in it, which needs no script; `credits-estimator.ts` lets it follow the sliders, and marks the card of the plan.
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
