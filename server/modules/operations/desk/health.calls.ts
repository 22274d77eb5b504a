import type { FastifyInstance } from 'fastify';
import { addDeskCall } from '../../../plugins/http/desk-calls.ts';
import type { MailBrand } from '../../../plugins/mail/mail-brand.ts';
import { NotFound } from '../../../shared/errors.ts';
import { retryNow, testDeliveries } from '../../leads/leads.queries.ts';
import { createHealthReader, type HealthParts } from './read-health.ts';

/** Adds the calls for the state of the server and for tests of its channels. */
export function addHealthCalls(desk: FastifyInstance, parts: HealthParts & { brand: MailBrand }): void {
  const { config, clock, databaseRole, brand } = parts;
  const health = createHealthReader(parts);
  /** Channels that are being tested: a test takes up to twenty seconds. */
  const testing = new Set<string>();

  addDeskCall(desk, 'GET /health/dot', async ({ person }) => {
    const { color, titles } = await health.readDot();
    return { color, titles: person.rights.has('health') ? titles : [] };
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
