import type ICAL from 'ical.js';
import { type Component, type Property, parameterOf, textOf, wordOf } from './content-lines.ts';
import { DAY_MS } from './day-of-rule.ts';
import { type Rule, toRule, type WallMs } from './rule.ts';
import { toWall, UTC, type Zone, type Zones } from './zones.ts';

/** From one moment until before another, in milliseconds. */
export interface Occurrence {
  start: number;
  end: number;
}

/** A time as a file writes it. */
export interface WrittenTime {
  wall: WallMs;
  zone: Zone;
  /** Only a day. */
  isDay: boolean;
}

/** A rule with its end in time: a moment, or a wall time where the event has no zone. */
export interface EndingRule {
  rule: Rule;
  isPast: (wall: WallMs) => boolean;
}

/** An event, or an exception of a recurring one, as far as it says when its host is busy. */
export interface ReadEvent {
  uid: string;
  sequence: number;
  start: WrittenTime;
  /** How long it is on the wall, where its end is in the zone of its beginning; else in true time. */
  lengthMs: number;
  isLengthOfWall: boolean;
  /** Before it, as Apple adds for the way. */
  travelMs: number;
  isBusy: boolean;
  rules: EndingRule[];
  excludedRules: EndingRule[];
  added: (WrittenTime & { lengthMs?: number })[];
  excluded: WrittenTime[];
  /** Which occurrence it replaces; absent in the event itself. */
  replaces?: WrittenTime & { andFollowing: boolean };
}

type Time = InstanceType<typeof ICAL.Time>;
type Duration = InstanceType<typeof ICAL.Duration>;
type Period = InstanceType<typeof ICAL.Period>;

const DECLINED = ['DECLINED', 'DELEGATED'];
const FREE_FOR_OUTLOOK = ['FREE', 'WORKINGELSEWHERE'];

/** Which events take time. */
export interface TakenRules {
  /** Addresses of the host, in small letters: an invitation that these have declined takes no time. */
  addresses?: readonly string[];
  /** Whatever is not canceled, also what its author calls free: as calendars of holidays do. */
  isAll?: boolean;
}

/** @throws {Error} when it does not say when it is */
export function eventOf(component: Component, zones: Zones, rules: TakenRules = {}): ReadEvent {
  const { properties, unread } = component;
  const [begin] = properties.get('dtstart') ?? [];
  const isBusy = isTimeTaken(component, rules);
  if (!begin || (unread && unread !== 'attendee' && isBusy)) throw new Error(`no ${unread ?? 'dtstart'}`);
  const start = timesOf(begin, zones)[0];
  if (!start) throw new Error('no dtstart');
  const [replaced] = properties.get('recurrence-id') ?? [];
  const replaces = replaced && timesOf(replaced, zones)[0];
  return {
    uid: textOf(component, 'uid'),
    sequence: Number(textOf(component, 'sequence')) || 0,
    start,
    ...lengthOf(component, start, zones),
    travelMs: travelOf(component),
    isBusy,
    rules: rulesOf(properties.get('rrule'), start),
    excludedRules: rulesOf(properties.get('exrule'), start),
    added: (properties.get('rdate') ?? []).flatMap((each) => timesOf(each, zones)),
    excluded: (properties.get('exdate') ?? []).flatMap((each) => timesOf(each, zones)),
    ...(replaces && {
      replaces: {
        ...replaces,
        andFollowing: parameterOf(replaced, 'range')?.toUpperCase() === 'THISANDFUTURE',
      },
    }),
  };
}

/** Whether its host can do nothing else meanwhile. */
function isTimeTaken(component: Component, { addresses = [], isAll = false }: TakenRules): boolean {
  if (wordOf(component, 'status') === 'CANCELLED') return false;
  if (isAll) return true;
  if (wordOf(component, 'transp') === 'TRANSPARENT') return false;
  if (FREE_FOR_OUTLOOK.includes(wordOf(component, 'x-microsoft-cdo-busystatus'))) return false;
  const own = component.properties.get('attendee')?.find((each) => addresses.includes(addressOf(each)));
  return !own || !DECLINED.includes(parameterOf(own, 'partstat')?.toUpperCase() ?? '');
}

function addressOf(attendee: Property): string {
  return String(attendee.getFirstValue())
    .toLowerCase()
    .replace(/^mailto:/, '');
}

/** The times that a property lists, each with its length where it is a period. */
function timesOf(property: Property, zones: Zones): (WrittenTime & { lengthMs?: number })[] {
  return property.getValues().flatMap((value) => {
    if (!value || typeof value !== 'object') return [];
    if ('isDate' in value) return [toWritten(value as Time, property, zones)];
    if (!('start' in value)) return [];
    const { start, end, duration } = value as Period;
    const written = toWritten(start, property, zones);
    const lengthMs = duration
      ? duration.toSeconds() * 1_000
      : toMoment(toWritten(end, property, zones)) - toMoment(written);
    return [{ ...written, lengthMs }];
  });
}

function toWritten(time: Time, property: Property, zones: Zones): WrittenTime {
  const wall = toWall(time);
  if (!Number.isFinite(wall)) throw new Error('no time');
  if (time.isDate) return { wall, zone: zones.floating, isDay: true };
  if (time.zone?.tzid === 'UTC') return { wall, zone: UTC, isDay: false };
  const name = parameterOf(property, 'tzid');
  return { wall, zone: name === undefined ? zones.floating : zones.find(name), isDay: false };
}

export function toMoment({ wall, zone }: WrittenTime): number {
  return zone(wall);
}

/** A day without an end is a whole one; a time without an end takes none. */
function lengthOf(
  { properties }: Component,
  start: WrittenTime,
  zones: Zones,
): Pick<ReadEvent, 'lengthMs' | 'isLengthOfWall'> {
  const [until] = properties.get('dtend') ?? [];
  const end = until && timesOf(until, zones)[0];
  if (end) {
    const isLengthOfWall = end.zone === start.zone;
    const lengthMs = isLengthOfWall ? end.wall - start.wall : toMoment(end) - toMoment(start);
    // Some write a day as its own end.
    const least = start.isDay && end.isDay ? DAY_MS : 0;
    return { lengthMs: Math.max(least, lengthMs), isLengthOfWall };
  }
  const [lasting] = properties.get('duration') ?? [];
  const duration = lasting?.getFirstValue();
  const lengthMs = isDuration(duration) ? duration.toSeconds() * 1_000 : start.isDay ? DAY_MS : 0;
  return { lengthMs: Math.max(0, lengthMs), isLengthOfWall: lengthMs % DAY_MS === 0 };
}

function travelOf({ properties }: Component): number {
  const duration = properties.get('x-apple-travel-duration')?.[0]?.getFirstValue();
  return isDuration(duration) ? Math.max(0, Math.min(duration.toSeconds() * 1_000, DAY_MS)) : 0;
}

function isDuration(value: unknown): value is Duration {
  return typeof value === 'object' && value !== null && 'toSeconds' in value;
}

function rulesOf(properties: readonly Property[] = [], start: WrittenTime): EndingRule[] {
  return properties.map((property) => {
    const parsed = property.getFirstValue() as InstanceType<typeof ICAL.Recur>;
    return { rule: toRule(parsed), isPast: endOf(parsed.until, start) };
  });
}

/** The last occurrence may begin at the end itself: a moment if it is in UTC, a whole day if it is one. */
function endOf(until: Time | null | undefined, start: WrittenTime): EndingRule['isPast'] {
  if (!until) return () => false;
  const wall = toWall(until);
  if (until.isDate) return (occurrence) => occurrence >= wall + DAY_MS;
  if (until.zone?.tzid !== 'UTC' || start.isDay) return (occurrence) => occurrence > wall;
  return (occurrence) => start.zone(occurrence) > wall;
}
