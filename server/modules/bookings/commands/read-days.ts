import { DEMO_SLOTS, type IsoDate, isRealDate, slotStart } from 'contract/leads/demo-slots.ts';
import { Misuse } from '../../../cli/command-line.ts';

/** A day, `2026-12-24`, or a range, `2026-12-24..2027-01-02`, both ends included. @throws {Misuse} */
export function readDays(typed: string | undefined): [IsoDate, IsoDate] {
  const [first = '', last = first, ...rest] = (typed ?? '').split('..');
  if (!isRealDate(first) || !isRealDate(last) || rest.length > 0) {
    throw new Misuse('name a day such as 2026-12-24, or a range such as 2026-12-24..2027-01-02');
  }
  if (last < first) throw new Misuse('a range begins with its first day');
  return [first, last];
}

/** The beginning of a half-hour, from a day and a time in India, such as `2026-03-12 08:30`. @throws {Misuse} */
export function readStart(day = '', time = ''): Date {
  const slot = DEMO_SLOTS.find((each) => each.time === time || each.label === time.toUpperCase());
  if (slot && isRealDate(day)) return slotStart(day, slot);
  const [first, last] = [DEMO_SLOTS[0]?.time, DEMO_SLOTS.at(-1)?.time];
  throw new Misuse(`name a day and a half-hour in India, such as 2026-03-12 08:30, from ${first} to ${last}`);
}
