import { dateOf, MINUTE_MS, momentOf, offsetAt } from 'contract/dates.ts';
import { type Component, textOf, withoutEscapes } from './content-lines.ts';
import { DAY_MS } from './day-of-rule.ts';
import { expandRule, type Window } from './expand-rule.ts';
import { lastUpTo } from './last-up-to.ts';
import { readRule } from './rule.ts';
import { readOffset, readTime, type WallMs } from './written-time.ts';
import { offsetOfName, placesOf } from './zone-names.ts';

/** Time zone: returns the moment, in milliseconds, at which its clocks show a time. */
export type Zone = (wall: WallMs) => number;

/** The zones of one `VCALENDAR`: what it calls a zone holds within it alone. */
export interface Zones {
  /** Zone of dates without a time: the host's. */
  ofDays: Zone;
  /** Zone of times without one: the host's, unless the calendar names another. */
  ofFloating: Zone;
  find(name: string): Zone;
}

const LONGEST_NAME = 120;
/** Each of them is looked up, which takes its time. */
const MOST_NAMES = 100;
const MOST_UNKNOWN = 10;

export const UTC: Zone = (wall) => wall;

/** Finds time zones by the names that the files of one reading give them. */
export class ZoneFinder {
  /**
   * Names of zones that neither the file nor this machine knows. Their times are read with the offset in the name, or
   * else in the host's zone.
   */
  readonly unknown = new Set<string>();
  readonly #host: Zone;
  readonly #window: Window;
  readonly #spend: () => void;
  readonly #places = new Map<string, Zone | undefined>();
  /** Each event of a CalDAV calendar brings the description of its zone again. */
  readonly #described = new Map<string, Zone | undefined>();

  /** @param window the range of times that are looked up @param spend counts the work that zones of files take */
  constructor(hostZone: string, window: Window, spend: () => void) {
    this.#host = namedZone(hostZone) ?? UTC;
    this.#window = window;
    this.#spend = spend;
  }

  within(calendar: Component): Zones {
    const timeZones = calendar.children.filter(({ name }) => name === 'vtimezone');
    const descriptions = new Map(timeZones.map((each) => [textOf(each, 'tzid'), each]));
    const found = new Map<string, Zone>();
    const find = (written: string) => {
      const name = withoutEscapes(written).trim();
      const zone = found.get(name) ?? this.#resolve(name, descriptions.get(name));
      found.set(name, zone);
      return zone;
    };
    const own = textOf(calendar, 'x-wr-timezone') || textOf(calendar, 'timezone-id');
    const host = this.#host;
    return {
      ofDays: host,
      get ofFloating() {
        return own === '' ? host : find(own);
      },
      find,
    };
  }

  /**
   * The place of that name as this machine knows it, since descriptions grow old; but as its file describes it where
   * clocks of the place never show that. A short name such as `EST` means what its file says, if it does.
   */
  #resolve(name: string, description: Component | undefined): Zone {
    const place =
      this.#findPlace(name) ?? this.#findPlace(description ? textOf(description, 'x-lic-location') : '');
    const offsets = new Set(description?.children.map((each) => offsetOf(each, 'tzoffsetto')));
    const isLike = place && this.#offsetsOf(place).some((offset) => offsets.has(offset));
    const described = description && !isLike ? this.#describe(description) : undefined;
    const zone = described ?? place ?? (this.#places.has(name) ? namedZone(name) : undefined);
    if (zone) return zone;
    const offset = offsetOfName(name);
    if (!offset || offset.hasWords) this.#miss(name);
    return offset ? (wall) => wall - offset.ms : this.#host;
  }

  #miss(name: string): void {
    if (this.unknown.size < MOST_UNKNOWN) this.unknown.add(name.slice(0, LONGEST_NAME));
  }

  #findPlace(name: string): Zone | undefined {
    if (name === '' || name.length > LONGEST_NAME || this.#places.size >= MOST_NAMES) return undefined;
    if (!this.#places.has(name)) this.#places.set(name, this.#lookUp(name));
    return this.#places.get(name);
  }

  /** Finds the zone of a place whose clocks agree with the offset in the name, if it has one. */
  #lookUp(name: string): Zone | undefined {
    const offset = offsetOfName(name);
    for (const place of placesOf(name)) {
      const zone = namedZone(place);
      if (zone && (!offset || this.#offsetsOf(zone).includes(offset.ms))) return zone;
    }
    return undefined;
  }

  /** Returns the offsets of a zone in the window, at its beginning and half a year later, in milliseconds. */
  #offsetsOf(zone: Zone): number[] {
    return [0, 182 * DAY_MS].map((later) => this.#window.from + later - zone(this.#window.from + later));
  }

  #describe(description: Component): Zone | undefined {
    const key = keyOf(description);
    if (!this.#described.has(key)) {
      this.#described.set(key, zoneOfFile(description, this.#window, this.#spend));
    }
    return this.#described.get(key);
  }
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
    const date = dateOf(new Date(day * DAY_MS));
    return momentOf(name, date, minute).getTime() + (wall % MINUTE_MS);
  };
}

interface Change {
  /** First wall time with the new offset: the later of the times that clocks show before and after the change. */
  from: WallMs;
  fromMs: number;
  toMs: number;
}

/**
 * A zone as a file describes it. It is reckoned for the window alone, and what it is before its first change is left
 * open.
 */
function zoneOfFile(description: Component, window: Window, spend: () => void): Zone | undefined {
  if (description.damaged > 0) return undefined;
  const wide = { from: window.from - 800 * DAY_MS, until: window.until + 2 * DAY_MS };
  const observances = description.children.map((each) => changesOf(each, wide, spend));
  if (observances.includes(undefined)) return undefined;
  const changes = observances.flatMap((each) => each ?? []).sort((one, other) => one.from - other.from);
  const [first] = changes;
  if (!first) return undefined;
  return (wall) => wall - (lastUpTo(changes, wall)?.toMs ?? first.fromMs);
}

/** `undefined` where a part of it is damaged. */
function changesOf(observance: Component, window: Window, spend: () => void): Change[] | undefined {
  const { properties } = observance;
  const [fromMs, toMs] = [offsetOf(observance, 'tzoffsetfrom'), offsetOf(observance, 'tzoffsetto')];
  const written = ['dtstart', 'rdate'].flatMap((name) =>
    (properties.get(name) ?? []).flatMap(({ value }) => value.split(',')),
  );
  const times = written.flatMap((value) => readTime(value)?.wall ?? []);
  const [start] = times;
  const isWhole = properties.has('dtstart') && times.length === written.length;
  if (!isWhole || start === undefined || fromMs === undefined || toMs === undefined) return undefined;
  for (const { value } of properties.get('rrule') ?? []) {
    const { rule, isDamaged } = readRule(value);
    if (!rule || isDamaged) return undefined;
    const until = rule.until ? rule.until.wall + DAY_MS : Number.POSITIVE_INFINITY;
    times.push(...expandRule(rule, start, { ...window, until: Math.min(window.until, until) }, spend));
    // Over before the window: its last change counts.
    if (until < window.from) {
      times.push(...expandRule(rule, start, { from: until - 800 * DAY_MS, until }, spend));
    }
  }
  // A time that clocks skip is as long after the change as without it; of one that they show twice, the first counts.
  return times.map((at) => {
    spend();
    return { from: at + Math.max(0, toMs - fromMs), fromMs, toMs };
  });
}

function offsetOf({ properties }: Component, name: string): number | undefined {
  return readOffset(properties.get(name)?.[0]?.value ?? '');
}

function keyOf({ children }: Component): string {
  return JSON.stringify(
    children.map(({ properties }) => [...properties].map(([, each]) => each.map(({ value }) => value))),
  );
}
