import type { FastifyInstance } from 'fastify';
import { addDeskCall } from '../../../plugins/http/desk-calls.ts';
import type { MailBrand } from '../../../plugins/mail/mail-brand.ts';
import { nameOf } from '../../../plugins/settings/setting-values.ts';
import { NotFound } from '../../../shared/errors.ts';
import { listCalendars } from '../../bookings/bookings.calendars.ts';
import { listHosts } from '../../bookings/bookings.queries.ts';
import { retryNow, testDeliveries } from '../../leads/leads.queries.ts';
import { listFirstDay } from './first-day.rules.ts';
import { createHealthReader, type HealthParts } from './read-health.ts';

/** Adds the calls for the state of the server and for tests of its channels. */
export function addHealthCalls(desk: FastifyInstance, parts: HealthParts & { brand: MailBrand }): void {
  const { config, clock, databaseRole, brand } = parts;
  const health = createHealthReader(parts);
  /** Channels that are being tested: a test takes up to twenty seconds. */
  const testing = new Set<string>();

  addDeskCall(desk, 'GET /health/dot', async ({ person }) => {
    const { color, titles } = await health.readDot();
    const copyReason = (await databaseRole.findCopyReason()) ?? null;
    return { color, titles: person.rights.has('health') ? titles : [], copyReason };
  });

  addDeskCall(desk, 'GET /first-day', async () => {
    const [listed, hosts, calendars] = await Promise.all([
      parts.settings.list(),
      listHosts(parts.database),
      listCalendars(parts.database),
    ]);
    const { publicUrl, smtpUrl, mailFrom, backupDir, deskKey } = config;
    const ofServer = { publicUrl, smtpUrl, mailFrom, backupDir, deskKey };
    const set = [
      ...Object.entries(ofServer).flatMap(([key, value]) => (value === null ? [] : nameOf(key))),
      // A value that was never chosen may be another office's.
      ...listed.flatMap(({ name, source }) => (source === 'default' ? [] : name)),
    ];
    const active = hosts.filter(({ isActive }) => isActive);
    const withCalendar = new Set(calendars.map(({ hostId }) => hostId));
    const hostsWithCalendar = active.filter(({ id }) => withCalendar.has(id)).length;
    return { steps: listFirstDay({ set: new Set(set), hosts: active.length, hostsWithCalendar }) };
  });

  addDeskCall(desk, 'GET /health', () => health.read());

  addDeskCall(desk, 'POST /health/channels/:name/test', async ({ params: { name }, change }) => {
    if (!health.canTest(name)) throw new NotFound();
    // Before what can not be taken back.
    const refused = await change(async (_, note) => {
      const copyReason = await databaseRole.findCopyReason();
      if (copyReason !== undefined) return `Nothing was sent, since this database ${copyReason}.`;
      if (testing.has(name)) return 'A test of this channel is under way.';
      note({ subject: name });
      return undefined;
    });
    if (refused !== undefined) return { isAccepted: false, sentence: refused, retried: 0 };
    testing.add(name);
    try {
      const [tested] = await testDeliveries({ config, brand, clock, only: name });
      const isAccepted = tested?.outcome.kind === 'done';
      const retried = !isAccepted
        ? 0
        : await change(async (database, note) => {
            const rows = await retryNow({ database, clock }, name);
            if (rows > 0) note({ action: 'channel.retry', subject: name, rows });
            return rows;
          });
      return { isAccepted, sentence: tested?.sentence ?? `${name}: is not set up`, retried };
    } finally {
      testing.delete(name);
    }
  });
}
