import { ChannelTest, DeskHealth, HealthDot } from 'contract/desk/health.ts';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { NotFound } from '../../../shared/errors.ts';
import { appendAudit } from '../../audit/audit.store.ts';
import { retryNow } from '../../notifications/replay.ts';
import { testDeliveries } from '../../notifications/test-deliveries.ts';
import { addDeskCall } from '../desk-calls.ts';

import type { DeskParts } from '../desk-parts.ts';
import { actorOf } from '../guard.ts';
import { createHealthReader } from './read-health.ts';

const ByName = Type.Object({ name: Type.String({ maxLength: 64 }) });

/** How the server is, and tests of its channels. */
export function addHealthCalls(desk: FastifyInstance, parts: DeskParts): void {
  const { config, database, clock, liveness, brand } = parts;
  const health = createHealthReader(parts);
  /** Channels that are being tested: a test takes up to twenty seconds. */
  const testing = new Set<string>();

  addDeskCall(desk, 'GET', '/health/dot', { access: 'signed-in', answer: HealthDot }, async ({ person }) => {
    const { color, titles } = await health.readDot();
    return { color, titles: person.rights.has('health') ? titles : [] };
  });

  addDeskCall(desk, 'GET', '/health', { access: ['health'], answer: DeskHealth }, () => health.read());

  addDeskCall(
    desk,
    'POST',
    '/health/channels/:name/test',
    {
      access: ['channels'],
      params: ByName,
      answer: ChannelTest,
    },
    async ({ params: { name }, request }) => {
      if (!health.canTest(name)) throw new NotFound();
      const copyReason = await liveness.findCopyReason();
      if (copyReason !== undefined) return refusal(`Nothing was sent, since this database ${copyReason}.`);
      if (testing.has(name)) return refusal('A test of this channel is under way.');
      testing.add(name);
      try {
        const [tested] = await testDeliveries({ config, brand, clock, only: name });
        const isAccepted = tested?.outcome.kind === 'done';
        const retried = isAccepted ? await retryNow(parts, name) : 0;
        await appendAudit(
          database,
          { ...actorOf(request), action: 'channel.test', subject: name, rows: retried },
          clock(),
        );
        return { isAccepted, sentence: tested?.sentence ?? `${name}: is not set up`, retried };
      } finally {
        testing.delete(name);
      }
    },
  );
}

function refusal(sentence: string): ChannelTest {
  return { isAccepted: false, sentence, retried: 0 };
}
