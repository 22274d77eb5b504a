import { readWeeklyHours, type WeeklyHours } from 'contract/bookings/weekly-hours.ts';
import type { HostFacts } from '../../server/modules/bookings/hosts/hosts.store.ts';
import { insertHost } from '../../server/modules/bookings/hosts/hosts.store.ts';
import type { Database } from '../../server/plugins/database/schema.ts';
import { NOW } from './test-server.ts';

/** Hours as an operator types them. */
export const week = (typed: string) => readWeeklyHours(typed) as WeeklyHours;

/** A host who is always available, unless the chosen facts say otherwise. */
export function hostFacts(chosen: Partial<HostFacts> & { name: string }): HostFacts {
  return {
    email: `${chosen.name.toLowerCase().replaceAll(' ', '.')}@example.com`,
    zone: 'Asia/Kolkata',
    hours: week('00:00-24:00'),
    breaks: week(''),
    bufferBefore: 0,
    bufferAfter: 0,
    mostADay: null,
    weight: 1,
    meetingUrl: null,
    isActive: true,
    ...chosen,
  };
}

/** Adds hosts by their names. */
export async function addHosts(database: Database, ...names: string[]) {
  const hosts = [];
  for (const name of names) hosts.push(await insertHost(database, hostFacts({ name }), NOW));
  return hosts;
}
