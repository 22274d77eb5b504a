import { expect, it } from 'vitest';
import { GOOD_BODIES, postLead } from '../support/lead-bodies.ts';
import { describeOnRedis } from '../support/on-redis.ts';
import { startForTest } from './start-for-test.ts';

const LIMIT = 3;
/** Far more than the 50 ms that a call may wait, far less than a visitor would. */
const TIMEOUT_MS = 5_000;

describeOnRedis((findRedis) => {
  it('loses no lead, and applies the limits in each process separately', async () => {
    const redis = findRedis();
    const env = { REDIS_URL: redis.url, LEADS_PER_MINUTE: String(LIMIT) };
    const server = await startForTest({ env });
    redis.pause();

    const post = async () => (await postLead(server.url, 'contact', GOOD_BODIES.contact)).status;
    const statuses: (number | 'late')[] = [];
    for (let count = 0; count <= LIMIT; count += 1) {
      const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), TIMEOUT_MS).unref());
      statuses.push(await Promise.race([post(), late]));
    }
    expect(statuses).toEqual([...Array.from({ length: LIMIT }, () => 201), 429]);

    // Wait for this before Redis goes on: if Redis answers again at once, the server has no reason to log.
    await server.wrote('redis does not answer');
    redis.goOn();
    expect(await server.stop()).toBe(0);
  });
}, 'a Redis that accepts commands and never answers');
