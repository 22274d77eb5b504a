import { describe, expect, it } from 'vitest';
import { RateLimited } from '../../shared/errors.ts';
import { limitBursts } from './rate-limit.ts';

function setUp(options: { mostKeys?: number; onRefused?: () => void } = {}) {
  const clock = { ms: 0 };
  const limiter = limitBursts({ burst: 3, perSecond: 2, now: () => clock.ms, ...options });
  const take = async (network = 'a', times = 1) => {
    let giveBack = async () => {};
    for (let count = 0; count < times; count += 1) giveBack = await limiter.take(network);
    return giveBack;
  };
  return { limiter, clock, take };
}

describe('the limit of a network', () => {
  it('allows a burst, and then tells when to retry', async () => {
    const { limiter, take } = setUp();
    await take('a', 3);
    await expect(take()).rejects.toThrow(RateLimited);
    await expect(take()).rejects.toMatchObject({ status: 429, headers: { 'retry-after': '1' } });
    expect(await limiter.findRefusal('a')).toBeInstanceOf(RateLimited);
    expect(await limiter.findRefusal('b')).toBeUndefined();
  });

  it('reports each refusal, and nothing else', async () => {
    let refusals = 0;
    const { take } = setUp({
      onRefused: () => {
        refusals += 1;
      },
    });
    await take('a', 3);
    expect(refusals).toBe(0);
    await expect(take()).rejects.toThrow();
    await expect(take()).rejects.toThrow();
    expect(refusals).toBe(2);
  });

  it('refills with time', async () => {
    const { take, clock } = setUp();
    await take('a', 3);
    clock.ms = 1_000;
    await take('a', 2);
    await expect(take()).rejects.toThrow(RateLimited);
  });

  it('allows an IPv6 /48 four times as much as one network', async () => {
    const { take } = setUp();
    let giveBack = async () => {};
    for (let network = 1; network <= 12; network += 1) giveBack = await take(`2001:db8:1:${network}::`);
    await expect(take('2001:db8:1:99::')).rejects.toThrow(RateLimited);
    await take('2001:db8:2:1::');
    await giveBack();
    await take('2001:db8:1:99::');
  });

  it('does not count refused requests toward the /48', async () => {
    const { take } = setUp();
    await take('2001:db8:1:1::', 3);
    for (let count = 0; count < 50; count += 1) await take('2001:db8:1:1::').catch(() => {});
    for (let network = 2; network <= 4; network += 1) await take(`2001:db8:1:${network}::`, 3);
    await expect(take('2001:db8:1:5::')).rejects.toThrow(RateLimited);
  });

  it('limits each network separately', async () => {
    const { take } = setUp();
    await take('a', 3);
    await take('b');
  });

  it('remembers a limited number of networks', async () => {
    const { take } = setUp({ mostKeys: 2 });
    await take('a', 3);
    await take('b');
    await take('c');
    await take('a');
  });
});
