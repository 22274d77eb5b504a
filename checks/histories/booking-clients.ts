import { setTimeout } from 'node:timers/promises';
import { IDEMPOTENCY_KEY_HEADER, LEAD_PATHS } from 'contract/api-paths.ts';
import { DEFAULT_OFFICE, dayOf, intervalAt, slotsOf } from 'contract/bookings/office.ts';
import { laterDate } from 'contract/dates.ts';
import type { Random } from '../support/random.ts';
import { type BookingOutcome, type BookingRequest, findBookingViolations } from './booking-history.ts';
import type { Cluster } from './cluster.ts';
import type { Subject } from './subject.ts';

const OWNERS = 6;
/** Half-hours of a day: so few that owners meet at each of them. */
const PLACES = 8;
/** Then clients book on the next day, since a booking that is never canceled keeps its half-hour for good. */
const BOOKINGS_A_DAY = 4;
const FIRST_DAY = 7;
const DAYS = 40;
const MOST_CHANGES = 3;
const MOST_TRIES = 6;
const PAUSE_MS = 150;
const TIMEOUT_MS = 8_000;
const TAKEN = 409;
const HOST = '@example.com';

type Change = { action: 'move'; start: Date } | { action: 'cancel' };
type Answered = BookingOutcome & { managePath?: string };

/** Visitors who book demos in the same half-hours, move them and cancel them. Each half-hour has one seat. */
export function createBookingSubject(cluster: Cluster, random: Random): Subject {
  const history: BookingRequest[] = [];
  const today = dayOf(DEFAULT_OFFICE, new Date());
  const startsOf = (day: number) =>
    slotsOf(DEFAULT_OFFICE, laterDate(today, FIRST_DAY + day))
      .slice(0, PLACES)
      .map(({ start }) => start);
  let isEnding = false;

  /** Retries until it gets a final answer, or has tried too often. */
  async function insist(
    step: Pick<BookingRequest, 'key' | 'step' | 'start'>,
    ask: (url: string) => Promise<Answered>,
  ): Promise<Answered | undefined> {
    for (let tries = 0; tries < MOST_TRIES && !isEnding; tries += 1) {
      const askedAt = performance.now();
      const { managePath, ...outcome } = await ask(random.pick(cluster.endpoints));
      history.push({ ...step, askedAt, toldAt: performance.now(), outcome });
      if (outcome.kind === 'acknowledged') return { ...outcome, ...(managePath && { managePath }) };
      if (outcome.kind === 'refused' && outcome.status === TAKEN) return undefined;
      await setTimeout(PAUSE_MS);
    }
    return undefined;
  }

  async function live(key: string, starts: readonly Date[]): Promise<void> {
    const first = random.pick(starts);
    const booked = await insist({ key, step: 0, start: first.toISOString() }, (url) => book(url, key, first));
    if (!booked?.managePath) return;
    const { managePath } = booked;
    let place = first;
    const changes = random.between(0, MOST_CHANGES);
    for (let step = 1; step <= changes && !isEnding; step += 1) {
      const isCancelled = random.next() < 0.4;
      const start = random.pick(starts.filter((each) => each !== place));
      const change: Change = isCancelled ? { action: 'cancel' } : { action: 'move', start };
      const told = await insist({ key, step, start: isCancelled ? null : start.toISOString() }, (url) =>
        post(url + managePath, { ...bodyOf(change), sequence: String(step - 1) }),
      );
      if (!told || isCancelled) return;
      place = start;
    }
  }

  return {
    name: 'bookings',
    async run(until) {
      const running = Array.from({ length: OWNERS }, async (_none, owner) => {
        for (let count = 0; !isEnding; count += 1) {
          const day = Math.floor(count / BOOKINGS_A_DAY) % DAYS;
          await live(`owner-${owner}-${count}`, startsOf(day));
          await setTimeout(PAUSE_MS);
        }
      });
      await until;
      isEnding = true;
      await Promise.all(running);
    },
    async judge() {
      // Not by the keys of their requests, which a canceled booking takes along.
      const leads = await cluster.ask<{ email: string; leadId: string }>(
        `select email, id as "leadId" from leads where email like 'owner-%' order by id`,
      );
      const bookings = await cluster.ask<{ leadId: string; start: string; sequence: number; state: string }>(
        'select lead_id as "leadId", starts_at as start, sequence, state from bookings',
      );
      const seats = await cluster.ask<{ leadId: string; start: string }>(
        'select lead_id as "leadId", starts_at as start from demo_seats',
      );
      const violations = findBookingViolations(history, {
        keys: leads.map(({ email, leadId }) => ({ key: email.replace(HOST, ''), leadId })),
        bookings: bookings.map(({ state, ...booking }) => ({ ...booking, isHeld: state === 'held' })),
        seats,
      });
      return { said: summarise(history), violations };
    },
  };
}

function book(url: string, key: string, start: Date): Promise<Answered> {
  const body = {
    firstName: 'Asha',
    lastName: 'Rao',
    email: key + HOST,
    phone: '+919876543210',
    message: '',
    ...intervalAt(DEFAULT_OFFICE, start),
    timezone: 'Asia/Kolkata',
  };
  return post(url + LEAD_PATHS.demo, body, { [IDEMPOTENCY_KEY_HEADER]: key });
}

function bodyOf(change: Change): Record<string, string> {
  if (change.action === 'cancel') return { action: 'cancel' };
  return { action: 'move', startDateTime: intervalAt(DEFAULT_OFFICE, change.start).startDateTime };
}

async function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Answered> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const told = (await answer.json()) as { id: string; booking?: { manageUrl: string } };
    if (!answer.ok) return { kind: 'refused', status: answer.status };
    const managePath = told.booking && new URL(told.booking.manageUrl).pathname;
    return { kind: 'acknowledged', id: told.id, ...(managePath && { managePath }) };
  } catch {
    return { kind: 'unknown' };
  }
}

function summarise(history: readonly BookingRequest[]): string {
  const count = (kind: BookingOutcome['kind']) =>
    history.filter(({ outcome }) => outcome.kind === kind).length;
  const taken = history.filter(
    ({ outcome }) => outcome.kind === 'refused' && outcome.status === TAKEN,
  ).length;
  const changes = history.filter(({ step, outcome }) => step > 0 && outcome.kind === 'acknowledged').length;
  return `${history.length} requests of ${OWNERS} owners for ${PLACES} half-hours a day: ${count('acknowledged')} acknowledged, ${changes} of them changes, ${taken} taken, ${count('refused') - taken} refused, ${count('unknown')} unanswered`;
}
