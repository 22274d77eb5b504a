import type { IndustryOption, RoiOptions, UseCaseOption } from '../content/roi-options.ts';
import { type NumberReading, readNumber } from './typed-number.ts';

/** Inputs of a visitor (S2 section 3, 'ROI inputs'). Money in USD, salary per year. */
export interface RoiInputs {
  employees: number;
  avgSalary: number;
  /** Hours of each person. The specified formulas do not use it; the time that is freed does. */
  hoursPerWeek: number;
  automationPercentage: number;
  useCase: UseCaseOption;
  industry: IndustryOption;
  implementationCost: number;
}

/** Results (S2 section 3, 'ROI results'). Money in USD per year. */
export interface RoiResults {
  currentCosts: number;
  potentialSavings: number;
  /** Percent; absent where there is no cost to set the savings against. */
  roiPercentage: number | undefined;
  /** Absent likewise. */
  paybackMonths: number | undefined;
  /** Percent. */
  productivityGain: number;
}

/** The formulas of S2 section 9; without an implementation cost there is no ratio (design.md, 'Open points'). */
export function calculateRoi({
  employees,
  avgSalary,
  automationPercentage,
  useCase,
  industry,
  implementationCost,
}: RoiInputs): RoiResults {
  const efficiency = useCase.efficiencyPercent / 100;
  const currentCosts = employees * avgSalary;
  const potentialSavings = currentCosts * (automationPercentage / 100) * efficiency * industry.multiplier;
  const hasCost = implementationCost > 0;
  return {
    currentCosts,
    potentialSavings,
    roiPercentage: hasCost ? ((potentialSavings - implementationCost) / implementationCost) * 100 : undefined,
    paybackMonths: hasCost ? implementationCost / (potentialSavings / 12) : undefined,
    productivityGain: efficiency * automationPercentage * industry.multiplier,
  };
}

/** Hours that each person has back in a week: the productivity gain of the hours that were entered. */
export function hoursFreedPerWeek({ hoursPerWeek }: RoiInputs, { productivityGain }: RoiResults): number {
  return (hoursPerWeek * productivityGain) / 100;
}

/** One way in which it may turn out. */
export interface RoiScenario {
  name: string;
  assumption: string;
  /** USD, once. */
  implementationCost: number;
  results: RoiResults;
}

/** The specified model can promise a great deal, so it stands between two more careful readings of itself. */
export function roiScenarios(
  inputs: RoiInputs,
): [low: RoiScenario, expected: RoiScenario, costly: RoiScenario] {
  const { useCase, implementationCost } = inputs;
  const scenario = (name: string, assumption: string, changed: RoiInputs): RoiScenario => ({
    name,
    assumption,
    implementationCost: changed.implementationCost,
    results: calculateRoi(changed),
  });
  const halfClaim = { ...useCase, efficiencyPercent: useCase.efficiencyPercent / 2 };
  return [
    scenario('Cautious', 'Half the savings', { ...inputs, useCase: halfClaim }),
    scenario('As entered', 'The numbers above', inputs),
    scenario('Costly rollout', 'Implementation at 1.25x', {
      ...inputs,
      implementationCost: implementationCost * 1.25,
    }),
  ];
}

/** The fields of the form, by the names that they also have in the address of the page. */
export const ROI_FIELDS = [
  'employees',
  'avgSalary',
  'hoursPerWeek',
  'automationPercentage',
  'useCase',
  'industry',
  'implementationCost',
] as const;

export type RoiField = (typeof ROI_FIELDS)[number];

/** Values that the form shows at first (S2 section 9). */
export const ROI_DEFAULTS: Readonly<Record<RoiField, string>> = {
  employees: '100',
  avgSalary: '75000',
  hoursPerWeek: '40',
  automationPercentage: '30',
  useCase: '',
  industry: '',
  implementationCost: '50000',
};

/** The slider (S2 section 9). */
export const AUTOMATION_RANGE = { min: 10, max: 80, step: 5 } as const;

/** Reads what was entered; nothing comes of it until both lists have an answer (S2 section 4). @param options of the lists */
export function readRoiInputs(
  entered: Readonly<Record<RoiField, string>>,
  { useCases, industries }: RoiOptions,
): RoiInputs | undefined {
  const useCase = useCases.find(({ value }) => value === entered.useCase);
  const industry = industries.find(({ value }) => value === entered.industry);
  if (!useCase || !industry) return undefined;
  return {
    employees: parseWhole(entered.employees),
    avgSalary: parseWhole(entered.avgSalary),
    hoursPerWeek: parseWhole(entered.hoursPerWeek),
    automationPercentage: parseWhole(entered.automationPercentage),
    useCase,
    industry,
    implementationCost: parseWhole(entered.implementationCost),
  };
}

/** A whole number; text that isn't a number counts as 0 (S2 section 5), and one too large to be exact is capped. */
export function readWhole(text: string): NumberReading {
  const { number, isClear } = readNumber(text, (bare) => Number.parseInt(bare, 10));
  const whole =
    Math.min(Math.max(Math.trunc(number), -Number.MAX_SAFE_INTEGER), Number.MAX_SAFE_INTEGER) || 0;
  return { number: whole, isClear: isClear && whole === number };
}

/** The number alone. */
export function parseWhole(text: string): number {
  return readWhole(text).number;
}
