import { fill } from 'contract/content/fill.ts';
import type { RoiInputs, RoiResults } from 'contract/product/roi.ts';
import { wordsFor } from '../../words.ts';
import styles from './RoiFormula.module.css';
import { showCount, showNumber, showPercent, showUsd } from './roi-figures.ts';

/** The formulas of S2 section 9 with the visitor's own numbers in them. */
export function RoiFormula({ inputs, results }: { inputs: RoiInputs; results: RoiResults }) {
  const words = wordsFor('roi');
  const { employees, avgSalary, automationPercentage, useCase, industry, implementationCost } = inputs;
  const { currentCosts, potentialSavings, roiPercentage, paybackMonths, productivityGain } = results;
  const factors = fill(words.howFactors, {
    efficiency: useCase.efficiencyPercent,
    multiplier: showNumber(industry.multiplier),
    industry: industry.label.toLowerCase(),
  });
  const lines = [
    fill(words.howCosts, {
      employees: showCount(employees),
      salary: showUsd(avgSalary),
      costs: showUsd(currentCosts),
    }),
    fill(words.howSavings, {
      costs: showUsd(currentCosts),
      automation: automationPercentage,
      factors,
      savings: showUsd(potentialSavings),
    }),
    fill(words.howRoi, {
      savings: showUsd(potentialSavings),
      cost: showUsd(implementationCost),
      roi: showPercent(roiPercentage),
    }),
    fill(words.howPayback, {
      cost: showUsd(implementationCost),
      savings: showUsd(potentialSavings),
      months: showNumber(paybackMonths),
    }),
    fill(words.howGain, { automation: automationPercentage, factors, gain: showPercent(productivityGain) }),
  ];
  return (
    <div className={styles.root}>
      <h3 className={styles.title}>{words.how}</h3>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
