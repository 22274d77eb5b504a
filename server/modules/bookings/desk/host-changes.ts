import { insertNote, type OperatorParts, openBookings, openFreeSlots } from '../../leads/leads.queries.ts';
import type { BookingRules } from '../demos/booking.rules.ts';
import type { ChangeOutcome } from '../demos/change-outcome.ts';
import { type ListedDemo, listDemosWithoutHost } from '../hosts/hosts-demos.ts';

/** Outcome for a demo whose host cannot hold it. */
export type ReassignedDemo = ListedDemo &
  (
    | { kind: 'given'; hostId: string }
    /** No one else can take it: its visitor is offered these times. */
    | { kind: 'offered'; offers: readonly Date[] }
    /** It has begun, or was canceled meanwhile. */
    | { kind: 'over' }
  );

type Parts = OperatorParts & { config: BookingRules };

/** Gives demos to other hosts, or offers their visitors other times where no one else can take them. */
export async function reassignDemos(parts: Parts, demos: readonly ListedDemo[]): Promise<ReassignedDemo[]> {
  const store = openBookings(parts);
  const moved: ReassignedDemo[] = [];
  for (const demo of demos) {
    const outcome = await store.reassign(demo.leadId);
    if (outcome.kind === 'done' && outcome.booking.host) {
      moved.push({ ...demo, kind: 'given', hostId: outcome.booking.host.id });
    } else if (outcome.kind === 'refused') {
      const offers = await findOffers(parts, demo.start);
      await store.offer(demo.leadId, offers);
      moved.push({ ...demo, kind: 'offered', offers });
    } else {
      moved.push({ ...demo, kind: 'over' });
    }
  }
  return moved;
}

/**
 * Gives a host to each demo to come that has none, and says nothing of it.
 * @returns how many have one now, and how many still have none
 */
export async function assignHosts(parts: Parts): Promise<{ given: number; left: number }> {
  const store = openBookings(parts);
  let given = 0;
  const demos = await listDemosWithoutHost(parts.database, parts.clock());
  for (const { leadId } of demos) {
    const outcome = await store.reassign(leadId, undefined, { isSilent: true });
    if (outcome.kind === 'done') given += 1;
  }
  return { given, left: demos.length - given };
}

/** Report of a person on a demo that has begun: whether it took place, and its result. */
export interface NotedOutcome {
  outcome: 'held' | 'no_show';
  /** Stored as a note of the lead. */
  note?: string | undefined;
}

/**
 * Notes whether the visitor of a demo came; one who did not gets an email with three other times around the same time
 * of the next days.
 * @returns `not_begun` before its time; `was_held` where a no-show would contradict what was noted before
 */
export async function noteOutcome(
  parts: Parts,
  leadId: string,
  { outcome, note }: NotedOutcome,
): Promise<ChangeOutcome | { kind: 'not_begun' } | { kind: 'was_held' }> {
  const store = openBookings(parts);
  const booking = await store.find(leadId);
  if (!booking) return { kind: 'gone' };
  if (booking.start > parts.clock()) return { kind: 'not_begun' };
  if (outcome === 'no_show' && booking.outcome === 'held') return { kind: 'was_held' };
  // The visitor is notified once, even if it is noted twice.
  const offers = outcome === 'no_show' && booking.outcome === null ? await findOffersFromTomorrow(parts) : [];
  const noted = await store.note(leadId, outcome, offers);
  if (noted.kind === 'done' && note)
    await insertNote(parts.database, { leadId, text: note, now: parts.clock() });
  return noted;
}

function findOffersFromTomorrow(parts: Parts): Promise<Date[]> {
  return findOffers(parts, new Date(parts.clock().getTime() + 24 * 3_600_000));
}

async function findOffers(parts: Parts, wanted: Date): Promise<Date[]> {
  const free = await openFreeSlots(parts).findAlternatives(wanted);
  return free.map(({ startDateTime }) => new Date(startDateTime));
}
