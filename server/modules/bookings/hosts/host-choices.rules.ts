import { wallTimeAt } from 'contract/dates.ts';
import type { HostFacts } from './hosts.store.ts';
import { readWeeklyHours, type WeeklyHours } from './weekly-hours.ts';

/** When a host is there, unless something else is said. */
export const USUAL_HOURS = 'mon-fri 09:00-17:00';

/** What a host has of whom only name, address and zone were said. */
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

/** Whether it names a time zone. */
export function isZone(name: string): boolean {
  try {
    wallTimeAt(name, new Date());
    return true;
  } catch {
    return false;
  }
}

/** Whether a demo can be held at this address. */
export function isMeetingUrl(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}
