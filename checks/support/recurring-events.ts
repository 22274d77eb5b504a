import fc from 'fast-check';
import nodeIcal from 'node-ical';

/** Horizon of the recurring events of the fuzzer. */
export const FUZZ_HORIZON = {
  from: new Date('2026-01-01T00:00:00Z'),
  until: new Date('2027-02-01T00:00:00Z'),
  zone: 'UTC',
};

const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe'];
const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const DAY_MS = 86_400_000;

const some = (least: number, most: number, maxLength = 3) =>
  fc.uniqueArray(fc.integer({ min: least, max: most }), { minLength: 1, maxLength });
const part = (name: string, values: fc.Arbitrary<readonly (number | string)[]>) =>
  values.map((each) => `${name}=${each.join(',')}`);
/** A part of a rule, or none. */
const maybe = (written: fc.Arbitrary<string>, weight = 1) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant('') }, { weight, arbitrary: written });

const signed = (most: number) =>
  some(-most, most)
    .map((each) => each.map((place) => place || 1))
    .map((each) => [...new Set(each)]);
const plainDays = fc.uniqueArray(fc.constantFrom(...DAYS), { minLength: 1, maxLength: 4 });
const countedDays = (most: number) =>
  fc.uniqueArray(
    // Not beside days without a number: of a year, the other library then forgets those.
    fc
      .tuple(fc.integer({ min: -most, max: most }), fc.constantFrom(...DAYS))
      .map(([nth, day]) => `${nth || 1}${day}`),
    { minLength: 1, maxLength: 3 },
  );

/** Parts that RFC 5545 allows with each frequency. */
const PARTS: Record<string, readonly fc.Arbitrary<string>[]> = {
  YEARLY: [
    maybe(part('BYMONTH', some(1, 12))),
    maybe(
      fc.oneof(
        part('BYMONTHDAY', signed(31)),
        part('BYYEARDAY', signed(366)),
        part('BYDAY', plainDays),
        part('BYDAY', countedDays(4)),
      ),
      4,
    ),
  ],
  MONTHLY: [
    maybe(part('BYMONTH', some(1, 12))),
    maybe(
      fc.oneof(part('BYMONTHDAY', signed(31)), part('BYDAY', plainDays), part('BYDAY', countedDays(5))),
      4,
    ),
  ],
  WEEKLY: [maybe(part('BYMONTH', some(1, 12))), maybe(part('BYDAY', plainDays), 4)],
  DAILY: [
    maybe(part('BYMONTH', some(1, 12))),
    maybe(part('BYMONTHDAY', signed(31))),
    maybe(part('BYDAY', plainDays)),
  ],
  HOURLY: [maybe(part('BYHOUR', some(0, 23, 5))), maybe(part('BYDAY', plainDays))],
};

const twoDigits = (value: number) => String(value).padStart(2, '0');
const wall = (moment: Date) => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}`;

export interface FuzzedEvent {
  /** The lines of its component. */
  lines: readonly string[];
  rule: string;
}

/** Recurring events in zones, with ends, counts and intervals. */
export const recurringEvents: fc.Arbitrary<FuzzedEvent> = fc
  .constantFrom(...Object.keys(PARTS))
  .chain((freq) =>
    fc.record({
      freq: fc.constant(freq),
      parts: fc.tuple(...(PARTS[freq] ?? [])),
      // Hours of the wall or of true time: where clocks are set, the two libraries differ.
      zone: freq === 'HOURLY' ? fc.constant('UTC') : fc.constantFrom(...ZONES),
      day: fc.integer({ min: Date.UTC(2023, 0, 1) / DAY_MS, max: Date.UTC(2026, 11, 31) / DAY_MS }),
      hour: fc.integer({ min: 4, max: 22 }),
      interval: maybe(
        fc.integer({ min: 2, max: 5 }).map((each) => `INTERVAL=${each}`),
        2,
      ),
      weekStart: maybe(fc.constantFrom('WKST=SU', 'WKST=MO', 'WKST=TH')),
      setPos: maybe(
        part(
          'BYSETPOS',
          some(-3, 3, 2).map((each) => [...new Set(each.map((place) => place || 1))]),
        ),
      ),
      hours: maybe(part('BYHOUR', some(4, 22))),
      end: fc.oneof(
        fc.constant(''),
        fc.integer({ min: 1, max: 60 }).map((count) => `COUNT=${count}`),
        fc
          .integer({ min: Date.UTC(2026, 0, 1) / DAY_MS, max: Date.UTC(2027, 0, 1) / DAY_MS })
          .map((each) => `UNTIL=${wall(new Date(each * DAY_MS))}Z`),
      ),
    }),
  )
  .map(({ freq, parts, zone, day, hour, interval, weekStart, setPos, hours, end }) => {
    const isSetPosAllowed =
      parts.some((each) => /^BY(?:DAY|MONTHDAY|YEARDAY)/.test(each)) && freq !== 'HOURLY';
    const rule = [
      ...[`FREQ=${freq}`, interval, weekStart, ...parts],
      ...[freq === 'HOURLY' ? '' : hours, isSetPosAllowed ? setPos : '', end],
    ]
      .filter(Boolean)
      .join(';');
    const time = `${wall(new Date(day * DAY_MS)).slice(0, 9)}${twoDigits(hour)}0000`;
    const lines = [
      'UID:fuzz',
      zone === 'UTC' ? `DTSTART:${time}Z` : `DTSTART;TZID=${zone}:${time}`,
      'DURATION:PT30M',
      `RRULE:${rule}`,
    ];
    return { lines, rule };
  });

/**
 * Compares what the server reads of an event with what another library does (node-ical, by rrule-temporal).
 * @param starts what the server reads @throws {Error} names occurrences that one of the two does not have
 */
export function compareStarts({ rule, lines }: FuzzedEvent, text: string, starts: readonly Date[]): void {
  const own = new Set(starts.filter((start) => start >= FUZZ_HORIZON.from).map((each) => each.toISOString()));
  const other = new Set(listStartsOfOther(text));
  const missing = [...other].filter((start) => !own.has(start));
  const [first, ...more] = [...own].filter((start) => !other.has(start));
  // The beginning of the event is an occurrence, also where its rule does not match it.
  const isFirst = first === undefined || first === [...own][0];
  if (missing.length > 0 || more.length > 0 || !isFirst) {
    const different = JSON.stringify({ missing: missing.slice(0, 3), more: [first, ...more.slice(0, 3)] });
    throw new Error(`${lines[1]} ${rule}: ${different}`);
  }
}

function listStartsOfOther(text: string): string[] {
  const parsed = Object.values(nodeIcal.sync.parseICS(text)).find((each) => each?.type === 'VEVENT');
  if (parsed?.type !== 'VEVENT' || !parsed.rrule) throw new Error('no event with a rule');
  const starts = parsed.rrule.between(FUZZ_HORIZON.from, new Date(FUZZ_HORIZON.until.getTime() - 1), true);
  return starts.map((each) => each.toISOString());
}
