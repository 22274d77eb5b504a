import { readNumber } from 'contract/product/typed-number.ts';

/**
 * Hours of a week: as many as a person can work, or save; the fields for them say so of more, and of fewer than none.
 */
export const HOURS_OF_WEEK = 168;

/** Hours of a full-time year: 52 weeks of 40 hours, by which a salary and an hourly wage say the same. */
export const WORKING_HOURS_PER_YEAR = 2_080;

/** Fields that more than one calculator has, by their names in the forms. */
type SharedField = 'employees' | 'avgSalary' | 'hourlyWageUsd';

/**
 * Keeps what a visitor typed of the team for the other calculators, in this tab alone. Each note is a property of its own:
 * the script of `/pricing` has no room for this file, and reads one of them itself (`pricing/credits-estimator.ts`).
 */
export function keepTyped({ name, value }: { name: string; value: string }): void {
  try {
    if (name === 'employees') sessionStorage.teamPeople = value;
    // Of the two, the one that was typed last: to and fro, no cent is lost.
    if (name === 'avgSalary' || name === 'hourlyWageUsd') sessionStorage.teamPay = `${name} ${value}`;
  } catch {}
}

/** Returns the kept numbers, for the fields that they fit; a salary and a wage stand for each other. */
export function keptNumbers(): Partial<Record<string, string>> {
  const kept: Partial<Record<SharedField, string>> = {};
  try {
    const { teamPeople, teamPay } = sessionStorage;
    if (teamPeople) kept.employees = teamPeople;
    const [, field, value] = /^(\w+) (.+)$/.exec(teamPay) ?? [];
    if (value) {
      const amount = readNumber(value, Number.parseFloat).number;
      kept.avgSalary = field === 'avgSalary' ? value : String(Math.round(amount * WORKING_HOURS_PER_YEAR));
      kept.hourlyWageUsd =
        field === 'avgSalary' ? String(Math.round((amount / WORKING_HOURS_PER_YEAR) * 100) / 100) : value;
    }
  } catch {}
  return kept;
}

export function forgetNumbers(): void {
  try {
    sessionStorage.removeItem('teamPeople');
    sessionStorage.removeItem('teamPay');
  } catch {}
}
