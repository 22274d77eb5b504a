import type { Generated } from 'kysely';

/** Stored data of the calendars of hosts. */
interface CalendarTables {
  host_calendars: HostCalendarsTable;
  calendar_busy_days: CalendarBusyDaysTable;
  calendar_demos: CalendarDemosTable;
}

export interface HostCalendarsTable {
  id: string;
  host_id: string;
  /** `ics`: a file at a secret address; `caldav`: a calendar on a server. */
  kind: 'ics' | 'caldav';
  /** Its address, with name and password, encrypted (`credentials.ts`). */
  sealed: string;
  /** 1 where the host's demos are written to it. */
  takes_demos: 0 | 1;
  /** Version at the last reading, as its server names it: an entity tag or a sync token. */
  token: string | null;
  /**
   * Time up to which its events are known (ISO 8601, UTC): once the horizon has moved beyond it, it is read as a whole.
   */
  read_until: string | null;
  /** One more each time its busy times change. */
  version: Generated<number>;
  due_at: string;
  /** Time up to which a process may read it. */
  leased_until: string | null;
  /** Time at which it was last read without a problem; null for never. */
  good_at: string | null;
  /**
   * Number of failed readings in a row; the time since when, once it is more than a hiccup; and the problem, in a code
   * of ours.
   */
  failures: Generated<number>;
  failing_since: string | null;
  problem: string | null;
  /** Number of events that the last reading could not read; `damaged` counts damaged lines and unclosed components. */
  unread: Generated<number>;
  damaged: Generated<number>;
  /** Names of unknown time zones (JSON, a list; null for none). */
  unknown_zones: string | null;
  /** Time at which all of it was read last, whatever its server reported of changes. */
  whole_at: string | null;
  /** Reason why demos can't be written to it, in a code of ours, and the time since when. */
  demos_problem: string | null;
  demos_failing_since: string | null;
  created_at: string;
}

export interface CalendarBusyDaysTable {
  calendar_id: string;
  /** `YYYY-MM-DD`, in UTC. */
  day: string;
  /** JSON: merged intervals of that day, `[[from, until], …]` in milliseconds since 1970. */
  busy: string;
}

/** A demo as it stands in a host's calendar. */
export interface CalendarDemosTable {
  lead_id: string;
  calendar_id: string;
  starts_at: string;
  ends_at: string;
  /** Sequence of the booking when it was written. */
  sequence: number;
  /** Number of changes of the booking's guests when it was written. */
  guest_changes: Generated<number>;
  /** `written`; `lost` after it was found to be moved or deleted there. */
  state: 'written' | 'lost';
  changed_at: string;
}

declare module '../../../plugins/database/schema.ts' {
  interface Tables extends CalendarTables {}
}
