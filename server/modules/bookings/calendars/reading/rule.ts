import { readTime, type TimeValue } from './written-time.ts';

/** A recurrence rule (RFC 5545 section 3.3.10), with empty lists for the parts that it does not have. */
export interface Rule {
  freq: (typeof FREQUENCIES)[number];
  interval: number;
  /** Number of occurrences from the first on; 0 where there is no such end. */
  count: number;
  /** The last occurrence may begin at it. */
  until: TimeValue | undefined;
  /** The first day of the week, 0 for Sunday. */
  weekStart: number;
  byMonth: readonly number[];
  byWeekNo: readonly number[];
  byYearDay: readonly number[];
  byMonthDay: readonly number[];
  /** Days of the week, 0 for Sunday; `nth` of the month or year, 0 for each. */
  byDay: readonly { nth: number; weekday: number }[];
  byHour: readonly number[];
  byMinute: readonly number[];
  bySecond: readonly number[];
  bySetPos: readonly number[];
}

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const FREQUENCIES = ['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
const WEEKDAY = /^([+-]?\d{1,2})?(SU|MO|TU|WE|TH|FR|SA)$/;

/**
 * Reads a rule. A part that is damaged counts as absent, so that the rule matches rather too often.
 * @returns without a rule where it does not say how often
 */
export function readRule(written: string): { rule: Rule | undefined; isDamaged: boolean } {
  let isDamaged = false;
  const parts = new Map(
    written
      .toUpperCase()
      .split(';')
      .map((part) => {
        const [name = '', value] = part.split('=', 2);
        return [name.trim(), value?.trim()] as const;
      }),
  );
  /** Returns the value of a part; `undefined` if it is absent or damaged. */
  const partOf = <Read>(name: string, read: (value: string) => Read | undefined): Read | undefined => {
    const value = parts.get(name);
    const found = value === undefined ? undefined : read(value);
    if (parts.has(name) && found === undefined) isDamaged = true;
    return found;
  };
  const list = <Read>(name: string, read: (value: string) => Read | undefined): Read[] =>
    partOf(name, (value) => {
      const found = [...new Set(value.split(','))].map((each) => read(each.trim()));
      return found.every((each) => each !== undefined) ? found : undefined;
    }) ?? [];
  const numbers = (name: string, least: number, most: number) =>
    list(name, (value) => {
      const number = /^[+-]?\d{1,3}$/.test(value) ? Number(value) : undefined;
      return number !== undefined && number >= least && number <= most ? number : undefined;
    });
  const whole = (value: string) => (/^\d{1,9}$/.test(value) ? Number(value) : undefined);

  const freq = partOf('FREQ', (value) => FREQUENCIES.find((each) => each === value));
  if (!freq) return { rule: undefined, isDamaged: true };
  // Another calendar than ours would name other days.
  partOf('RSCALE', (value) => (value === 'GREGORIAN' ? value : undefined));
  const rule: Rule = {
    freq,
    interval: partOf('INTERVAL', whole) || 1,
    count: partOf('COUNT', whole) ?? 0,
    until: partOf('UNTIL', readTime),
    weekStart: partOf('WKST', (value) => toWeekday(value)?.weekday) ?? 1,
    byMonth: numbers('BYMONTH', 1, 12),
    byWeekNo: numbers('BYWEEKNO', -53, 53),
    byYearDay: numbers('BYYEARDAY', -366, 366),
    byMonthDay: numbers('BYMONTHDAY', -31, 31),
    byDay: list('BYDAY', toWeekday),
    byHour: numbers('BYHOUR', 0, 23),
    byMinute: numbers('BYMINUTE', 0, 59),
    bySecond: numbers('BYSECOND', 0, 60),
    bySetPos: numbers('BYSETPOS', -366, 366),
  };
  return { rule, isDamaged };
}

function toWeekday(written: string): Rule['byDay'][number] | undefined {
  const [, nth, name] = WEEKDAY.exec(written) ?? [];
  return name === undefined ? undefined : { nth: Number(nth ?? 0), weekday: WEEKDAYS.indexOf(name) };
}
