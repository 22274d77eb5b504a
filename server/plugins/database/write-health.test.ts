import type { Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Tables } from './schema.ts';
import { WriteHealth } from './write-health.ts';

/** Nothing is written to it while nothing has failed. */
const DATABASE = {} as Kysely<Tables>;

function setUp() {
  const state = { isFree: true, looks: 0, time: 0 };
  const health = new WriteHealth({
    look: async () => {
      state.looks += 1;
      return state.isFree;
    },
    now: () => state.time,
  });
  const askAt = (time: number) => {
    state.time = time;
    return health.canWrite(DATABASE);
  };
  return { state, health, askAt };
}

describe('the health of a database', () => {
  it('reports a database as writable while the write lock is free', async () => {
    const { askAt } = setUp();
    expect([await askAt(0), await askAt(10_000)]).toEqual([true, true]);
  });

  it('reports a database as writable while another process holds the lock briefly', async () => {
    const { state, askAt } = setUp();
    state.isFree = false;
    expect([await askAt(0), await askAt(2_999)]).toEqual([true, true]);
    state.isFree = true;
    expect(await askAt(3_500)).toBe(true);
    state.isFree = false;
    expect([await askAt(4_000), await askAt(6_999)]).toEqual([true, true]);
  });

  it('reports a database as not writable once the lock is held for three seconds, until it is free', async () => {
    const { state, askAt } = setUp();
    state.isFree = false;
    expect([await askAt(0), await askAt(1_500), await askAt(3_000), await askAt(9_000)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    state.isFree = true;
    expect(await askAt(9_500)).toBe(true);
  });

  it('skips the check within a second after a successful write', async () => {
    const { state, health, askAt } = setUp();
    await health.watch(Promise.resolve());
    expect([await askAt(999), state.looks]).toEqual([true, 0]);
    expect([await askAt(1_000), state.looks]).toEqual([true, 1]);
  });
});
