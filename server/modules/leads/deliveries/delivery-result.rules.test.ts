import { describe, expect, it } from 'vitest';
import type { DeliveryOutcome } from '../../../plugins/mail/mailer.ts';
import { MOST_ATTEMPTS, RETRY_DELAYS_MS } from './delivery.rules.ts';
import {
  type ClaimedDelivery,
  type DeliveryResult,
  giveBack,
  judgeOutcome,
} from './delivery-result.rules.ts';

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
    ...{ status: undefined, lastProblem: null },
    ...changes,
  };
}

/** Halfway through each delay. */
function judge(delivery: ClaimedDelivery, outcome: DeliveryOutcome, tellsLatestOnly = false): DeliveryResult {
  return judgeOutcome(delivery, outcome, { now: NOW, random: 0.5, tellsLatestOnly });
}

describe('judgeOutcome', () => {
  it.each<[what: string, delivery: Partial<ClaimedDelivery>, DeliveryOutcome, Partial<DeliveryResult>]>([
    ['marks a delivered message as done', {}, { kind: 'done' }, { state: 'done', problem: null }],
    [
      'gives up a message that the target refuses',
      {},
      { kind: 'refused', problem: 'http_410' },
      { state: 'dead', problem: 'http_410' },
    ],
    [
      'retries a failure within the delay of its attempt',
      { attempts: 2 },
      FAILED,
      { state: 'due', dueAt: inMs((RETRY_DELAYS_MS[1] ?? 0) / 2), problem: 'http_500' },
    ],
    [
      'waits as long as the target asks, if that is longer',
      {},
      { ...FAILED, retryAfterMs: 60_000 },
      { state: 'due', dueAt: inMs(60_000) },
    ],
    ['gives up after the last attempt', { attempts: MOST_ATTEMPTS }, FAILED, { state: 'dead' }],
    [
      'keeps the due time of an early attempt',
      { isAhead: true, attempts: 3, dueAt: inMs(90_000) },
      FAILED,
      { state: 'due', attempts: 3, dueAt: inMs(90_000) },
    ],
    ['records that a message may have arrived', {}, CUT, { problem: 'timeout (may have arrived)' }],
  ])('%s', (_what, delivery, outcome, expected) => {
    const result = judge(claimed(delivery), outcome);
    expect(result).toMatchObject({ deliveryId: 'one', lease: 'ours', ...expected });
  });

  it('drops a superseded message where the channel sends only the latest state', () => {
    const overtaken = claimed({ status: { sequence: 1, state: 'held', end: NOW } });
    expect(judge(overtaken, FAILED, true).state).toBe('dropped');
    expect(judge(overtaken, FAILED, false).state).toBe('due');
  });
});

describe('giveBack', () => {
  it('restores a delivery to its state before the claim', () => {
    const delivery = claimed({ attempts: 3, lastProblem: 'http_500' });
    expect(giveBack(delivery)).toEqual({
      ...{ deliveryId: 'one', lease: 'ours', state: 'due', dueAt: DUE },
      ...{ attempts: 2, problem: 'http_500' },
    });
  });

  it('does not subtract an attempt from an early one', () => {
    expect(giveBack(claimed({ attempts: 3, isAhead: true })).attempts).toBe(3);
  });

  it('records that an interrupted message may have arrived', () => {
    expect(giveBack(claimed(), CUT).problem).toBe('timeout (may have arrived)');
    expect(giveBack(claimed({ lastProblem: 'dns' }), FAILED).problem).toBe('dns');
  });
});

function inMs(ms: number): Date {
  return new Date(NOW.getTime() + ms);
}
