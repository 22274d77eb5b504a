import { ROI_EXAMPLE } from 'contract/reference/examples.ts';
import { expect, it } from 'vitest';
import { readBroughtRoi } from './lead-context.ts';

const FIGURES =
  'employees=100&avgSalary=75000&hoursPerWeek=40&automationPercentage=30&useCase=customer-service&industry=technology&implementationCost=50000';

it('calculates the ROI from the figures', () => {
  expect(readBroughtRoi(FIGURES)).toEqual(ROI_EXAMPLE);
});

it('ignores a result in the query, and unknown keys', () => {
  expect(readBroughtRoi(`${FIGURES}&potentialSavings=9&note=%3Cb%3E`)).toEqual(ROI_EXAMPLE);
});

it.each([
  ['nothing', undefined],
  ['an empty text', ''],
  ['no figures', 'hello'],
  ['an unknown use case', FIGURES.replace('customer-service', '<script>')],
  ['figures that were cut off', FIGURES.slice(0, 100)],
  ['nothing to save', FIGURES.replace('employees=100', 'employees=0')],
  ['people below 0', FIGURES.replace('employees=100', 'employees=-3')],
])('returns undefined for %s', (_, figures) => {
  expect(readBroughtRoi(figures)).toBeUndefined();
});

it('returns no payback time without a cost', () => {
  const figures = FIGURES.replace('implementationCost=50000', 'implementationCost=0');
  expect(readBroughtRoi(figures)).toMatchObject({ implementationCostUsd: 0, paybackMonths: null });
});
