import { describe, expect, it } from 'vitest';
import type { DeliveryOutcome } from './channel.ts';
import { MOST_ATTEMPTS, RETRY_DELAYS_MS } from './delivery.rules.ts';
import { type ClaimedDelivery, giveBack, judgeOutcome, type Settlement } from './settlement.rules.ts';

const NOW = new Date('2026-03-02T10:00:00Z');
const DUE = new Date('2026-03-02T09:59:00Z');
const FAILED: DeliveryOutcome = { kind: 'failed', problem: 'http_500', isTargetDown: false };
const CUT: DeliveryOutcome = { ...FAILED, problem: 'timeout', mayHaveArrived: true };

function claimed(changes: Partial<ClaimedDelivery> = {}): ClaimedDelivery {
  return {
    ...{ deliveryId: 'one', message: 'sales', lease: 'ours', attempts: 1, dueAt: DUE, isAhead: false },
    lead: {
      ...{ id: 'lead', kind: 'contact', email: 'mira@example.com', body: {} },
      ...{ attribution: null, context: null, receivedAt: DUE },
    },
    ...{ standing: undefined, lastProblem: null },
    ...changes,
  };
}

/** Halfway through each delay. */
function judge(delivery: ClaimedDelivery, outcome: DeliveryOutcome, tellsLatestOnly = false): Settlement {
  return judgeOutcome(delivery, outcome, { now: NOW, random: 0.5, tellsLatestOnly });
}

describe('judgeOutcome', () => {
  it.each<[what: string, delivery: Partial<ClaimedDelivery>, DeliveryOutcome, Partial<Settlement>]>([
    ['ends what arrived', {}, { kind: 'done' }, { state: 'done', problem: null }],
    [
      'gives up what its target will never take',
      {},
      { kind: 'refused', problem: 'http_410' },
      { state: 'dead', problem: 'http_410' },
    ],
    [
      'tries a failure again within the delay of its attempt',
      { attempts: 2 },
      FAILED,
      { state: 'due', dueAt: inMs((RETRY_DELAYS_MS[1] ?? 0) / 2), problem: 'http_500' },
    ],
    [
      'waits for as long as its target asks, if that is longer',
      {},
      { ...FAILED, retryAfterMs: 60_000 },
      { state: 'due', dueAt: inMs(60_000) },
    ],
    ['gives up after the last attempt', { attempts: MOST_ATTEMPTS }, FAILED, { state: 'dead' }],
    [
      'leaves the plan of what was tried ahead of its time',
      { isAhead: true, attempts: 3, dueAt: inMs(90_000) },
      FAILED,
      { state: 'due', attempts: 3, dueAt: inMs(90_000) },
    ],
    ['notes what may have arrived', {}, CUT, { problem: 'timeout (may have arrived)' }],
  ])('%s', (_what, delivery, outcome, expected) => {
    const settlement = judge(claimed(delivery), outcome);
    expect(settlement).toMatchObject({ deliveryId: 'one', lease: 'ours', ...expected });
  });

  it('drops what a later change of the demo has superseded, where the channel sends only the latest state', () => {
    const overtaken = claimed({ standing: { sequence: 1, state: 'held', end: NOW } });
    expect(judge(overtaken, FAILED, true).state).toBe('dropped');
    expect(judge(overtaken, FAILED, false).state).toBe('due');
  });
});

describe('giveBack', () => {
  it('leaves a delivery as it was before it was claimed', () => {
    const delivery = claimed({ attempts: 3, lastProblem: 'http_500' });
    expect(giveBack(delivery)).toEqual({
      ...{ deliveryId: 'one', lease: 'ours', state: 'due', dueAt: DUE },
      ...{ attempts: 2, problem: 'http_500' },
    });
  });

  it('takes no attempt from one that was made ahead of its time', () => {
    expect(giveBack(claimed({ attempts: 3, isAhead: true })).attempts).toBe(3);
  });

  it('notes that what was cut halfway may have arrived', () => {
    expect(giveBack(claimed(), CUT).problem).toBe('timeout (may have arrived)');
    expect(giveBack(claimed({ lastProblem: 'dns' }), FAILED).problem).toBe('dns');
  });
});

function inMs(ms: number): Date {
  return new Date(NOW.getTime() + ms);
}
