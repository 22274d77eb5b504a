import { GOOD_FOR_MS } from '../../server/modules/bookings/calendars/busy-times.ts';
import { listTimeOff } from '../../server/modules/bookings/hosts/time-off.store.ts';
import { listVisitorsMails } from '../support/visitors-leads.ts';
import {
  findBrokenOffers,
  findHostViolations,
  findUntold,
  type JudgedDemo,
  TOLD_WITHIN_MS,
  type TriedOffer,
} from './host-history.ts';
import type { HostWorld, WorldCalendar } from './host-world.ts';

/** A demo as it was seen last. */
export interface SeenDemo extends JudgedDemo {
  state: 'held' | 'waiting' | 'cancelled';
  /** Time until which its visitor, and its host, must confirm it. */
  confirmBy: number | null;
  hostConfirmBy: number | null;
  offeredAt: number | null;
}

/** A change that a visitor has not been notified of yet, and for how long that was possible. */
interface Pending {
  leadId: string;
  sequence: number;
  what: string;
  since: number;
  spentMs: number;
  /** Only while this one answers truly. */
  calendar?: WorldCalendar;
}

/** Actor of the next change: a step of people, or what processes do by themselves. */
export type Actor = 'people' | 'processes';

const KEPT_MS = 2 * 86_400_000;

/** Looks at the database after each step, and writes down what may not be. */
export function createWitness(world: HostWorld) {
  const { database, clock } = world;
  const demos = new Map<string, SeenDemo>();
  const moved = new Set<string>();
  const violations = new Set<string>();
  let pending: Pending[] = [];
  let seenAt = clock().toISOString();
  const tell = (found: readonly string[]) => {
    for (const each of found) violations.add(each);
  };

  async function judgeChange(before: SeenDemo, demo: SeenDemo, actor: Actor): Promise<void> {
    const isMoved = before.start !== demo.start;
    const isOther = isMoved || before.hostId !== demo.hostId || before.isHeld !== demo.isHeld;
    const isConfirmed = before.confirmBy !== null && demo.confirmBy === null && demo.isHeld;
    // Who has confirmed nothing hears nothing but the question.
    if (before.confirmBy !== null && !isConfirmed) return;
    if (!isConfirmed && (!isOther || demo.sequence === before.sequence)) return;
    const what = isConfirmed ? 'booked' : isMoved ? 'moved' : demo.isHeld ? 'another host' : 'canceled';
    const change = { leadId: demo.leadId, sequence: demo.sequence, what, at: clock().getTime() };
    tell(findUntold([change], await listVisitorsMails(database, demo.leadId), Number.POSITIVE_INFINITY));
    if (isMoved && actor === 'processes' && !moved.has(`${demo.leadId} ${demo.start}`)) {
      tell([`the demo ${demo.leadId} was moved to ${new Date(demo.start).toISOString()} by no one`]);
    }
  }

  /** A demo that was just given to a host: by what was known then. */
  async function judgeGiven({ leadId, hostId, start, end, hostConfirmBy }: SeenDemo): Promise<void> {
    const host = world.hosts.find(({ id }) => id === hostId);
    if (!host) return;
    const wanted = { start: start - host.bufferBefore * 60_000, end: end + host.bufferAfter * 60_000 };
    const rows = await database
      .selectFrom('host_calendars')
      .leftJoin('calendar_busy_days', 'calendar_busy_days.calendar_id', 'host_calendars.id')
      .select(['good_at', 'busy'])
      .where('host_id', '=', host.id)
      .execute();
    const busy = rows.flatMap(({ busy }) => JSON.parse(busy ?? '[]') as [number, number][]);
    if (busy.some(([from, until]) => from < wanted.end && until > wanted.start)) {
      tell([`${leadId} was given to a host who is busy then`]);
    }
    if ((await listTimeOff(database, wanted, host.id)).length > 0)
      tell([`${leadId} was given to a host who is off`]);
    const isStale = rows.some(
      ({ good_at }) => good_at === null || clock().getTime() - Date.parse(good_at) >= GOOD_FOR_MS,
    );
    if (isStale && hostConfirmBy === null)
      tell([`${leadId} needs no confirmation of a host whose calendar is unknown`]);
  }

  async function judgeAll(): Promise<void> {
    const since = clock().getTime() - KEPT_MS;
    for (const { leadId, end } of demos.values()) if (end < since) demos.delete(leadId);
    const kept = [...demos.values()];
    const seats = await database
      .selectFrom('demo_seats')
      .selectAll()
      .where('starts_at', '>=', new Date(Math.min(since, ...kept.map(({ start }) => start))).toISOString())
      .execute();
    const known = seats
      .map(({ lead_id, starts_at, seat }) => ({ leadId: lead_id, start: Date.parse(starts_at), seat }))
      .filter(({ leadId, start }) => demos.has(leadId) || start >= since);
    tell(findHostViolations(world.hosts, kept, known));
  }

  return {
    demos,
    violations,

    /**
     * Expects the desk to follow a demo that a host moved in the calendar, or deleted there (no start).
     * @param isCurrent whether the calendar showed it as it is: what has changed here since is written again in any
     * case
     */
    expectFollowed(demo: SeenDemo, calendar: WorldCalendar, isCurrent: boolean, start?: number): void {
      const { leadId, sequence } = demo;
      if (start !== undefined) moved.add(`${leadId} ${start}`);
      const before = pending.find((each) => each.leadId === leadId && each.calendar === calendar);
      pending = pending.filter((each) => each !== before);
      if ((before?.sequence !== sequence && !isCurrent) || start === demo.start) return;
      const what = start === undefined ? 'deleted in the calendar' : 'moved in the calendar';
      pending.push({ leadId, sequence, what, calendar, since: clock().getTime(), spentMs: 0 });
    },

    tried: (offer: TriedOffer) => tell(findBrokenOffers([offer])),

    /** Sees what has changed since the last look. */
    async look(actor: Actor): Promise<void> {
      const rows = await database
        .selectFrom('bookings')
        .selectAll()
        .where(({ or, eb }) => or([eb('changed_at', '>=', seenAt), eb('offered_at', '>=', seenAt)]))
        .execute();
      seenAt = clock().toISOString();
      let isChanged = false;
      for (const demo of rows.map(toSeen)) {
        const before = demos.get(demo.leadId);
        if (before && JSON.stringify(before) === JSON.stringify(demo)) continue;
        isChanged = true;
        demos.set(demo.leadId, demo);
        if (before) await judgeChange(before, demo, actor);
        const isGiven = demo.isHeld && (before?.hostId !== demo.hostId || before.start !== demo.start);
        if (isGiven && actor === 'people') await judgeGiven(demo);
        if (demo.hostConfirmBy !== null && demo.confirmBy === null && demo.isHeld && isGiven) {
          const { leadId, sequence } = demo;
          const what = 'to be confirmed by its host';
          pending.push({ leadId, sequence, what, since: clock().getTime(), spentMs: 0 });
        }
      }
      if (isChanged) await judgeAll();
    },

    /** Processes have worked for so long: visitors must have heard by now of what is older than five minutes. */
    async worked(ms: number): Promise<void> {
      const left: Pending[] = [];
      for (const each of pending) {
        const demo = demos.get(each.leadId);
        if (!demo || demo.start <= clock().getTime()) continue;
        const mails = await listVisitorsMails(database, each.leadId);
        const isTold = mails.some(({ at, sequence }) => at >= each.since && sequence >= each.sequence);
        if (isTold || !demo.isHeld || (demo.offeredAt !== null && each.calendar)) continue;
        const canTell = !each.calendar || each.calendar.standIn.mood === 'well';
        const spentMs = each.spentMs + (canTell ? ms : 0);
        if (spentMs <= TOLD_WITHIN_MS) left.push({ ...each, spentMs });
        else
          tell([
            `no one told the visitor of ${each.leadId}: ${each.what} at ${new Date(each.since).toISOString()}`,
          ]);
      }
      pending = left;
      tell(findForgotten([...demos.values()], clock().getTime()));
    },
  };
}

export type Witness = ReturnType<typeof createWitness>;

/** Demos that should have been settled: by their hosts, or because no one can hold them. */
const overdueSince = new WeakMap<SeenDemo, number>();

function findForgotten(demos: readonly SeenDemo[], now: number): string[] {
  return demos.flatMap((demo) => {
    const { leadId, isHeld, start, hostConfirmBy, confirmBy, offeredAt } = demo;
    if (!isHeld || start <= now) return [];
    const isOverdue =
      (hostConfirmBy !== null && confirmBy === null && hostConfirmBy <= now) ||
      (confirmBy !== null && confirmBy <= now) ||
      (offeredAt !== null && start - 30 * 60_000 <= now);
    if (!isOverdue) return [];
    const since = overdueSince.get(demo) ?? now;
    overdueSince.set(demo, since);
    return now - since > TOLD_WITHIN_MS
      ? [`no one settled ${leadId}, which was due at ${new Date(since).toISOString()}`]
      : [];
  });
}

/** Demo as a row of `bookings` has it. */
type StoredDemo = Record<'lead_id' | 'starts_at' | 'ends_at', string> &
  Record<'host_id' | 'person' | 'confirm_by' | 'host_confirm_by' | 'offered_at', string | null> &
  Pick<SeenDemo, 'sequence' | 'state'>;

function toSeen(row: StoredDemo): SeenDemo {
  const momentOf = (text: string | null) => (text === null ? null : Date.parse(text));
  return {
    ...{
      leadId: row.lead_id,
      hostId: row.host_id,
      person: row.person,
      sequence: row.sequence,
      state: row.state,
    },
    ...{ start: Date.parse(row.starts_at), end: Date.parse(row.ends_at), isHeld: row.state === 'held' },
    ...{ confirmBy: momentOf(row.confirm_by), hostConfirmBy: momentOf(row.host_confirm_by) },
    offeredAt: momentOf(row.offered_at),
  };
}
