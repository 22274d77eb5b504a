import type { DeliveryOutcome } from '../../../plugins/mail/mailer.ts';
import type { LeadMessage } from './channel.ts';
import { MOST_ATTEMPTS, noteProblem, planRetry } from './delivery.rules.ts';
import { type BookingStatus, findDropReason } from './drop.rules.ts';

/** A delivery that is ours until its lease ends. */
export interface ClaimedDelivery extends LeadMessage {
  lease: string;
  /** Number of attempts, this one included, unless it is made ahead of its time. */
  attempts: number;
  /** Time at which it was due. */
  dueAt: Date;
  isAhead: boolean;
  /** State of the lead's demo just after the delivery was claimed. */
  status: BookingStatus | undefined;
  lastProblem: string | null;
}

/** The result of an attempt, as it is stored. */
export interface DeliveryResult {
  deliveryId: string;
  lease: string;
  state: 'due' | 'done' | 'dead' | 'dropped';
  dueAt: Date;
  attempts: number;
  problem: string | null;
}

/** Facts by which an outcome is judged. */
interface Judgement {
  now: Date;
  /** Number from 0 to 1 that places the next attempt within the delay. */
  random: number;
  /**
   * Set where the channel reports to people how a demo stands, so that messages which a later change has superseded are
   * dropped.
   */
  tellsLatestOnly: boolean;
}

/** The result of a delivery from the outcome of its attempt. */
export function judgeOutcome(
  delivery: ClaimedDelivery,
  outcome: DeliveryOutcome,
  { now, random, tellsLatestOnly }: Judgement,
): DeliveryResult {
  const { deliveryId, lease, attempts, dueAt, isAhead } = delivery;
  const result = { deliveryId, lease, attempts, dueAt };
  if (outcome.kind === 'done') return { ...result, state: 'done', problem: null };
  if (outcome.kind === 'refused') return { ...result, state: 'dead', problem: outcome.problem };
  const problem = noteProblem(outcome.problem, outcome.mayHaveArrived ?? false);
  // An attempt ahead of its time was none of its own.
  const retryAt = isAhead
    ? dueAt
    : planRetry(Math.min(attempts, MOST_ATTEMPTS), now, random, outcome.retryAfterMs);
  if (!retryAt) return { ...result, state: 'dead', problem };
  const isPointless =
    tellsLatestOnly && findDropReason({ ...delivery, lastProblem: problem }, retryAt) !== undefined;
  return { ...result, state: isPointless ? 'dropped' : 'due', dueAt: retryAt, problem };
}

/** Returns the delivery as it was before; one that was cut off may have arrived, and keeps that note. */
export function giveBack(delivery: ClaimedDelivery, outcome?: DeliveryOutcome): DeliveryResult {
  const { deliveryId, lease, attempts, dueAt, isAhead, lastProblem } = delivery;
  const attemptsBefore = isAhead ? attempts : attempts - 1;
  const isHalfSent = outcome?.kind === 'failed' && outcome.mayHaveArrived;
  const problem = isHalfSent ? noteProblem(outcome.problem, true) : lastProblem;
  return { deliveryId, lease, attempts: attemptsBefore, dueAt, state: 'due', problem };
}
