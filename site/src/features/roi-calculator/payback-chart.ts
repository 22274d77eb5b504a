import type { RoiScenario } from 'contract/product/roi.ts';
import { formatUsd } from '../../design/ui/format-number.ts';

/** Returns over the months, minus what was paid: a straight line from below 0 upwards. */
export interface PaybackLine {
  /** USD in month 0, the negative of what was paid. */
  start: number;
  /** USD in the last month of the chart. */
  end: number;
  /** Month in which it crosses 0; absent where nothing was paid, or that lies beyond the chart. */
  crossing: number | undefined;
}

/** Lines on one pair of axes. */
export interface PaybackChart {
  /** Last month. */
  months: number;
  monthTicks: readonly number[];
  /** USD at the lower and the upper edge; 0 lies between them. */
  low: number;
  high: number;
  moneyTicks: readonly number[];
  /** Distance of two ticks in USD. */
  step: number;
  lines: readonly PaybackLine[];
}

type Paid = Pick<RoiScenario, 'implementationCost'> & { results: { potentialSavings: number } };

const LONGEST_YEARS = 10;
/** USD. */
const CLOSE_TICKS = 100;
/** Below 0 there is room for the names of the crossings, above the lines for theirs. */
const ROOM_BELOW = 0.14;
const ROOM_ABOVE = 0.04;
const MOST_MONEY_STEPS = 7;

/**
 * Lays out scenarios whose savings are above 0 over a year, or as many more as it takes until all are paid back, ten at
 * most. A cost below 0 counts as none.
 */
export function layOutPayback(scenarios: readonly Paid[]): PaybackChart {
  const paid = scenarios.map(({ implementationCost, results }) => ({
    cost: Math.max(implementationCost, 0),
    perMonth: results.potentialSavings / 12,
  }));
  const slowest = Math.max(...paid.map(({ cost, perMonth }) => cost / perMonth));
  const months = Math.min(Math.max(Math.ceil(slowest / 12), 1), LONGEST_YEARS) * 12;
  const lines = paid.map(({ cost, perMonth }) => {
    const crossing = cost / perMonth;
    return {
      start: -cost,
      end: perMonth * months - cost,
      crossing: cost > 0 && crossing <= months ? crossing : undefined,
    };
  });
  const lowest = Math.min(...lines.map(({ start, end }) => Math.min(start, end)));
  const highest = Math.max(0, ...lines.map(({ end }) => end));
  const low = Math.min(lowest, -ROOM_BELOW * highest);
  const high = highest + ROOM_ABOVE * (highest - low);
  const step = niceStep((high - low) / MOST_MONEY_STEPS);
  return {
    months,
    monthTicks: ticksOfMonths(months),
    low,
    high,
    moneyTicks: ticksOf(low, high, step),
    step,
    lines,
  };
}

/** The next larger of 1, 2, 2.5, 5 and 10 times a power of ten. */
function niceStep(distance: number): number {
  const power = 10 ** Math.floor(Math.log10(distance));
  return ([1, 2, 2.5, 5].find((factor) => factor * power >= distance) ?? 10) * power;
}

function ticksOf(low: number, high: number, step: number): number[] {
  const first = Math.ceil(low / step);
  // `|| 0`: an axis has no negative 0.
  return Array.from(
    { length: Math.floor(high / step) - first + 1 },
    (_, index) => (first + index) * step || 0,
  );
}

function ticksOfMonths(months: number): number[] {
  return ticksOf(0, months, months > 60 ? 24 : months > 24 ? 12 : months / 4);
}

/** Units of amounts, each from a distance of two ticks on, in USD: one digit after the point tells them apart. */
const UNITS = [
  { from: 5e8, letter: 'B', usd: 1e9 },
  { from: 5e5, letter: 'M', usd: 1e6 },
  { from: CLOSE_TICKS, letter: 'k', usd: 1e3 },
];

/**
 * An amount on an axis, as budgets are read: '$250k', '-$50k', '$1.5M'; in dollars where the ticks lie closer.
 * @param step distance of the ticks, in USD
 */
export function axisMoney(amount: number, step: number): string {
  const unit = UNITS.find(({ from }) => step >= from);
  if (amount === 0 || !unit) return formatUsd(amount);
  const count = amount / unit.usd;
  return `${formatUsd(count, Number.isInteger(count) ? 0 : 1)}${unit.letter}`;
}
