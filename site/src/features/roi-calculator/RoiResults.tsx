import { fill } from 'contract/content/fill.ts';
import { calculateRoi, hoursFreedPerWeek, type RoiInputs, roiScenarios } from 'contract/product/roi.ts';
import { ROI_PAGE } from 'contract/site/addresses.ts';
import type { ReactNode } from 'react';
import { wordsFor } from '../../words.ts';
import { addressOf, enteredOf } from './address.ts';
import { BringToDemo, KeepResult } from './KeepResult.tsx';
import { RoiFigures } from './RoiFigures.tsx';
import { RoiFormula } from './RoiFormula.tsx';
import styles from './RoiResults.module.css';
import { PaybackScenarios } from './RoiScenarios.tsx';
import { noteRoiForDemo, showNumber, showUsd } from './roi-figures.ts';
import { roiSheet } from './roi-sheet.ts';

interface RoiResultsProps {
  /** Entries from which the result is calculated; absent until the visitor asks for one. */
  inputs: RoiInputs | undefined;
  isStale: boolean;
  /** Content in the place of a result. */
  children: ReactNode;
}

/** The result as text and chart, with how it was calculated; blank until the visitor asks for one. */
export function RoiResults({ inputs, isStale, children }: RoiResultsProps) {
  const roiWords = wordsFor('roi');
  const results = inputs && calculateRoi(inputs);
  if (!inputs || !results || results.potentialSavings <= 0) {
    return (
      <div className={styles.blank}>
        {children}
        <p role="status">{inputs ? roiWords.noSavings : roiWords.pickBoth}</p>
      </div>
    );
  }
  const { useCase, industry } = inputs;
  const { potentialSavings, roiPercentage } = results;
  const words = fill(roiWords.result, {
    savings: showUsd(potentialSavings),
    useCase: useCase.label.toLowerCase(),
    industry: industry.label.toLowerCase(),
  });
  const hoursFreed = hoursFreedPerWeek(inputs, results);
  const calculatedFrom = enteredOf(inputs);
  const roi = { figures: String(new URLSearchParams(calculatedFrom)), words };
  return (
    <div className={styles.root}>
      <p className={styles.note} role="status">
        {isStale ? roiWords.stale : fill(roiWords.estimate, { result: words })}
      </p>
      <RoiFigures results={results} />
      {hoursFreed > 0 && (
        <p className={styles.freed}>
          {roiWords.timeFreed} <strong>{fill(roiWords.hoursFreed, { hours: showNumber(hoursFreed) })}</strong>{' '}
          {roiWords.perPerson}
        </p>
      )}
      {roiPercentage === undefined && <p className={styles.note}>{roiWords.addCost}</p>}
      <PaybackScenarios inputs={inputs} />
      <BringToDemo roi={roi} />
      <RoiFormula inputs={inputs} results={results} />
      <KeepResult
        address={addressOf(ROI_PAGE, calculatedFrom, true)}
        rows={roiSheet(calculatedFrom, results, hoursFreed, roiScenarios(inputs))}
        fileName="roi.csv"
        receipt={{
          what: [words],
          by: roiWords.by,
          cost: fill(roiWords.costOnce, { cost: showUsd(inputs.implementationCost) }),
          bring: () => noteRoiForDemo(roi),
        }}
      />
    </div>
  );
}
