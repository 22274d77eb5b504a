import { readWeeklyHours, type WeeklyHours } from 'contract/bookings/weekly-hours.ts';
import type { Selectable } from 'kysely';
import type { HostsTable } from './hosts.tables.ts';

/** Facts that decide when a host can hold a demo, apart from existing commitments. */
export interface HostHours {
  /** IANA name: hours, breaks and days are those of its clock. */
  zone: string;
  hours: WeeklyHours;
  breaks: WeeklyHours;
  /** Minutes that stay free before and after each demo. */
  bufferBefore: number;
  bufferAfter: number;
  /** Demos on one day; null without a limit. */
  mostADay: number | null;
}

/** A person who holds demos. */
export interface Host extends HostHours {
  id: string;
  /** The seat of each half-hour that is this host's. */
  number: number;
  name: string;
  email: string;
  /** Weight of this host in proportion to others: 2 gets twice as many demos as 1. */
  weight: number;
  /** Address at which this host's demos are held; null for the site's own place. */
  meetingUrl: string | null;
  isActive: boolean;
}

/** Seats without a host are counted from 1 to at most 1,000 (`DEMO_SEATS`). */
export const FIRST_HOST_NUMBER = 1_001;

export function toHost(row: Selectable<HostsTable>): Host {
  return {
    id: row.id,
    number: row.number,
    name: row.name,
    email: row.email,
    zone: row.zone,
    hours: hoursOf(row.hours),
    breaks: hoursOf(row.breaks),
    bufferBefore: row.buffer_before,
    bufferAfter: row.buffer_after,
    mostADay: row.most_a_day,
    weight: row.weight,
    meetingUrl: row.meeting_url,
    isActive: row.state === 'active',
  };
}

/** Reads hours that a command has checked before they were stored; unreadable ones open nothing. */
function hoursOf(text: string): WeeklyHours {
  const read = readWeeklyHours(text);
  return typeof read === 'string' ? [] : read;
}
