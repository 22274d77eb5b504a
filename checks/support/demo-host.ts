import { createCalendarMemory } from '../../server/modules/bookings/calendars/busy-times.ts';
import {
  type ReaderEvent,
  readDueCalendars,
} from '../../server/modules/bookings/calendars/calendar-reader.ts';
import { applyCalendarEdits } from '../../server/modules/bookings/calendars/calendars.plugin.ts';
import { insertCalendar } from '../../server/modules/bookings/calendars/calendars.store.ts';
import type { Credentials } from '../../server/modules/bookings/calendars/credentials.ts';
import { hastenChanged } from '../../server/modules/bookings/calendars/demos/demos.store.ts';
import { syncDemos } from '../../server/modules/bookings/calendars/demos/sync-demos.ts';
import { createBookingStore } from '../../server/modules/bookings/demos/bookings.store.ts';
import { updateHost } from '../../server/modules/bookings/hosts/hosts.store.ts';
import { createDemoOutbox } from '../../server/modules/leads/deliveries/demo-outbox.ts';
import type { Database } from '../../server/plugins/database/schema.ts';
import { readConfig } from '../../server/settings/read-config.ts';
import { storeDemo } from './booked-demo.ts';
import { addHosts } from './hosts.ts';
import { NOW } from './test-server.ts';

const SIGNAL = new AbortController().signal;
const MINUTE_MS = 60_000;

export type DemoHost = Awaited<ReturnType<typeof openDemoHost>>;

/**
 * Anna, whose CalDAV calendar takes demos, and Ben, who holds some unless she is alone. The calendar is read where
 * a caller looks, a minute after the last look.
 */
export async function openDemoHost(database: Database, credentials: Credentials, isAlone = true) {
  const config = readConfig({});
  const hosts = await addHosts(database, 'Anna', 'Ben');
  const [anna, ben] = hosts as [(typeof hosts)[number], (typeof hosts)[number]];
  if (isAlone) await updateHost(database, { ...ben, isActive: false }, NOW);
  await insertCalendar(database, { hostId: anna.id, kind: 'caldav', takesDemos: true, credentials }, NOW);
  let now = NOW;
  const clock = () => now;
  const busyTimes = createCalendarMemory(database);
  const outbox = createDemoOutbox(() => {});
  const store = createBookingStore({ database, clock, config, outbox, busyTimes });
  const demoParts = {
    ...{ database, productName: 'Example', meetingUrl: 'https://meet.example.com' },
    ...applyCalendarEdits({ config, database, clock }, { outbox, busyTimes }),
    findManageUrl: async () => 'https://www.example.com/demo/token',
  };
  const failures: ReaderEvent[] = [];
  const parts = {
    ...{ database, clock, horizonDays: 365, onEvent: (event: ReaderEvent) => void failures.push(event) },
    syncDemos: (...given: Parameters<typeof syncDemos> extends [unknown, ...infer Rest] ? Rest : never) =>
      syncDemos(demoParts, ...given),
  };
  return {
    ...{ database, store, anna, ben, failures, busyTimes },
    /** A demo of Anna. */
    async book(start: Date): Promise<string> {
      const leadId = await storeDemo(database, { start, told: ['visitor-email', 'sales-email', 'slack'] });
      await database
        .updateTable('bookings')
        .set({ host_id: anna.id, host_since: NOW.toISOString() })
        .where('lead_id', '=', leadId)
        .execute();
      await database
        .insertInto('demo_seats')
        .values({ starts_at: start.toISOString(), seat: anna.number, lead_id: leadId, person: null })
        .execute();
      return leadId;
    },
    /** One look a minute later. */
    async look(): Promise<void> {
      now = new Date(now.getTime() + MINUTE_MS);
      await hastenChanged(database, now);
      await readDueCalendars(parts, SIGNAL);
      await busyTimes.refresh(now);
    },
    async messages(leadId: string): Promise<string[]> {
      const rows = await database
        .selectFrom('lead_deliveries')
        .select(['channel', 'message'])
        .where('lead_id', '=', leadId)
        .where('message', '!=', 'received')
        .orderBy('channel')
        .execute();
      return rows.map(({ channel, message }) => `${channel} ${message}`);
    },
  };
}
