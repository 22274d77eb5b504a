import { describe, expect, it } from 'vitest';
import { calculateSavings, SAVINGS_DEFAULTS } from './savings.ts';

const savingsWith = (changes: Partial<typeof SAVINGS_DEFAULTS>) =>
  calculateSavings({ ...SAVINGS_DEFAULTS, ...changes });

describe('calculateSavings', () => {
  it.each([
    ['the defaults', {}, 60_620, 60_120, 721_440, 12_024],
    ['no employees', { employees: 0 }, 0, -500, -6_000, -100],
    ['a cost as high as the value', { agentCostUsdPerMonth: 60_620 }, 60_620, 0, 0, 0],
    ['a cost above the value', { agentCostUsdPerMonth: 80_000 }, 60_620, -19_380, -232_560, -24.225],
    ['no cost', { agentCostUsdPerMonth: 0 }, 60_620, 60_620, 727_440, 0],
    ['a negative cost', { agentCostUsdPerMonth: -500 }, 60_620, 61_120, 733_440, 0],
    ['a negative wage', { hourlyWageUsd: -35 }, -60_620, -61_120, -733_440, -12_224],
    [
      'decimals',
      { employees: 2.5, hourlyWageUsd: 20.4, hoursSavedPerWeek: 1.5, agentCostUsdPerMonth: 31.245 },
      331.245,
      300,
      3_600,
      960.15362,
    ],
    ['a cost below one', { agentCostUsdPerMonth: 0.5 }, 60_620, 60_619.5, 727_434, 12_123_900],
    ['a billion people', { employees: 1e9 }, 1.2124e12, 1.2124e12 - 500, 14_548_799_994_000, 242_479_999_900],
  ])(
    'calculates the savings with %s',
    (_, changes, monthlyValueUsd, monthlySavingsUsd, annualSavingsUsd, annualRoiPercent) => {
      const savings = savingsWith(changes);

      expect(savings.monthlyValueUsd).toBeCloseTo(monthlyValueUsd, 2);
      expect(savings.monthlySavingsUsd).toBeCloseTo(monthlySavingsUsd, 2);
      expect(savings.annualSavingsUsd).toBeCloseTo(annualSavingsUsd, 2);
      expect(savings.annualRoiPercent).toBeCloseTo(annualRoiPercent, 2);
    },
  );

  it.each([
    ['large factors', { employees: 1e308, hourlyWageUsd: 1e308 }],
    ['large factors and one of 0', { employees: 1e308, hourlyWageUsd: 1e308, hoursSavedPerWeek: 0 }],
    ['a large value and a large cost', { employees: 1e308, agentCostUsdPerMonth: 1e308 }],
    ['a large value and a large negative cost', { employees: 1e308, agentCostUsdPerMonth: -1e308 }],
    ['a negative value and a large cost', { employees: -1e308, agentCostUsdPerMonth: 1e308 }],
    ['the smallest cost', { agentCostUsdPerMonth: 5e-324 }],
  ])('answers finite numbers with %s', (_, changes) => {
    expect(Object.entries(savingsWith(changes)).filter(([, number]) => !Number.isFinite(number))).toEqual([]);
  });
});
