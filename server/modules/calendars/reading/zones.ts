import { momentOf, offsetAt } from 'contract/bookings/zoned-time.ts';
import type ICAL from 'ical.js';
import { type Component, type Property, textOf } from './content-lines.ts';
import { DAY_MS } from './day-of-rule.ts';
import { expandRule, type Window } from './expand-rule.ts';
import { toRule, type WallMs } from './rule.ts';
import { WINDOWS_ZONES } from './windows-zones.ts';

/** A time zone: tells at which moment, in milliseconds, its clocks show a time. */
export type Zone = (wall: WallMs) => number;

const MINUTE_MS = 60_000;
/** Prefixes before the name of a zone, as `/freeassociation.sourceforge.net/Europe/Berlin`. */
const PREFIXED = /^\/.*?\/(?:\d+(?:_\d+)?\/)?([A-Z][\w+-]+(?:\/[\w+-]+)+)$/;
/** As `GMT+0100`, `UTC-05:00` and `(UTC+01:00) Berlin`. */
const OFFSET = /^\(?(?:GMT|UTC)\s*([+-])(\d{1,2}):?(\d{2})?\)?/i;
const LONGEST_NAME = 120;

export const UTC: Zone = (wall) => wall;

/** Finds time zones by the names that a file gives them. */
export class Zones {
  /** What the file calls a zone that neither it nor this machine knows: its times were taken for those of the host. */
  readonly unknown = new Set<string>();
  /** Of a time without a zone: the same on every wall, so that the host's wall counts. */
  readonly floating: Zone;
  readonly #found = new Map<string, Zone>();
  readonly #ofFile = new Map<string, Component>();
  readonly #window: Window;
  readonly #spend: () => void;

  /** @param window in which times will be asked for @param spend counts the work that zones of the file take */
  constructor(hostZone: string, window: Window, spend: () => void) {
    this.floating = namedZone(hostZone) ?? UTC;
    this.#window = window;
    this.#spend = spend;
  }

  /** A `VTIMEZONE` of the file. */
  add(component: Component): void {
    this.#ofFile.set(textOf(component, 'tzid'), component);
  }

  /** The zone of this name: as this machine knows it, or as Windows calls it, or else as the file describes it. */
  find(name: string): Zone {
    const known = this.#found.get(name);
    if (known) return known;
    const zone = this.#resolve(name);
    if (!zone && this.unknown.size < 10) this.unknown.add(name.slice(0, LONGEST_NAME));
    this.#found.set(name, zone ?? this.floating);
    return zone ?? this.floating;
  }

  #resolve(name: string): Zone | undefined {
    const own = this.#ofFile.get(name);
    const ianaName = own && textOf(own, 'x-lic-location');
    return (
      placeOrAlias(name) ??
      placeOrAlias(ianaName ?? '') ??
      (own && zoneOfFile(own, this.#window, this.#spend)) ??
      namedZone(name.trim()) ??
      fixedZone(name)
    );
  }
}

/** A short name such as `EST` means what its file says, if it does. */
function placeOrAlias(name: string): Zone | undefined {
  const plain = name.trim();
  const place = WINDOWS_ZONES.get(plain.toLowerCase()) ?? PREFIXED.exec(plain)?.[1] ?? plain;
  return place.includes('/') ? namedZone(place) : undefined;
}

/** A zone that this machine knows. Where the offset is the same for days around, that is all there is to reckon. */
function namedZone(name: string): Zone | undefined {
  if (name === '' || name.length > LONGEST_NAME || /^[+-]/.test(name)) return undefined;
  try {
    offsetAt(name, new Date());
  } catch {
    return undefined;
  }
  const offsets = new Map<number, number>();
  const offsetOfDay = (day: number) => {
    const known = offsets.get(day);
    if (known !== undefined) return known;
    const offset = offsetAt(name, new Date(day * DAY_MS));
    offsets.set(day, offset);
    return offset;
  };
  return (wall) => {
    const day = Math.floor(wall / DAY_MS);
    const [before, after] = [offsetOfDay(day - 1), offsetOfDay(day + 2)];
    if (before === after) return wall - before * MINUTE_MS;
    const minute = Math.floor((wall - day * DAY_MS) / MINUTE_MS);
    const date = new Date(day * DAY_MS).toISOString().slice(0, 10);
    return momentOf(name, date, minute).getTime() + (wall % MINUTE_MS);
  };
}

function fixedZone(name: string): Zone | undefined {
  const [all, sign, hours = '0', minutes = '0'] = OFFSET.exec(name.trim()) ?? [];
  if (!all) return /^\(?(?:UTC|GMT|Z)\)?$/i.test(name.trim()) ? UTC : undefined;
  const offset = (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
  return (wall) => wall - (sign === '-' ? -offset : offset);
}

interface Change {
  /** What the clocks would show, had they not been set. */
  at: WallMs;
  fromMs: number;
  toMs: number;
}

/** A zone as a file describes it. It is reckoned for the window alone, and what it is before its first change is left open. */
function zoneOfFile(component: Component, window: Window, spend: () => void): Zone | undefined {
  const wide = { from: window.from - 800 * DAY_MS, until: window.until + 2 * DAY_MS };
  const changes = component.children
    .flatMap((observance) => changesOf(observance, wide, spend))
    .sort((one, other) => one.at - other.at);
  const [first] = changes;
  if (!first) return undefined;
  return (wall) => {
    // A time that clocks skip is as long after the change as without it; of one that they show twice, the first counts.
    const last = changes.findLast(({ at, fromMs, toMs }) => at + Math.max(0, toMs - fromMs) <= wall);
    return wall - (last?.toMs ?? first.fromMs);
  };
}

function changesOf(observance: Component, window: Window, spend: () => void): Change[] {
  const { properties } = observance;
  const start = wallOf(properties.get('dtstart')?.[0]);
  const [fromMs, toMs] = ['tzoffsetfrom', 'tzoffsetto'].map((name) => offsetOf(properties.get(name)?.[0]));
  if (start === undefined || fromMs === undefined || toMs === undefined) return [];
  const times = [start, ...(properties.get('rdate') ?? []).map(wallOf).filter((each) => each !== undefined)];
  for (const property of properties.get('rrule') ?? []) {
    const parsed = property.getFirstValue() as InstanceType<typeof ICAL.Recur>;
    const until = parsed.until ? toWall(parsed.until) + DAY_MS : Number.POSITIVE_INFINITY;
    const within = { from: window.from, until: Math.min(window.until, until) };
    times.push(...expandRule(toRule(parsed), start, within, spend));
    // Over before the window: its last change is the one that counts.
    if (until < window.from) {
      times.push(...expandRule(toRule(parsed), start, { from: until - 800 * DAY_MS, until }, spend));
    }
  }
  return times.map((at) => ({ at, fromMs, toMs }));
}

function wallOf(property: Property | undefined): WallMs | undefined {
  const value = property?.getFirstValue();
  return value && typeof value === 'object' && 'isDate' in value
    ? toWall(value as InstanceType<typeof ICAL.Time>)
    : undefined;
}

/** What a time shows, whatever its zone. */
export function toWall({ year, month, day, hour, minute, second }: InstanceType<typeof ICAL.Time>): WallMs {
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

function offsetOf(property: Property | undefined): number | undefined {
  const value = property?.getFirstValue();
  return value && typeof value === 'object' && 'toSeconds' in value
    ? (value as InstanceType<typeof ICAL.UtcOffset>).toSeconds() * 1_000
    : undefined;
}
