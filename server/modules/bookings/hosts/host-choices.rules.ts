import { readWeeklyHours, type WeeklyHours } from 'contract/bookings/weekly-hours.ts';
import { wallTimeAt } from 'contract/dates.ts';
import type { HostFacts } from './hosts.store.ts';

/** Hours of a host, unless others are set. */
export const USUAL_HOURS = 'mon-fri 09:00-17:00';

/** Facts of a host for whom only name, address and zone were given. */
export const NEW_HOST: Omit<HostFacts, 'name' | 'email' | 'zone'> = {
  hours: readWeeklyHours(USUAL_HOURS) as WeeklyHours,
  breaks: [],
  bufferBefore: 0,
  bufferAfter: 0,
  mostADay: null,
  weight: 1,
  meetingUrl: null,
  isActive: true,
};

/** Reports whether a name is that of a time zone. */
export function isZone(name: string): boolean {
  try {
    wallTimeAt(name, new Date());
    return true;
  } catch {
    return false;
  }
}

/** Reports whether a demo can be held at this address. */
export function isMeetingUrl(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}
