// biome-ignore-all lint/a11y/noRedundantRoles: where a style sheet lays a table out as cards, some browsers forget its roles

import styles from './RoiScenarios.module.css';
import { type RoiInputs, roiScenarios } from './roi.ts';
import { showNumber, showPercent, showUsd } from './roi-figures.ts';

/** The same sum, more careful twice: half the savings, and a higher price. */
export function RoiScenarios({ inputs }: { inputs: RoiInputs }) {
  return (
    <table className={styles.root} role="table">
      <caption className={styles.caption}>How it may turn out</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            Case
          </th>
          <th scope="col" role="columnheader">
            Savings
          </th>
          <th scope="col" role="columnheader">
            ROI
          </th>
          <th scope="col" role="columnheader">
            Payback
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {roiScenarios(inputs).map(({ name, assumption, results }) => (
          <tr key={name} role="row">
            <th scope="row" role="rowheader">
              {name}
              <span className={styles.assumption}>{assumption}</span>
            </th>
            <td role="cell" data-label="Savings">
              {showUsd(results.potentialSavings)}
            </td>
            <td role="cell" data-label="ROI">
              {showPercent(results.roiPercentage)}
            </td>
            <td role="cell" data-label="Payback">
              {showNumber(results.paybackMonths)} mo
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
