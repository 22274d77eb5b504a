import type { RoiResults } from 'contract/product/roi.ts';
import { wordsFor } from '../../words.ts';
import styles from './RoiFigures.module.css';
import { showNumber, showPercent, showUsd } from './roi-figures.ts';

/** Characters; from a hundred million dollars on. */
const LONG = 13;

/** The results (S2 section 3) by name. */
export function RoiFigures({ results }: { results: RoiResults }) {
  const words = wordsFor('roi');
  const figures = [
    {
      name: words.potentialSavings,
      value: showUsd(results.potentialSavings),
      unit: words.perYear,
    },
    { name: words.roi, value: showPercent(results.roiPercentage), unit: words.inFirstYear },
    { name: words.payback, value: showNumber(results.paybackMonths), unit: words.inMonths },
    {
      name: words.productivityGain,
      value: showPercent(results.productivityGain),
      unit: words.ofThisWork,
    },
    { name: words.currentCosts, value: showUsd(results.currentCosts), unit: words.perYear },
  ];
  return (
    <dl className={styles.root}>
      {figures.map(({ name, value, unit }) => (
        <div className={styles.figure} key={name}>
          <dt>{name}</dt>
          <dd>
            <Figure key={value} text={value} /> <span className={styles.unit}>{unit}</span>
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
