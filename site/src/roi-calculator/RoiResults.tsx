import { Button } from '../ui/Button.tsx';
import { BreakEvenPicture } from './BreakEvenPicture.tsx';
import { CostAndSavings } from './CostAndSavings.tsx';
import { RoiFormula } from './RoiFormula.tsx';
import styles from './RoiResults.module.css';
import { RoiScenarios } from './RoiScenarios.tsx';
import { calculateRoi, type RoiInputs } from './roi.ts';
import { showNumber, showPercent, showUsd } from './roi-figures.ts';

/** What comes of the numbers, written, drawn and with its way of calculation; blank until somebody asks. */
export function RoiResults({ inputs, isStale }: { inputs: RoiInputs | undefined; isStale: boolean }) {
  const results = inputs && calculateRoi(inputs);
  if (!inputs || !results || results.potentialSavings <= 0) {
    return (
      <p className={styles.blank} role="status">
        {inputs
          ? 'With these numbers there is nothing to save: enter employees and a salary above 0.'
          : 'Choose a use case and an industry, then calculate. Your numbers stay in this browser.'}
      </p>
    );
  }
  const { currentCosts, potentialSavings, roiPercentage, paybackMonths, productivityGain } = results;
  const figures = [
    { name: 'Potential savings', value: showUsd(potentialSavings), unit: 'per year' },
    {
      name: 'ROI',
      value: showPercent(roiPercentage),
      unit: 'in the first year',
    },
    { name: 'Payback', value: showNumber(paybackMonths), unit: 'months' },
    { name: 'Productivity gain', value: showPercent(productivityGain), unit: 'of this work' },
    { name: 'Current costs', value: showUsd(currentCosts), unit: 'per year' },
  ];
  return (
    <div className={styles.root}>
      <p className={styles.note} role="status">
        {isStale
          ? 'Your numbers have changed. Calculate again for a new result.'
          : `An estimate: ${showUsd(potentialSavings)} saved per year for ${inputs.useCase.label.toLowerCase()} in ${inputs.industry.label.toLowerCase()}.`}
      </p>
      <dl className={styles.figures}>
        {figures.map(({ name, value, unit }) => (
          <div className={styles.figure} key={name}>
            <dt>{name}</dt>
            <dd>
              <span className={styles.value}>{value}</span> <span className={styles.unit}>{unit}</span>
            </dd>
          </div>
        ))}
      </dl>
      {roiPercentage === undefined && (
        <p className={styles.note}>
          ROI and payback need an implementation cost above 0 to be compared with.
        </p>
      )}
      <CostAndSavings cost={inputs.implementationCost} savings={potentialSavings} />
      {inputs.implementationCost > 0 && (
        <BreakEvenPicture savings={potentialSavings} cost={inputs.implementationCost} />
      )}
      <RoiScenarios inputs={inputs} />
      <RoiFormula inputs={inputs} results={results} />
      <div className={styles.print}>
        <Button variant="secondary" onClick={() => window.print()}>
          Print this sheet
        </Button>
      </div>
    </div>
  );
}
