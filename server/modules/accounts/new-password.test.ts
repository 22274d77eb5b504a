import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { FairQueue } from '../../plugins/queue/fair-queue.ts';
import { Overloaded, RateLimited } from '../../shared/errors.ts';
import { HASH_LIMITS } from './new-password.ts';

describe('HASH_LIMITS', () => {
  it('computes two hashes at once across networks, and leaves the other threads to pages', async () => {
    const hashes = new FairQueue(HASH_LIMITS);
    const held = Promise.withResolvers<void>();
    const begun: string[] = [];
    const results = ['one', 'another', 'third'].map((network) =>
      hashes.run({ group: network, member: 'account' }, () => {
        begun.push(network);
        return held.promise;
      }),
    );
    await setImmediate();
    expect(begun).toEqual(['one', 'another']);
    held.resolve();
    await Promise.all(results);
    expect(begun).toEqual(['one', 'another', 'third']);
  });

  it('computes at once for another network while one network uses its whole share', async () => {
    const hashes = new FairQueue(HASH_LIMITS);
    const held = Promise.withResolvers<void>();
    const flood = Array.from({ length: 300 }, (_none, index) =>
      hashes.run({ group: 'attacker', member: `account-${index}` }, () => held.promise),
    );
    const settled = Promise.allSettled(flood);
    await setImmediate();
    const owner = { group: 'owner', member: 'account-1' };
    expect(await hashes.run(owner, async () => 'hashed')).toBe('hashed');
    held.resolve();
    const refusals = (await settled).filter(({ status }) => status === 'rejected');
    expect(refusals).toHaveLength(300 - 1 - HASH_LIMITS.waiting.group);
    for (const refusal of refusals) expect(refusal).toMatchObject({ reason: expect.any(RateLimited) });
  });

  it('accepts a new network when many networks have filled the queue', async () => {
    const hashes = new FairQueue(HASH_LIMITS);
    const held = Promise.withResolvers<string>();
    const lasts: Promise<string>[] = [];
    for (let network = 0; network < 10; network += 1) {
      for (let count = 0; count < 65; count += 1) {
        lasts.push(hashes.run({ group: `network-${network}`, member: `${count}` }, () => held.promise));
      }
    }
    const settled = Promise.allSettled(lasts);
    const owner = hashes.run({ group: 'owner', member: 'account' }, async () => 'hashed');
    held.resolve('');
    expect(await owner).toBe('hashed');
    const refusals = (await settled).filter(({ status }) => status === 'rejected');
    expect(refusals).toHaveLength(650 - HASH_LIMITS.running.all - HASH_LIMITS.waiting.all + 1);
    expect(refusals[0]).toMatchObject({ reason: expect.any(Overloaded) });
  });
});
