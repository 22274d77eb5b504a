import type { DeliveryOutcome } from '../../../plugins/mail/mailer.ts';
import type { LeadMessage } from './channel.ts';
import { MOST_ATTEMPTS, noteProblem, planRetry } from './delivery.rules.ts';
import { type BookingStatus, findDropReason } from './drop.rules.ts';

/** A delivery that is ours until its lease ends. */
export interface ClaimedDelivery extends LeadMessage {
  lease: string;
  /** How often it has been tried, this attempt included, unless it is made ahead of its time. */
  attempts: number;
  /** When it was to be tried. */
  dueAt: Date;
  isAhead: boolean;
  /** How the demo of its lead stood just after it was claimed. */
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

/** What an outcome is judged by. */
interface Judgement {
  now: Date;
  /** From 0 to 1: where within the delay the next attempt falls. */
  random: number;
  /** Whether the channel tells people how a demo stands, so that what a later change has overtaken is dropped. */
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

/** As it was before; but what was cut half-way may have arrived, and keeps that note. */
export function giveBack(delivery: ClaimedDelivery, outcome?: DeliveryOutcome): DeliveryResult {
  const { deliveryId, lease, attempts, dueAt, isAhead, lastProblem } = delivery;
  const attemptsBefore = isAhead ? attempts : attempts - 1;
  const isHalfSent = outcome?.kind === 'failed' && outcome.mayHaveArrived;
  const problem = isHalfSent ? noteProblem(outcome.problem, true) : lastProblem;
  return { deliveryId, lease, attempts: attemptsBefore, dueAt, state: 'due', problem };
}
