import type { DeliveryOutcome } from '../../../plugins/mail/mailer.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { Channel } from './channel.ts';
import type { DeliveriesStore } from './deliveries.store.ts';
import { LEASE_MS, type QueuePosition } from './delivery-queue.ts';
import {
  type ClaimedDelivery,
  type DeliveryResult,
  giveBack,
  judgeOutcome,
} from './delivery-result.rules.ts';
import { type DropReason, findDropReason } from './drop.rules.ts';
import { TargetHealth } from './target-health.ts';

/** Interval of checks of a channel when nothing is known to be due: another process may have stored something. */
const POLL_MS = 10_000;
/** Less than the lease by far, so that what began in time also ends in time. */
const ATTEMPT_MS = 15_000;
/** Shortest pause, since a delivery that another process is just taking looks due for a moment. */
const LEAST_PAUSE_MS = 50;
const SETTLE_AGAIN_MS = 1_000;
const QUEUE_START: QueuePosition = { dueAt: new Date(0), deliveryId: '' };

export interface WorkerParts {
  channel: Channel;
  store: DeliveriesStore;
  clock: Clock;
  /** A clock that never goes back, in milliseconds. */
  steady: () => number;
  /** Returns the factor by which deliveries begin more slowly than the channel's pace. */
  slowdown: () => number;
  /** Returns a number from 0 to 1. */
  random: () => number;
  onEvent: (event: WorkerEvent) => void;
}

/** Events for an operator; none contains anything of a lead. */
export type WorkerEvent = { channel: string } & (
  | {
      kind: 'delivered' | 'dead' | 'retried' | 'dropped';
      deliveryId: string;
      attempts: number;
      problem?: string;
    }
  | { kind: 'down'; problem: string }
  | { kind: 'back' }
  | { kind: 'unsettled'; error: unknown }
);

/** Delivers what is due on one channel, as fast as its limits and the state of its target allow. */
export class ChannelWorker {
  readonly #parts: WorkerParts;
  readonly #health: TargetHealth;
  readonly #stopping = new AbortController();
  readonly #underWay = new Set<Promise<void>>();
  #nextStart = Number.NEGATIVE_INFINITY;
  /** Position in the queue while it is emptied ahead of time, after the target has come back. */
  #probed: QueuePosition | undefined;
  #wake = Promise.withResolvers<void>();
  #isEnding = false;

  constructor(parts: WorkerParts) {
    this.#parts = parts;
    this.#health = new TargetHealth(parts.steady);
  }

  /**
   * Attempts the whole line once ahead of its time: a process that starts does not know whether a target that was down
   * when the last process ended works again.
   */
  probe(): void {
    this.#probed = QUEUE_START;
  }

  /** Something may be due that was not before. */
  wake(): void {
    this.#wake.resolve();
    this.#wake = Promise.withResolvers();
  }

  /**
   * Delivers until nothing more can be delivered now, and nothing is under way.
   * @returns milliseconds after which to look again
   */
  async run(): Promise<number> {
    for (;;) {
      const woken = this.#wake.promise;
      const started = await this.#start();
      if (started > 0) continue;
      if (this.#underWay.size === 0) return this.#isEnding ? POLL_MS : this.#findPauseMs();
      await this.#waitForRoom(woken);
    }
  }

  /** One that hangs must not hold the others up: the pace alone may be what they wait for. */
  async #waitForRoom(woken: Promise<void>): Promise<void> {
    const paceMs = this.#nextStart - this.#parts.steady();
    const { promise: paced, resolve } = Promise.withResolvers<void>();
    const timer = paceMs > 0 ? setTimeout(resolve, paceMs) : undefined;
    await Promise.race([...this.#underWay, woken, paced]);
    clearTimeout(timer);
  }

  /** Begins nothing more, and gives back what does not end in time. */
  async stop(timeoutMs: number): Promise<void> {
    this.#isEnding = true;
    const timer = setTimeout(() => this.#stopping.abort(), timeoutMs);
    await Promise.all(this.#underWay);
    clearTimeout(timer);
  }

  async #start(): Promise<number> {
    const free = this.#findSlots();
    if (free === 0) return 0;
    const { steady } = this.#parts;
    const claimedAt = steady();
    const claimed = await this.#claim(free);
    const paceMs = (1_000 / this.#parts.channel.perSecond) * this.#parts.slowdown();
    this.#nextStart = Math.max(this.#nextStart, steady()) + claimed.length * paceMs;
    for (const delivery of claimed) this.#keep(this.#attempt(delivery, claimedAt));
    return claimed.length;
  }

  /**
   * Returns the number of attempts that may begin now. Several are taken together, since one costs the database as much
   * as several.
   */
  #findSlots(): number {
    const { atOnce, perSecond } = this.#parts.channel;
    if (this.#isEnding || this.#health.pauseMs > 0) return 0;
    if (this.#health.isDown) return this.#underWay.size === 0 ? 1 : 0;
    const free = atOnce - this.#underWay.size;
    const aheadMs = this.#nextStart - this.#parts.steady();
    const burst = Math.min(atOnce, perSecond);
    if (aheadMs > 0 || free < Math.ceil(atOnce / 4)) return 0;
    return Math.min(free, burst);
  }

  async #claim(limit: number): Promise<ClaimedDelivery[]> {
    const { channel, store } = this.#parts;
    const nextDue = await store.findNextDue(channel.name);
    if (!nextDue) {
      this.#probed = undefined;
      return [];
    }
    if (this.#health.isDown && channel.recovery === 'ask') await this.#ask();
    else if (nextDue <= this.#parts.clock()) return store.claim(channel.name, limit);
    else if (this.#health.isDown && channel.recovery === 'send') {
      return store.claim(channel.name, limit, { behind: QUEUE_START, canRepeat: true });
    }
    return this.#probed && !this.#health.isDown ? this.#claimProbes(limit, this.#probed) : [];
  }

  async #claimProbes(limit: number, place: QueuePosition): Promise<ClaimedDelivery[]> {
    const { channel, store } = this.#parts;
    const canRepeat = channel.recovery === 'send';
    const claimed = await store.claim(channel.name, limit, { behind: place, canRepeat });
    this.#probed = claimed.at(-1);
    return claimed;
  }

  async #ask(): Promise<void> {
    const { channel } = this.#parts;
    const signal = AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(ATTEMPT_MS)]);
    const outcome = await endAtLatest(channel.ask?.(signal) ?? Promise.resolve({ kind: 'done' }), signal);
    this.#learn(outcome);
  }

  #keep(attempt: Promise<void>): void {
    const kept: Promise<void> = attempt.finally(() => void this.#underWay.delete(kept));
    this.#underWay.add(kept);
  }

  async #attempt(delivery: ClaimedDelivery, claimedAt: number): Promise<void> {
    const { channel, clock, steady } = this.#parts;
    // The process stood still since, so that another one may be at it already; or it has begun to end.
    const isLate = this.#isEnding || steady() - claimedAt > LEASE_MS - ATTEMPT_MS;
    if (isLate) return this.#record(giveBack(delivery));
    const dropReason = this.#findDropReason(delivery, clock());
    if (dropReason) return this.#record({ ...delivery, state: 'dropped', problem: dropReason });
    const signal = AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(ATTEMPT_MS)]);
    const outcome = await endAtLatest(channel.deliver(delivery, signal), signal);
    const isCut = this.#stopping.signal.aborted && outcome.kind === 'failed';
    if (isCut) return this.#record(giveBack(delivery, outcome));
    this.#learn(outcome);
    await this.#record(this.#judge(delivery, outcome));
  }

  /** Updates the state of the target from the outcome of an attempt. */
  #learn(outcome: DeliveryOutcome): void {
    const { channel, onEvent } = this.#parts;
    if (outcome.kind === 'failed' && outcome.isTargetDown) {
      this.#probed = undefined;
      const isNews = this.#health.fail(outcome.retryAfterMs);
      if (isNews) onEvent({ kind: 'down', channel: channel.name, problem: outcome.problem });
    } else if (this.#health.succeed()) {
      this.#probed = QUEUE_START;
      onEvent({ kind: 'back', channel: channel.name });
    }
  }

  #judge(delivery: ClaimedDelivery, outcome: DeliveryOutcome): DeliveryResult {
    const { channel, clock, random } = this.#parts;
    const { tellsLatestOnly = false } = channel;
    return judgeOutcome(delivery, outcome, { now: clock(), random: random(), tellsLatestOnly });
  }

  #findDropReason(delivery: ClaimedDelivery, at: Date): DropReason | undefined {
    const { tellsLatestOnly, isForVisitor } = this.#parts.channel;
    return tellsLatestOnly ? findDropReason({ ...delivery, isForVisitor }, at) : undefined;
  }

  /** Retries until the result is written: a message that was delivered but not noted would be delivered again. */
  async #record(result: DeliveryResult): Promise<void> {
    const { channel, store, onEvent } = this.#parts;
    for (;;) {
      try {
        await store.recordResult(result);
        break;
      } catch (error) {
        onEvent({ kind: 'unsettled', channel: channel.name, error });
        if (this.#isEnding) return;
        await new Promise((resolve) => setTimeout(resolve, SETTLE_AGAIN_MS));
      }
    }
    const { deliveryId, attempts, state, problem } = result;
    const event = { channel: channel.name, deliveryId, attempts, ...(problem && { problem }) };
    const kind = ({ done: 'delivered', dead: 'dead', due: 'retried', dropped: 'dropped' } as const)[state];
    onEvent({ kind, ...event });
  }

  async #findPauseMs(): Promise<number> {
    const { channel, store, clock, steady } = this.#parts;
    const paceMs = Math.max(this.#health.pauseMs, this.#nextStart - steady());
    if (paceMs > 0) return Math.min(Math.ceil(paceMs), POLL_MS);
    await store.mendPlans(channel.name);
    const nextDue = await store.findNextDue(channel.name);
    if (!nextDue) return POLL_MS;
    return Math.min(Math.max(LEAST_PAUSE_MS, nextDue.getTime() - clock().getTime()), POLL_MS);
  }
}

/** A channel that does not heed the signal is left alone. */
async function endAtLatest(attempt: Promise<DeliveryOutcome>, signal: AbortSignal): Promise<DeliveryOutcome> {
  const { promise: ended, resolve } = Promise.withResolvers<DeliveryOutcome>();
  const end = () => resolve({ kind: 'failed', problem: 'timeout', isTargetDown: true, mayHaveArrived: true });
  signal.addEventListener('abort', end, { once: true });
  if (signal.aborted) end();
  try {
    return await Promise.race([attempt, ended]);
  } finally {
    signal.removeEventListener('abort', end);
  }
}
