/** S2 section 9. */
export const WEEKS_PER_MONTH = 4.33;
const MONTHS_PER_YEAR = 12;

/** Inputs of a visitor (S2 section 9, 'Use-case page savings calculator'). */
export interface SavingsInputs {
  employees: number;
  hourlyWageUsd: number;
  /** Hours of each employee. */
  hoursSavedPerWeek: number;
  agentCostUsdPerMonth: number;
}

/** Results. */
export interface Savings {
  monthlyValueUsd: number;
  monthlyCostUsd: number;
  monthlySavingsUsd: number;
  annualSavingsUsd: number;
  annualRoiPercent: number;
}

export const SAVINGS_DEFAULTS: SavingsInputs = {
  employees: 50,
  hourlyWageUsd: 35,
  hoursSavedPerWeek: 8,
  agentCostUsdPerMonth: 500,
};

/** The formulas of S2 section 9; the percentage is 0 when the cost is not above 0 (S2 section 5). */
export function calculateSavings(inputs: SavingsInputs): Savings {
  const { employees, hourlyWageUsd, hoursSavedPerWeek, agentCostUsdPerMonth } = inputs;
  const monthlyValueUsd = product(WEEKS_PER_MONTH, employees, hourlyWageUsd, hoursSavedPerWeek);
  const monthlySavingsUsd = bounded(monthlyValueUsd - agentCostUsdPerMonth);
  const annualSavingsUsd = product(MONTHS_PER_YEAR, monthlySavingsUsd);
  const annualCostUsd = product(MONTHS_PER_YEAR, agentCostUsdPerMonth);
  return {
    monthlyValueUsd,
    monthlyCostUsd: agentCostUsdPerMonth,
    monthlySavingsUsd,
    annualSavingsUsd,
    annualRoiPercent: agentCostUsdPerMonth > 0 ? product(bounded(annualSavingsUsd / annualCostUsd), 100) : 0,
  };
}

/** Stays a number however large: an infinite factor times 0 would be none. */
function product(...factors: number[]): number {
  return factors.reduce((result, factor) => bounded(result * factor), 1);
}

function bounded(number: number): number {
  return Math.min(Math.max(number, -Number.MAX_VALUE), Number.MAX_VALUE);
}
