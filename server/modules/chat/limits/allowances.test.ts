import { describe, expect, it } from 'vitest';
import { Allowances } from './allowances.ts';

const ASHA = { userId: 'asha', clientId: 'acme' };
const BEN = { userId: 'ben', clientId: 'acme' };
const CAROL = { userId: 'carol', clientId: 'acme' };
const EVE = { userId: 'eve', clientId: 'other' };
const BYTES = { user: { perSecond: 1, burst: 1 }, client: { perSecond: 1, burst: 1 } };

/** Allows two events to a user and three to a client, at once; then one a second. */
function setUp() {
  let now = 0;
  const allowances = new Allowances(
    {
      connects: { perSecond: 1, burst: 2 },
      events: { user: { perSecond: 1, burst: 2 }, client: { perSecond: 1, burst: 3 } },
      messages: { user: { perSecond: 1, burst: 2 }, client: { perSecond: 1, burst: 3 } },
      reading: BYTES,
      telling: BYTES,
    },
    () => now,
  );
  const take = (account: typeof ASHA, times: number) =>
    Array.from({ length: times }, () => allowances.takeEvent(account));
  return {
    allowances,
    take,
    passMs: (ms: number) => {
      now += ms;
    },
  };
}

describe('Allowances.takeEvent', () => {
  it('counts the events of a user across sockets', () => {
    const { take } = setUp();
    expect(take({ ...ASHA }, 2)).toEqual(['granted', 'granted']);
    expect(take({ ...ASHA }, 1)).toEqual(['refused']);
  });

  it('takes nothing from the client for a refused event of one user', () => {
    const { take } = setUp();
    take(ASHA, 4);
    expect(take(BEN, 1)).toEqual(['granted']);
  });

  it('refuses events of a client at its limit, and of no other client', () => {
    const { take } = setUp();
    take(ASHA, 2);
    expect(take(BEN, 2)).toEqual(['granted', 'refused']);
    expect(take(EVE, 1)).toEqual(['granted']);
  });

  it('keeps refusing a user at the limit of the client, without disconnecting', () => {
    const { take } = setUp();
    take(ASHA, 2);
    take(BEN, 2);
    expect(take(CAROL, 2)).toEqual(['refused', 'refused']);
  });

  it('grants events again as time passes', () => {
    const { take, passMs } = setUp();
    take(ASHA, 3);
    passMs(2_000);
    expect(take(ASHA, 1)).toEqual(['granted']);
  });
});

describe('Allowances.takeMessage', () => {
  it('counts messages for a user and for a client', () => {
    const { allowances } = setUp();
    expect([1, 2, 3].map(() => allowances.takeMessage(ASHA))).toEqual([true, true, false]);
    expect([1, 2].map(() => allowances.takeMessage(BEN))).toEqual([true, false]);
    expect(allowances.takeMessage(EVE)).toBe(true);
  });

  it('refuses messages until the debt for bytes sent to others is paid off', () => {
    const { allowances, passMs } = setUp();
    allowances.telling.charge(ASHA, 3);
    expect(allowances.takeMessage(ASHA)).toBe(false);
    passMs(2_000);
    expect(allowances.takeMessage(ASHA)).toBe(true);
  });
});

describe('Allowances.takeConnect', () => {
  it('counts connects for each user separately', () => {
    const { allowances, passMs } = setUp();
    expect([1, 2, 3].map(() => allowances.takeConnect(ASHA))).toEqual([true, true, false]);
    expect(allowances.takeConnect(BEN)).toBe(true);
    passMs(1_000);
    expect(allowances.takeConnect(ASHA)).toBe(true);
  });
});
