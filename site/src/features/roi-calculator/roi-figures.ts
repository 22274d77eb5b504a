import { ROI_FOR_DEMO, type RoiForDemo } from '../../api/roi-for-demo.ts';
import { formatNumber, formatPercent, formatUsd } from '../../design/ui/format-number.ts';

/** Figures of the calculator: separators of thousands and one decimal (S2 section 9), a dash for none. */
const DECIMALS = 1;
const NONE = '–';

export function showUsd(amount: number): string {
  return formatUsd(amount, DECIMALS);
}

export function showNumber(number: number | undefined): string {
  return number === undefined ? NONE : formatNumber(number, DECIMALS);
}

export function showPercent(percent: number | undefined): string {
  return percent === undefined ? NONE : formatPercent(percent, DECIMALS);
}

/** Formats what is counted in whole, such as people. */
export function showCount(count: number): string {
  return formatNumber(count);
}

/**
 * Notes a result for the booking, or forgets it. It stays in this tab until it is sent.
 * @returns whether one is noted: where nothing can be stored, none is
 */
export function noteRoiForDemo(roi: RoiForDemo | false): boolean {
  try {
    if (roi) sessionStorage.setItem(ROI_FOR_DEMO, JSON.stringify(roi));
    else sessionStorage.removeItem(ROI_FOR_DEMO);
  } catch {}
  return hasRoiForDemo();
}

export function hasRoiForDemo(): boolean {
  try {
    return sessionStorage.getItem(ROI_FOR_DEMO) !== null;
  } catch {
    return false;
  }
}
