import { SAVINGS_DEFAULTS, type SavingsInputs } from 'contract/product/savings.ts';
import { type NumberReading, readNumber } from 'contract/product/typed-number.ts';
import { SAVINGS_ID } from './section-ids.ts';

const FIELDS = Object.keys(SAVINGS_DEFAULTS) as (keyof SavingsInputs)[];

/** Reads the form by the names of its fields. */
export function readSavingsInputs(form: FormData): SavingsInputs {
  const numberIn = (name: keyof SavingsInputs) => readAmount(String(form.get(name) ?? '')).number;
  return {
    employees: numberIn('employees'),
    hourlyWageUsd: numberIn('hourlyWageUsd'),
    hoursSavedPerWeek: numberIn('hoursSavedPerWeek'),
    agentCostUsdPerMonth: numberIn('agentCostUsdPerMonth'),
  };
}

/** A number as entered, without bounds (S2 section 5). Text that isn't a number counts as 0. */
export function readAmount(text: string): NumberReading {
  const { number, isClear } = readNumber(text, Number.parseFloat);
  return Number.isFinite(number) ? { number, isClear } : { number: 0, isClear: false };
}

/** The address of an estimate, from the path on. Its figures stand in the fragment, which no browser sends. */
export function savingsAddress(path: string, inputs: SavingsInputs): string {
  const entered = FIELDS.map((field): [string, string] => [field, String(inputs[field])]);
  return `${path}#${SAVINGS_ID}&${new URLSearchParams(entered)}`;
}

/** Returns the entries that such an address states; none where it states none. */
export function savingsInHash(hash: string): Partial<Record<keyof SavingsInputs, string>> {
  // To a browser it is the name of no section.
  if (!hash.startsWith(`#${SAVINGS_ID}&`)) return {};
  const told = new URLSearchParams(hash.slice(1));
  return Object.fromEntries(
    FIELDS.filter((field) => told.has(field)).map((field) => [field, told.get(field)]),
  );
}
