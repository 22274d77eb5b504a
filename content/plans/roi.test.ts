import {
  calculateRoi,
  hoursFreedPerWeek,
  parseWhole,
  ROI_DEFAULTS,
  type RoiInputs,
  readRoiInputs,
  readWhole,
  roiScenarios,
} from 'contract/product/roi.ts';
import { useCaseCosts } from 'contract/product/roi-costs.ts';
import { describe, expect, it, test } from 'vitest';
import { roiOptions } from './written-plans.ts';

function inputs(entered: Partial<typeof ROI_DEFAULTS> = {}): RoiInputs {
  const read = readRoiInputs(
    {
      ...ROI_DEFAULTS,
      useCase: 'customer-service',
      industry: 'technology',
      ...entered,
    },
    roiOptions,
  );
  if (!read) throw new Error('incomplete');
  return read;
}

describe('calculateRoi', () => {
  test.each([
    [
      'the defaults',
      {},
      {
        currentCosts: 7_500_000,
        potentialSavings: 1_215_000,
        roiPercentage: 2330,
        paybackMonths: 0.4938,
        productivityGain: 16.2,
      },
    ],
    [
      'the lower end of the slider',
      { automationPercentage: '10' },
      { potentialSavings: 405_000, roiPercentage: 710, paybackMonths: 1.4815, productivityGain: 5.4 },
    ],
    [
      'the upper end of the slider',
      { automationPercentage: '80' },
      { potentialSavings: 3_240_000, roiPercentage: 6380, productivityGain: 43.2 },
    ],
    [
      'a cost above the savings',
      { implementationCost: '2430000' },
      { potentialSavings: 1_215_000, roiPercentage: -50, paybackMonths: 24 },
    ],
    [
      'no employees',
      { employees: '0' },
      { currentCosts: 0, potentialSavings: 0, roiPercentage: -100, productivityGain: 16.2 },
    ],
    [
      'very many, very well paid',
      { employees: '9007199254740991', avgSalary: '9007199254740991' },
      { currentCosts: 8.112963841460666e31 },
    ],
  ])('follows the formulas for %s', (_, entered, expected) => {
    const results = calculateRoi(inputs(entered));
    for (const [name, value] of Object.entries(expected)) {
      expect(results[name as keyof typeof results], name).toBeCloseTo(value, value > 1e20 ? -25 : 3);
    }
  });

  test.each(['0', '-1', 'none'])('answers no ratio for a cost of %s', (implementationCost) => {
    const { roiPercentage, paybackMonths, potentialSavings } = calculateRoi(inputs({ implementationCost }));

    expect([roiPercentage, paybackMonths]).toEqual([undefined, undefined]);
    expect(potentialSavings).toBeCloseTo(1_215_000);
  });

  test.each([
    ['customer-service', 45, 30_000],
    ['document-processing', 65, 25_000],
    ['data-analysis', 55, 40_000],
    ['content-generation', 70, 20_000],
    ['sales-automation', 40, 35_000],
    ['hr-operations', 50, 30_000],
    ['financial-analysis', 60, 45_000],
    ['legal-research', 75, 60_000],
    ['marketing-analytics', 55, 35_000],
    ['project-management', 35, 25_000],
  ])('uses the efficiency of %s, and not its price', (useCase, percent, cost) => {
    const option = roiOptions.useCases.find(({ value }) => value === useCase);
    expect(option?.efficiencyPercent).toBe(percent);
    expect(useCaseCosts[useCase]).toBe(cost);
    const { potentialSavings } = calculateRoi(inputs({ useCase, industry: 'retail' }));

    expect(potentialSavings).toBeCloseTo(7_500_000 * 0.3 * (percent / 100));
  });

  test.each([
    ['technology', 1.2],
    ['finance', 1.4],
    ['healthcare', 1.1],
    ['legal', 1.5],
    ['consulting', 1.3],
    ['manufacturing', 0.9],
    ['retail', 1],
    ['education', 0.8],
    ['marketing', 1.1],
    ['real-estate', 1],
  ])('weighs %s by its multiplier', (industry, multiplier) => {
    const { potentialSavings, productivityGain } = calculateRoi(inputs({ industry }));

    expect(potentialSavings).toBeCloseTo(7_500_000 * 0.3 * 0.45 * multiplier);
    expect(productivityGain).toBeCloseTo(0.45 * 30 * multiplier);
  });

  it('offers ten use cases and ten industries', () => {
    expect([roiOptions.useCases.length, roiOptions.industries.length]).toEqual([10, 10]);
  });
});

test.each([
  ['the defaults', {}, 6.48],
  ['part of a week', { hoursPerWeek: '20' }, 3.24],
  ['no hours', { hoursPerWeek: '0' }, 0],
  [
    'the largest share of the heaviest work',
    { automationPercentage: '80', useCase: 'legal-research', industry: 'legal' },
    36,
  ],
])('computes the hours freed per week for %s', (_, entered, hours) => {
  const told = inputs(entered);
  expect(hoursFreedPerWeek(told, calculateRoi(told))).toBeCloseTo(hours);
});

describe('roiScenarios', () => {
  it('halves the savings in the low scenario, and raises the cost in the high one', () => {
    const [low, expected, high] = roiScenarios(inputs()).map(({ results }) => results);

    expect(low?.potentialSavings).toBeCloseTo(607_500);
    expect(low?.roiPercentage).toBeCloseTo(1115);
    expect(expected).toEqual(calculateRoi(inputs()));
    expect(high?.potentialSavings).toBeCloseTo(1_215_000);
    expect(high?.roiPercentage).toBeCloseTo(1844);
  });

  it('answers the cost of each scenario', () => {
    expect(roiScenarios(inputs()).map(({ implementationCost }) => implementationCost)).toEqual([
      50_000, 50_000, 62_500,
    ]);
  });
});

describe('readRoiInputs', () => {
  test.each([
    ['a use case', { useCase: '', industry: 'retail' }],
    ['an industry', { useCase: 'data-analysis', industry: '' }],
    ['a use case of ours', { useCase: 'dreaming', industry: 'retail' }],
  ])('answers nothing while the form lacks %s', (_, entered) => {
    expect(readRoiInputs({ ...ROI_DEFAULTS, ...entered }, roiOptions)).toBeUndefined();
  });
});

describe('parseWhole', () => {
  test.each([
    ['100', 100],
    ['75,000', 75_000],
    ['$ 75 000', 75_000],
    ['12.9', 12],
    ['-12.9', -12],
    ['1,00,000', 100_000],
    ['₹75,000', 75_000],
    ['1.234,56', 1234],
    ['37,5', 37],
    ['-3', -3],
    ['abc', 0],
    ['', 0],
    ['Infinity', 0],
    ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
  ])('reads the whole number in %s', (text, number) => {
    expect(parseWhole(text)).toBe(number);
  });
});

describe('readWhole', () => {
  test.each([
    ['75,000.00', true],
    ['12.9', false],
    ['7,5', false],
    ['9'.repeat(40), false],
  ])('finds whether %s is read without a remainder: %s', (text, isClear) => {
    expect(readWhole(text).isClear).toBe(isClear);
  });
});
