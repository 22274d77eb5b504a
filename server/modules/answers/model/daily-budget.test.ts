import { describe, expect, it } from 'vitest';
import { DailyBudget } from './daily-budget.ts';

const MORNING = '2026-03-10T06:30:00.000Z';

function setUp(mostUsd: number | null = 5) {
  const state = { now: Date.parse(MORNING), stored: 0, asked: [] as string[], isDown: false };
  const budget = new DailyBudget({
    mostUsd,
    clock: () => new Date(state.now),
    findSpentUsd: async (since) => {
      state.asked.push(since.toISOString());
      if (state.isDown) throw new Error('out of reach');
      return state.stored;
    },
  });
  return { budget, state };
}

describe('DailyBudget', () => {
  it('counts what this process spends', async () => {
    const { budget } = setUp();
    budget.add(100);
    expect(await budget.isSpent()).toBe(false);
    budget.add(4.99);
    expect(await budget.isSpent()).toBe(false);
    budget.add(0.01);
    expect(await budget.isSpent()).toBe(true);
  });

  it('counts what was stored since midnight, before this process began', async () => {
    const { budget, state } = setUp();
    state.stored = 5;
    expect(await budget.isSpent()).toBe(true);
    expect(state.asked).toEqual(['2026-03-10T00:00:00.000Z']);
  });

  it('counts what other processes store, a minute later', async () => {
    const { budget, state } = setUp();
    expect(await budget.isSpent()).toBe(false);
    state.stored = 6;
    state.now += 59_999;
    expect(await budget.isSpent()).toBe(false);
    state.now += 1;
    expect(await budget.isSpent()).toBe(true);
  });

  it('starts again from zero each day', async () => {
    const { budget, state } = setUp();
    state.stored = 5;
    expect(await budget.isSpent()).toBe(true);
    state.stored = 0;
    state.now = Date.parse('2026-03-11T00:00:00.000Z');
    expect(await budget.isSpent()).toBe(false);
  });

  it('counts its own spending while the storage does not answer', async () => {
    const { budget, state } = setUp();
    state.isDown = true;
    expect(await budget.isSpent()).toBe(false);
    budget.add(5);
    state.now += 60_000;
    expect(await budget.isSpent()).toBe(true);
  });

  it('spends without end when no limit is set, and reads no storage', async () => {
    const { budget, state } = setUp(null);
    budget.add(1e9);
    expect(await budget.isSpent()).toBe(false);
    expect(state.asked).toEqual([]);
  });
});
