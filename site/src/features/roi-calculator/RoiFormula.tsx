import type { RoiInputs, RoiResults } from 'contract/product/roi.ts';
import styles from './RoiFormula.module.css';
import { showCount, showNumber, showPercent, showUsd } from './roi-figures.ts';

/** The formulas of S2 section 9 with the visitor's own numbers in them. */
export function RoiFormula({ inputs, results }: { inputs: RoiInputs; results: RoiResults }) {
  const { employees, avgSalary, automationPercentage, useCase, industry, implementationCost } = inputs;
  const { currentCosts, potentialSavings, roiPercentage, paybackMonths, productivityGain } = results;
  const factors = `${useCase.efficiencyPercent}% efficiency × ${showNumber(industry.multiplier)} for ${industry.label.toLowerCase()}`;
  const lines = [
    `Current costs = ${showCount(employees)} employees × ${showUsd(avgSalary)} = ${showUsd(currentCosts)}`,
    `Savings = ${showUsd(currentCosts)} × ${automationPercentage}% automated × ${factors} = ${showUsd(potentialSavings)}`,
    `ROI = (${showUsd(potentialSavings)} − ${showUsd(implementationCost)}) ÷ ${showUsd(implementationCost)} = ${showPercent(roiPercentage)}`,
    `Payback = ${showUsd(implementationCost)} ÷ (${showUsd(potentialSavings)} ÷ 12) = ${showNumber(paybackMonths)} months`,
    `Productivity gain = ${automationPercentage}% automated × ${factors} = ${showPercent(productivityGain)}`,
  ];
  return (
    <div className={styles.root}>
      <h3 className={styles.title}>How this is calculated</h3>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
