import { formatNumber } from '../../shared/formats.ts';

/** Quantiles of the normal distribution for an alpha of 5 % (two-sided) and a power of 80 %. */
const [Z_ALPHA, Z_POWER] = [1.959964, 0.841621];
/** Days after which an answer comes too late to wait for. */
const QUARTER_DAYS = 91;
const MOST_PERCENT = 1_000;

/**
 * Returns the visits that both versions need in all to tell two rates from each other: the normal approximation without
 * correction for continuity (Fleiss, Levin, Paik: Statistical Methods for Rates and Proportions, 2003, section 4.2).
 */
export function visitsNeeded(rate: number, changed: number): number {
  const mean = (rate + changed) / 2;
  const byChance = Z_ALPHA * Math.sqrt(2 * mean * (1 - mean));
  const missed = Z_POWER * Math.sqrt(rate * (1 - rate) + changed * (1 - changed));
  return 2 * Math.ceil(((byChance + missed) / (changed - rate)) ** 2);
}

/**
 * Says what it takes to find a change of a rate, or that it can't be found in a quarter, and the least that can.
 * @param percent by which the rate changes, as a part of itself
 */
export function planWords(rate: number, percent: number, visitsPerDay: number): string {
  const changed = rate * (1 + percent / 100);
  if (!(rate > 0 && rate < 1 && changed >= 0 && changed < 1 && changed !== rate)) {
    return 'Both rates have to be between 0 and 100 %, and differ.';
  }
  const visits = visitsNeeded(rate, changed);
  const days = Math.ceil(visits / visitsPerDay);
  const takes = `${inFull(visits / 2)} visits for each version, ${inFull(visits)} in all`;
  if (visitsPerDay === 0) return `${takes}. No visit was counted yet.`;
  const words = `${takes}: ${inFull(days)} ${days === 1 ? 'day' : 'days'} at ${inFull(visitsPerDay)} visits a day.`;
  if (days <= QUARTER_DAYS) return words;
  const least = Array.from({ length: MOST_PERCENT }, (_, index) => index + 1).find((each) => {
    const risen = rate * (1 + each / 100);
    return risen < 1 && visitsNeeded(rate, risen) <= QUARTER_DAYS * visitsPerDay;
  });
  const instead = least === undefined ? '' : ` A rise by ${least} % is the least it can find in that time.`;
  return `${words} Your traffic can’t answer this in a quarter.${instead}`;
}

function inFull(count: number): string {
  return formatNumber(Math.round(count));
}
