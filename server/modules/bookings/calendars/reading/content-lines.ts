/** A property of a component, such as `DTSTART;TZID=Europe/Berlin:20260101T090000`. */
export interface Property {
  value: string;
  /** Values by parameter name in lower case, without quotation marks. */
  parameters: ReadonlyMap<string, string>;
}

/** A component of a calendar file, with the properties that say when it is, by their names in small letters. */
export interface Component {
  name: string;
  properties: Map<string, Property[]>;
  children: Component[];
  /** Lines that cannot be read, and ends that are missing or have no beginning, also of its children. */
  damaged: number;
}

/** Error of a text that is no calendar, not a whole one, or one that would take too much work. */
export class UnreadableCalendar extends Error {
  override name = 'UnreadableCalendar';
}

/** A calendar of ten busy years has half of them. */
const MOST_LINES = 1_000_000;
/** A list of 2,000 days has 34 KB. */
const LONGEST_LINE = 65_536;
const MOST_PARAMETERS = 64;
/** A file has three levels; deeper ones say nothing of when an event is. */
const MOST_DEPTH = 6;
/** Number of attendees after which the host's own answer is no longer searched for, and the invitation takes time. */
const MOST_ATTENDEES = 200;
/** Limit of properties of one name in a component: as many exceptions as a meeting on workdays has in eight years. */
const MOST_PROPERTIES = 2_000;
/** Events, and also tasks and zones. */
const MOST_COMPONENTS = 100_000;
/** Lines of busy times, which some servers give one by one. */
const MOST_PERIODS = 50_000;
const NO_PARAMETERS: ReadonlyMap<string, string> = new Map();

/** Properties that are read, by component: others, such as a description, may be long or broken. */
const OF_EVENT = [
  ...['uid', 'dtstart', 'dtend', 'duration', 'rrule', 'exrule', 'rdate', 'exdate', 'recurrence-id'],
  ...['status', 'transp', 'sequence', 'attendee', 'x-microsoft-cdo-busystatus', 'x-apple-travel-duration'],
];
const OF_OBSERVANCE = ['dtstart', 'rrule', 'rdate', 'tzoffsetfrom', 'tzoffsetto'];
const READ: Readonly<Record<string, readonly string[] | undefined>> = {
  vcalendar: ['x-wr-timezone', 'timezone-id'],
  vevent: OF_EVENT,
  vfreebusy: ['freebusy'],
  vtimezone: ['tzid', 'x-lic-location'],
  standard: OF_OBSERVANCE,
  daylight: OF_OBSERVANCE,
};
/** Components that stand in no other one, so that the beginning of one ends any whose end was lost. */
const TOP = ['vevent', 'vfreebusy', 'vtimezone', 'vtodo', 'vjournal'];
/** No alarm has them: one that is followed by them has lost its end. */
const NOT_OF_ALARM = ['dtstart', 'dtend', 'rrule', 'rdate', 'exdate', 'recurrence-id', 'status', 'transp'];

const LINE = /([^\r\n]*)[\r\n]*/y;
const NAME = /^\uFEFF?([\w-]+)/;
const PARAMETER = /;\s*([\w-]*)\s*(?:=\s*(?:"([^"]*)"|([^";:]*))(?:,(?:"[^"]*"|[^";:]*))*)?/y;
/** `TZID=tzone://Microsoft/Utc:2026…`, as Exchange writes it, without the quotation marks that a colon needs. */
const BARE_ZONE = /^;TZID=([^"].*):(\d{8}[^:]*)$/i;
const BEGINS_AS_TIME = /^\d{4}-?\d\d/;

/**
 * The `VCALENDAR`s of a text one by one, as they end, with their components. What is broken outside of the properties
 * read here does no harm.
 * @throws {UnreadableCalendar} where a text has no calendar, a cut one, or too many lines
 */
export function* readCalendars(text: string): Generator<Component> {
  let calendar: Component | undefined;
  let hasAny = false;
  /** Open components within the calendar, the innermost last. */
  const open: Component[] = [];
  const close = (isWhole: boolean) => {
    const ended = open.pop();
    const parent = open.at(-1) ?? calendar;
    if (!ended || !parent) return;
    if (!isWhole) ended.damaged += 1;
    if (parent !== calendar) parent.damaged += ended.damaged;
    parent.children.push(ended);
    if (parent.children.length > MOST_COMPONENTS) {
      throw new UnreadableCalendar(`it has more than ${MOST_COMPONENTS} components`);
    }
  };
  for (const line of linesOf(text)) {
    const name = NAME.exec(line)?.[1]?.toLowerCase();
    if (name === 'begin') {
      const kind = kindOf(line);
      if (kind === 'vcalendar') {
        if (calendar) throw new UnreadableCalendar('it is not whole: it begins again before its end');
        calendar = componentOf(kind);
        hasAny = true;
      } else if (calendar) {
        while (TOP.includes(kind) && open.length > 0) close(false);
        if (open.length >= MOST_DEPTH) throw new UnreadableCalendar('its components stand too deep');
        open.push(componentOf(kind));
      }
    } else if (name === 'end' && calendar) {
      const kind = kindOf(line);
      const place = open.findLastIndex((each) => each.name === kind);
      if (kind === 'vcalendar') {
        while (open.length > 0) close(false);
        yield calendar;
        calendar = undefined;
      } else if (place < 0) calendar.damaged += 1;
      else {
        while (open.length > place + 1) close(false);
        close(true);
      }
    } else if (name && calendar) {
      if (open.at(-1)?.name === 'valarm' && NOT_OF_ALARM.includes(name)) close(false);
      addProperty(open.at(-1) ?? calendar, name, line);
    }
  }
  if (!hasAny) throw new UnreadableCalendar('it is no calendar');
  if (calendar) throw new UnreadableCalendar('it is not whole: its end is missing');
}

/** Yields lines without their folds (RFC 5545 section 3.1); no more than can be read is put together. */
function* linesOf(text: string): Generator<string> {
  let line = '';
  let count = 0;
  LINE.lastIndex = 0;
  for (let at = 0; at < text.length; ) {
    LINE.lastIndex = at;
    const written = LINE.exec(text)?.[1] ?? '';
    at = LINE.lastIndex;
    count += 1;
    if (count > MOST_LINES) throw new UnreadableCalendar(`it has more than ${MOST_LINES} lines`);
    if (!/^[ \t]/.test(written)) {
      if (line !== '') yield line;
      line = written;
    } else if (line.length <= LONGEST_LINE) line += written.slice(1);
  }
  if (line !== '') yield line;
}

function componentOf(name: string): Component {
  return { name, properties: new Map(), children: [], damaged: 0 };
}

function kindOf(line: string): string {
  return line
    .slice(line.indexOf(':') + 1, line.indexOf(':') + 40)
    .trim()
    .toLowerCase();
}

function addProperty(component: Component, name: string, line: string): void {
  if (!READ[component.name]?.includes(name)) return;
  const others = component.properties.get(name) ?? [];
  if (name === 'attendee' && others.length >= MOST_ATTENDEES) return;
  if (name === 'freebusy' && others.length >= MOST_PERIODS) {
    throw new UnreadableCalendar(`it has more than ${MOST_PERIODS} lines of busy times`);
  }
  const isTooMany = name !== 'freebusy' && others.length >= MOST_PROPERTIES;
  const isTooMuch = isTooMany || line.length > LONGEST_LINE;
  const property = isTooMuch ? undefined : toProperty(line);
  if (property) {
    others.push(property);
    component.properties.set(name, others);
  }
  // An unreadable attendee does not change when it is.
  else if (name !== 'attendee') component.damaged += 1;
}

function toProperty(line: string): Property | undefined {
  const parameters = new Map<string, string>();
  let at = NAME.exec(line)?.[0].length ?? 0;
  for (let count = 0; line[at] === ';'; count += 1) {
    if (count >= MOST_PARAMETERS) return undefined;
    PARAMETER.lastIndex = at;
    const [, name = '', quoted, plain = ''] = PARAMETER.exec(line) ?? [];
    at = PARAMETER.lastIndex;
    parameters.set(name.toLowerCase(), (quoted ?? plain).trim());
  }
  const value = /^\s*:(.*)$/s.exec(line.slice(at))?.[1]?.trim();
  if (parameters.has('tzid') && !BEGINS_AS_TIME.test(value ?? '')) {
    const [, zone, time] = BARE_ZONE.exec(line.slice(line.search(/;TZID=/i))) ?? [];
    if (zone !== undefined && time !== undefined)
      return { value: time, parameters: new Map([['tzid', zone]]) };
  }
  if (value === undefined) return undefined;
  return { value, parameters: parameters.size === 0 ? NO_PARAMETERS : parameters };
}

/** The text of a property, in capital letters; empty without one. */
export function wordOf(component: Pick<Component, 'properties'>, name: string): string {
  return textOf(component, name).toUpperCase();
}

export function textOf({ properties }: Pick<Component, 'properties'>, name: string): string {
  return withoutEscapes(properties.get(name)?.[0]?.value ?? '').trim();
}

/** The text that a value means (RFC 5545 section 3.3.11); programs escape parameters like it. */
export function withoutEscapes(written: string): string {
  return written.replaceAll(/\\(.)/g, '$1');
}
