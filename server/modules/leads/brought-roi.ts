import { calculateRoi, ROI_FIELDS, type RoiField, readRoiInputs } from 'contract/product/roi.ts';

/** A result of the ROI calculator that a visitor brings to the demo. */
export interface BroughtRoi {
  /** As the calculator calls it. */
  useCase: string;
  industry: string;
  employees: number;
  averageSalaryUsd: number;
  hoursPerWeek: number;
  automationPercentage: number;
  implementationCostUsd: number;
  potentialSavingsUsdPerYear: number;
  /** One decimal; null without a cost to pay back. */
  paybackMonths: number | null;
}

/**
 * Reads the figures that were entered, as a query string, and calculates anew: what comes of them is ours to say.
 * `undefined` for figures that the calculator would not take, or that save nothing.
 */
export function readBroughtRoi(figures = ''): BroughtRoi | undefined {
  const told = new URLSearchParams(figures);
  const entered = Object.fromEntries(ROI_FIELDS.map((field) => [field, told.get(field) ?? '']));
  const inputs = readRoiInputs(entered as Record<RoiField, string>);
  if (!inputs) return undefined;
  const { potentialSavings, paybackMonths } = calculateRoi(inputs);
  if (potentialSavings <= 0) return undefined;
  return {
    useCase: inputs.useCase.label,
    industry: inputs.industry.label,
    employees: inputs.employees,
    averageSalaryUsd: inputs.avgSalary,
    hoursPerWeek: inputs.hoursPerWeek,
    automationPercentage: inputs.automationPercentage,
    implementationCostUsd: inputs.implementationCost,
    potentialSavingsUsdPerYear: Math.round(potentialSavings),
    paybackMonths: paybackMonths === undefined ? null : Math.round(paybackMonths * 10) / 10,
  };
}
