import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calendar as calendarOf } from '../fixtures/calendars/shape.ts';
import { startRadicale } from '../support/radicale.ts';
import { tryHostCalendar } from './host-calendar.ts';
import type { Peer } from './peer.ts';

export default {
  title: 'Radicale',
  group: 'Host calendars',
  debian: ['radicale'],
  expected:
    'All right: the tests run on it. 5,000 events are read in some seconds; a changed password counts at once.',
  async run(bench) {
    const radicale = await startRadicale();
    bench.defer(() => radicale.close());
    const calendar = await radicale.makeCalendar('work');
    const { address, username, password, stop, start, folder } = radicale;
    const server = { address, username, password, stop, start, changePassword, fill };
    await tryHostCalendar(bench, server, { many: 500 });

    function changePassword(changed: string): Promise<void> {
      return writeFile(join(folder, 'users'), `${username}:${changed}\n`);
    }

    /** A whole calendar at once, as an import does it. */
    async function fill(objects: ReadonlyMap<string, string>): Promise<void> {
      const events = [...objects.values()].map((text) => /BEGIN:VEVENT.*END:VEVENT/s.exec(text)?.[0]);
      await radicale.put(calendar, '', calendarOf(events.join('\r\n')));
    }
  },
} satisfies Peer;
