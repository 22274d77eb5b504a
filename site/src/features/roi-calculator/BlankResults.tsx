import { parseWhole, ROI_DEFAULTS } from 'contract/product/roi.ts';
import styles from './BlankResults.module.css';
import { PaybackPicture } from './PaybackPicture.tsx';
import { layOutPayback } from './payback-chart.ts';
import { RoiFigures } from './RoiFigures.tsx';

const implementationCost = parseWhole(ROI_DEFAULTS.implementationCost);
/** A guess that says nothing about the visitor: what was paid comes back after a quarter of a year. */
const potentialSavings = implementationCost * 4;
const guess = layOutPayback([{ implementationCost, results: { potentialSavings } }]);

/**
 * The place of a result before there is one: its names, and its chart with the cost that the form begins with. The dashed
 * line is no result (S2 section 4): it is the same for every visitor, so this part needs no script.
 */
export function BlankResults() {
  return (
    <div className={styles.root} data-says="scene">
      <RoiFigures />
      <PaybackPicture chart={guess} names={['']} />
    </div>
  );
}
