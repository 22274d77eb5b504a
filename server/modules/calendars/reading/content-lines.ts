import ICAL from 'ical.js';

/** A parsed property, such as `DTSTART;TZID=Europe/Berlin:20260101T090000`. */
export type Property = InstanceType<typeof ICAL.Property>;

/** A component of a calendar file, with the properties that say when it is, by their names in small letters. */
export interface Component {
  name: string;
  properties: Map<string, Property[]>;
  children: Component[];
  /** Its place among components of its kind could be read, but not this: the name of the first such property. */
  unread?: string;
}

/** What of an event and of a time zone is read: the rest, such as a description, may be long, or broken. */
const READ = new Set([
  ...['uid', 'dtstart', 'dtend', 'duration', 'rrule', 'exrule', 'rdate', 'exdate', 'recurrence-id'],
  ...['status', 'transp', 'sequence', 'attendee', 'freebusy'],
  ...['x-microsoft-cdo-busystatus', 'x-apple-travel-duration'],
  ...['tzid', 'x-lic-location', 'tzoffsetfrom', 'tzoffsetto'],
]);
const NAME = /^([\w-]+)[:;]/;
const FOLD = /\r?\n[ \t]/g;
const LINE_END = /\r\n|\n|\r/;
/** `DTSTART:20260101`, as some write a day. */
const BARE_DAY = /^([\w-]+)((?:;(?!VALUE=)[^:;]+)*):(\d{8})$/i;
/** `TZID=tzone://Microsoft/Utc:2026…`, as Exchange writes it, without the quotation marks that a colon needs. */
const BARE_ADDRESS = /;TZID=([^";:]+:\/\/[^";:]+):/i;
/** A file has three levels; deeper ones say nothing of when an event is. */
const MOST_DEPTH = 6;

/**
 * The top components of a calendar file one by one, as they end: of a `VCALENDAR` its children, with its time zones.
 * What is broken outside of the properties read here does no harm; a property that cannot be read is named.
 */
export function* readComponents(text: string): Generator<Component> {
  const open: Component[] = [];
  for (const line of text.replace(FOLD, '').split(LINE_END)) {
    const name = NAME.exec(line)?.[1]?.toLowerCase();
    const current = open.at(-1);
    if (name === 'begin') {
      if (open.length >= MOST_DEPTH) return;
      open.push({ name: line.slice(6).trim().toLowerCase(), properties: new Map(), children: [] });
    } else if (name === 'end') {
      const ended = open.pop();
      const parent = open.at(-1);
      if (!ended || ended.name === 'vcalendar') continue;
      if (!parent || parent.name === 'vcalendar') yield ended;
      else parent.children.push(ended);
    } else if (name && current && READ.has(name)) {
      addProperty(current, name, line);
    }
  }
}

function addProperty(component: Component, name: string, line: string): void {
  try {
    const readable = line.trim().replace(BARE_DAY, '$1$2;VALUE=DATE:$3').replace(BARE_ADDRESS, ';TZID="$1":');
    const property = ICAL.Property.fromString(readable);
    const others = component.properties.get(name);
    if (others) others.push(property);
    else component.properties.set(name, [property]);
  } catch {
    component.unread ??= name;
  }
}

/** The text of a property, in capital letters; empty without one. */
export function wordOf({ properties }: Component, name: string): string {
  return textOf({ properties }, name).toUpperCase();
}

export function textOf({ properties }: Pick<Component, 'properties'>, name: string): string {
  return String(properties.get(name)?.[0]?.getFirstValue() ?? '').trim();
}

/** A parameter of a property, without its quotation marks. */
export function parameterOf(property: Property, name: string): string | undefined {
  const value = property.getParameter(name);
  return Array.isArray(value) ? value[0] : value;
}
