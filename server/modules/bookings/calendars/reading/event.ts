import { type Component, type Property, textOf, wordOf } from './content-lines.ts';
import { DAY_MS } from './day-of-rule.ts';
import { type Rule, readRule } from './rule.ts';
import { readDuration, readTime, type TimeValue, type WallMs } from './written-time.ts';
import { UTC, type Zone, type Zones } from './zones.ts';

/** Range from one moment until before another, in milliseconds. */
export interface Occurrence {
  start: number;
  end: number;
}

/** A time as a file writes it. */
export interface WrittenTime {
  wall: WallMs;
  zone: Zone;
  /** Set where it is only a day. */
  isDay: boolean;
  /** Set where it has no zone of its own. */
  isFloating: boolean;
}

/** A rule with its end in time: a moment, or a wall time where the event has no zone. */
export interface EndingRule {
  rule: Rule;
  isPast: (wall: WallMs) => boolean;
}

/** Facts of an event, or of an exception of a recurring one, that decide when its host is busy. */
export interface ReadEvent {
  uid: string;
  sequence: number;
  start: WrittenTime;
  /** Length on the wall, where its end is in the zone of its beginning; else in true time. */
  lengthMs: number;
  isLengthOfWall: boolean;
  /** Travel time before it, as Apple adds it. */
  travelMs: number;
  isBusy: boolean;
  rules: EndingRule[];
  excludedRules: EndingRule[];
  added: (WrittenTime & { lengthMs?: number })[];
  excluded: WrittenTime[];
  /** Occurrence that it replaces; absent in the event itself. */
  replaces?: WrittenTime & { andFollowing: boolean };
  /** It replaces an occurrence, and its file does not say which one. */
  isStray: boolean;
  /** Number of its parts that could not be read. */
  damaged: number;
}

const HOUR_MS = 3_600_000;
/** Limit of dates in all lines of one name. */
const MOST_DATES = 2_000;
const DECLINED = ['DECLINED', 'DELEGATED'];
const FREE_FOR_OUTLOOK = ['FREE', 'WORKINGELSEWHERE'];

/** Rules that decide which events take time. */
export interface TakenRules {
  /** Addresses of the host, in small letters: an invitation that these have declined takes no time. */
  addresses?: readonly string[];
  /**
   * Set where everything that is not canceled takes time, also what its author calls free: as calendars of holidays do.
   */
  isAll?: boolean;
}

/**
 * Reads when an event is. What cannot be read of it makes it take rather more time than less.
 * @throws {Error} when it does not say when it begins
 */
export function eventOf(component: Component, zones: Zones, taken: TakenRules = {}): ReadEvent {
  const values = valuesOf(component, zones);
  const [start] = values.times('dtstart');
  if (!start) throw new Error('no beginning');
  const [replaced] = values.times('recurrence-id');
  const range = component.properties.get('recurrence-id')?.[0]?.parameters.get('range');
  const event = {
    uid: textOf(component, 'uid'),
    sequence: values.sequence(),
    start,
    ...lengthOf(component, values, start),
    travelMs: Math.min(values.duration('x-apple-travel-duration') ?? 0, DAY_MS),
    isBusy: isTimeTaken(component, taken),
    rules: values.rules('rrule').map((rule) => toEndingRule(rule, start)),
    excludedRules: values.rules('exrule').map((rule) => toEndingRule(rule, start)),
    added: values.times('rdate'),
    excluded: values.times('exdate'),
    ...(replaced && { replaces: { ...replaced, andFollowing: range?.toUpperCase() === 'THISANDFUTURE' } }),
    isStray: !replaced && component.properties.has('recurrence-id'),
  };
  return { ...event, damaged: values.damaged() };
}

/** Reads the properties of a component, and counts what is damaged of them. */
function valuesOf(component: Component, zones: Zones) {
  let { damaged } = component;
  const ofName = (name: string) => component.properties.get(name) ?? [];
  /** Counts what is written, but could not be read. */
  function noted<Read>(isWritten: boolean, read: Read | undefined): Read | undefined {
    if (isWritten && read === undefined) damaged += 1;
    return read;
  }
  return {
    times(name: string): (WrittenTime & { lengthMs?: number })[] {
      const written = ofName(name).flatMap((property) =>
        property.value.split(',').map((value) => ({ value, property })),
      );
      noted(written.length > MOST_DATES, undefined);
      return written
        .slice(0, MOST_DATES)
        .flatMap(({ value, property }) => noted(true, timeOf(value, property, zones)) ?? []);
    },
    duration(name: string): number | undefined {
      const [written] = ofName(name);
      const ms = readDuration(written?.value ?? '');
      return noted(written !== undefined, ms !== undefined && ms >= 0 ? ms : undefined);
    },
    rules(name: string): Rule[] {
      return ofName(name).flatMap(({ value }) => {
        const { rule, isDamaged } = readRule(value);
        noted(isDamaged, undefined);
        return rule ?? [];
      });
    },
    sequence(): number {
      const written = textOf(component, 'sequence');
      const number = /^\d{1,9}$/.test(written) ? Number(written) : undefined;
      return noted(ofName('sequence').length > 0, number) ?? 0;
    },
    note: () => noted(true, undefined),
    damaged: () => damaged,
  };
}

export function isCanceled(component: Component): boolean {
  return ['CANCELLED', 'CANCELED'].includes(wordOf(component, 'status'));
}

/** Reports whether an event takes its host's time. */
function isTimeTaken(component: Component, { addresses = [], isAll = false }: TakenRules): boolean {
  if (isCanceled(component)) return false;
  if (isAll) return true;
  if (wordOf(component, 'transp') === 'TRANSPARENT') return false;
  if (FREE_FOR_OUTLOOK.includes(wordOf(component, 'x-microsoft-cdo-busystatus'))) return false;
  const own = (component.properties.get('attendee') ?? []).filter((each) => isOneOf(each, addresses));
  const isDeclined = ({ parameters }: Property) =>
    DECLINED.includes(parameters.get('partstat')?.toUpperCase() ?? '');
  return own.length === 0 || !own.every(isDeclined);
}

/**
 * The address of an attendee may be one of the server's own, such as a path or `urn:uuid:`, with the email beside it.
 */
function isOneOf({ value, parameters }: Property, addresses: readonly string[]): boolean {
  return [value.replace(/^mailto:/i, ''), parameters.get('email') ?? ''].some((each) =>
    addresses.includes(each.trim().toLowerCase()),
  );
}

/** A time, or a period with its length; `undefined` where it cannot be read. */
export function timeOf(
  written: string,
  { parameters }: Property,
  zones: Zones,
): (WrittenTime & { lengthMs?: number }) | undefined {
  const [begin = '', finish] = written.split('/');
  const start = toWritten(readTime(begin), parameters, zones);
  if (!start || finish === undefined) return start;
  const end = toWritten(readTime(finish), parameters, zones);
  const lengthMs = end ? toMoment(end) - toMoment(start) : readDuration(finish);
  return lengthMs !== undefined && lengthMs >= 0 ? { ...start, lengthMs } : undefined;
}

function toWritten(
  time: TimeValue | undefined,
  parameters: Property['parameters'],
  zones: Zones,
): WrittenTime | undefined {
  if (!time) return undefined;
  if (time.isDay || parameters.get('value')?.toUpperCase() === 'DATE') {
    return { wall: dayOf(time.wall), zone: zones.ofDays, isDay: true, isFloating: true };
  }
  if (time.isUtc) return { wall: time.wall, zone: UTC, isDay: false, isFloating: false };
  const name = parameters.get('tzid') ?? '';
  const zone = name === '' ? zones.ofFloating : zones.find(name);
  return { wall: time.wall, zone, isDay: false, isFloating: name === '' };
}

export function toMoment({ wall, zone }: WrittenTime): number {
  return zone(wall);
}

/**
 * Returns the length of an event. A day without an end is a whole one, and a time without an end takes none, except
 * where the end is damaged, or was perhaps lost.
 */
function lengthOf(
  { properties, damaged }: Component,
  values: ReturnType<typeof valuesOf>,
  start: WrittenTime,
): Pick<ReadEvent, 'lengthMs' | 'isLengthOfWall'> {
  const unknown = { lengthMs: start.isDay ? DAY_MS : HOUR_MS, isLengthOfWall: start.isDay };
  if (properties.has('dtend')) {
    const [end] = values.times('dtend');
    if (!end) return unknown;
    const isLengthOfWall = end.zone === start.zone;
    const lengthMs = isLengthOfWall ? end.wall - start.wall : toMoment(end) - toMoment(start);
    if (lengthMs < 0) {
      values.note();
      return unknown;
    }
    // Some write a day as its own end.
    return { lengthMs: start.isDay && end.isDay ? Math.max(DAY_MS, lengthMs) : lengthMs, isLengthOfWall };
  }
  if (properties.has('duration')) {
    const lengthMs = values.duration('duration');
    return lengthMs === undefined ? unknown : { lengthMs, isLengthOfWall: lengthMs % DAY_MS === 0 };
  }
  return start.isDay || damaged > 0 ? unknown : { lengthMs: 0, isLengthOfWall: true };
}

/** The last occurrence may begin at the end itself: a moment if it is in UTC, a whole day if it is one. */
function toEndingRule(rule: Rule, start: WrittenTime): EndingRule {
  return { rule: start.isDay ? { ...rule, byHour: [], byMinute: [], bySecond: [] } : rule, isPast };

  function isPast(occurrence: WallMs): boolean {
    const { until } = rule;
    if (!until) return false;
    if (until.isDay) return occurrence >= until.wall + DAY_MS;
    const isPastOnWall = occurrence > until.wall;
    if (!until.isUtc) return isPastOnWall;
    const isPastInTime = start.zone(occurrence) > until.wall;
    // Some write the midnight of their own zone, some that of UTC.
    return start.isDay ? isPastOnWall && isPastInTime : isPastInTime;
  }
}

function dayOf(wall: WallMs): WallMs {
  return Math.floor(wall / DAY_MS) * DAY_MS;
}
