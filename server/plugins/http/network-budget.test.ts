import { describe, expect, it } from 'vitest';
import { RateLimited } from '../../shared/errors.ts';
import { createNetworkBudget } from './network-budget.ts';

function setUp(limits: { mostNetworks?: number; onRefused?: () => void } = {}) {
  const clock = { ms: 0 };
  const budget = createNetworkBudget({ burst: 3, perSecond: 2, now: () => clock.ms, ...limits });
  const take = (network = 'a') => budget.take(network);
  return { budget, clock, take };
}

describe('the budget of a network', () => {
  it('is used up by as much as it may ask for at once, and tells when to come back', () => {
    const { take } = setUp();
    for (let count = 0; count < 3; count += 1) take();
    expect(take).toThrow(RateLimited);
    expect(take).toThrow(expect.objectContaining({ status: 429, headers: { 'retry-after': '1' } }));
  });

  it('says so each time that a network has to wait, and at no other', () => {
    let refusals = 0;
    const { take } = setUp({
      onRefused: () => {
        refusals += 1;
      },
    });
    for (let count = 0; count < 3; count += 1) take();
    expect(refusals).toBe(0);
    expect(take).toThrow(RateLimited);
    expect(take).toThrow(RateLimited);
    expect(refusals).toBe(2);
  });

  it('grows again with time, but not beyond its size', () => {
    const { take, clock } = setUp();
    for (let count = 0; count < 3; count += 1) take();
    clock.ms = 500;
    take();
    expect(take).toThrow(RateLimited);
    clock.ms = 3_600_000;
    for (let count = 0; count < 3; count += 1) take();
    expect(take).toThrow(RateLimited);
  });

  it('is four times as much for all networks of an IPv6 /48 together', () => {
    const { take, budget } = setUp();
    for (let network = 1; network <= 12; network += 1) take(`2001:db8:1:${network}::`);
    expect(() => take('2001:db8:1:99::')).toThrow(RateLimited);
    expect(() => take('2001:db8:2:1::')).not.toThrow();
    budget.giveBack('2001:db8:1:1::');
    expect(() => take('2001:db8:1:99::')).not.toThrow();
  });

  it('is its own', () => {
    const { take } = setUp();
    for (let count = 0; count < 3; count += 1) take('a');
    expect(() => take('b')).not.toThrow();
  });

  it('is not used by what is given back, nor made larger', () => {
    const { budget, take } = setUp();
    budget.giveBack('a');
    for (let count = 0; count < 3; count += 1) take();
    budget.giveBack('a');
    take();
    expect(take).toThrow(RateLimited);
  });

  it('is remembered for so many networks only', () => {
    const { take } = setUp({ mostNetworks: 2 });
    for (let count = 0; count < 3; count += 1) take('a');
    take('b');
    take('c');
    expect(() => take('a')).not.toThrow();
  });
});
