import type { RoiResults } from 'contract/product/roi.ts';
import { wordsFor } from '../../words.ts';
import styles from './RoiFigures.module.css';
import { showNumber, showPercent, showUsd } from './roi-figures.ts';

/** Sign in the place of a figure to come. */
const BLANK = '—';

/** Characters; from a hundred million dollars on. */
const LONG = 13;

/**
 * The results (S2 section 3) by name. Before there are any (S2 section 4), dashes hold their places; a reader that speaks
 * is spared them, for the line below says what to do.
 */
export function RoiFigures({ results }: { results?: RoiResults }) {
  const words = wordsFor('roi');
  const figures = [
    {
      name: words.potentialSavings,
      value: results && showUsd(results.potentialSavings),
      unit: words.perYear,
    },
    { name: words.roi, value: results && showPercent(results.roiPercentage), unit: words.inFirstYear },
    { name: words.payback, value: results && showNumber(results.paybackMonths), unit: words.inMonths },
    {
      name: words.productivityGain,
      value: results && showPercent(results.productivityGain),
      unit: words.ofThisWork,
    },
    { name: words.currentCosts, value: results && showUsd(results.currentCosts), unit: words.perYear },
  ];
  return (
    <dl className={styles.root} aria-hidden={results ? undefined : true}>
      {figures.map(({ name, value, unit }) => (
        <div className={styles.figure} key={name}>
          <dt>{name}</dt>
          <dd>
            <Figure key={value} text={value ?? BLANK} /> <span className={styles.unit}>{unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * One decimal is specified (S2 section 9); where it is a zero, it says nothing and stands back. Another figure is another
 * element: a translated page would lose what only changes inside it.
 */
function Figure({ text }: { text: string }) {
  const [whole, rest] = text.split(/(?=\.0%?$)/);
  return (
    <span className={`${styles.value} ${text.length > LONG ? styles.long : ''}`}>
      <span>{whole}</span>
      <span className={styles.zero}>{rest}</span>
    </span>
  );
}
