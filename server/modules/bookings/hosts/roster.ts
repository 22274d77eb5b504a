import type { SeatRefusal, WantedSeat } from '../demos/seats.ts';
import { type Candidate, orderCandidates } from './assignment.rules.ts';
import type { Host } from './host.ts';
import { FIRST_HOST_NUMBER } from './host.ts';
import { createAvailability, findObstacle, type HostAgenda, type Obstacle } from './host-hours.rules.ts';
import type { Interval } from './interval.ts';

/** A demo that wants a host. */
export interface WantedDemo extends WantedSeat {
  end: Date;
  /** The host who has it now, where it has one: it stays there if it can. */
  hostId?: string | null;
}

/** A demo that a host holds. */
export interface HostsDemo extends Interval {
  hostId: string;
  leadId: string;
}

/** A seat that is taken in one of the half-hours that are asked for. */
export interface TakenSeat {
  start: number;
  seat: number;
  leadId: string;
  person: string | null;
}

/** All that decides who holds which demo, as it was read while no one else could give the same hosts a demo. */
export interface RosterFacts {
  /** The active ones. */
  hosts: readonly Host[];
  /** Demos around the requested half-hours, as far away as buffers and days reach. */
  demos: readonly HostsDemo[];
  timeOff: readonly (Interval & { hostId: string })[];
  /** Busy times by host, merged. */
  busy: ReadonlyMap<string, readonly Interval[]>;
  seats: readonly TakenSeat[];
  /** Reports whether no demos are held on the day of a half-hour. */
  isClosed: (start: Date) => boolean;
  /** Number of seats by half-hour that are promised to those who confirm in time. */
  promised: ReadonlyMap<number, number>;
  /** Facts by host that decide the order. */
  given: ReadonlyMap<string, Pick<Candidate, 'recent' | 'last'>>;
  /** Id of the host of the last demo, by person. */
  hostsBefore: ReadonlyMap<string, string>;
  isKnown: (hostId: string) => boolean;
}

/** Host who gets a demo. */
export interface GivenHost {
  host: Host;
  /** Set where the host's calendar could be read; otherwise the host has to confirm. */
  isSure: boolean;
}

/** Reason why a requested or possible host cannot take a demo. */
export interface HostObstacle {
  leadId: string;
  /** Name of the host. */
  host: string;
  obstacle: Obstacle;
}

export type Answer =
  | { given: GivenHost }
  /** It has a host there already, and keeps it. */
  | { isHad: true }
  | { refusal: SeatRefusal };

export type Roster = ReturnType<typeof createRoster>;

/** Gives demos to hosts, one after another, each with those before in mind; nothing is written. */
export function createRoster(facts: RosterFacts, now: Date) {
  const { hosts, isClosed, promised, hostsBefore, isKnown } = facts;
  let demos = [...facts.demos];
  let seats = [...facts.seats];
  const given = new Map(facts.given);

  /** Returns the commitments of a host without a demo itself: its current place is no obstacle. */
  function agendaOf(host: Host, { leadId }: WantedDemo): HostAgenda {
    const isHosts = ({ hostId }: { hostId: string }) => hostId === host.id;
    return {
      busy: facts.busy.get(host.id) ?? [],
      timeOff: facts.timeOff.filter(isHosts),
      demos: demos.filter((each) => isHosts(each) && each.leadId !== leadId),
    };
  }

  function can(host: Host, wanted: WantedDemo): boolean {
    const demo = intervalOf(wanted);
    return createAvailability(host, agendaOf(host, wanted), demo)(demo);
  }

  function candidates(wanted: WantedDemo): Candidate[] {
    return hosts
      .filter((host) => can(host, wanted))
      .map(({ id, number, weight }) => {
        const { recent = 0, last = null } = given.get(id) ?? {};
        return { id, number, weight, recent, last, isKnown: isKnown(id) };
      });
  }

  /** Counts the demos of the half-hour that have a seat and no host yet: each will take one, too. */
  function countWithoutHost({ start, leadId }: WantedDemo): number {
    const at = start.getTime();
    return seats.filter(
      (each) => each.start === at && each.seat < FIRST_HOST_NUMBER && each.leadId !== leadId,
    ).length;
  }

  /**
   * Returns the reason; that a half-hour is full comes before a seat of the same person, so that no answer reveals the
   * bookings of a person.
   */
  function nameRefusal(wanted: WantedDemo, free: number): SeatRefusal | undefined {
    const { start, person, leadId } = wanted;
    if (isClosed(start)) return 'closed';
    if (free <= 0) return 'taken';
    const isOwn = (each: TakenSeat) =>
      person !== null && each.start === start.getTime() && each.person === person && each.leadId !== leadId;
    return seats.some(isOwn) ? 'own' : undefined;
  }

  function isHad({ leadId, start }: WantedDemo): boolean {
    return seats.some((each) => each.start === start.getTime() && each.leadId === leadId);
  }

  function note(wanted: WantedDemo, { id, number }: Host): void {
    const { leadId, person } = wanted;
    const [start, end] = [wanted.start.getTime(), wanted.end.getTime()];
    demos.push({ hostId: id, leadId, start, end });
    seats.push({ start, seat: number, leadId, person });
    given.set(id, { recent: (given.get(id)?.recent ?? 0) + 1, last: now.getTime() });
  }

  /** The first of those who can; a demo that has a host keeps it if it can. */
  function choose(wanted: WantedDemo, able: readonly Candidate[]): GivenHost | undefined {
    const before = wanted.hostId ?? (wanted.person === null ? undefined : hostsBefore.get(wanted.person));
    const [first] = orderCandidates(able, before ?? null);
    const host = first && hosts.find(({ id }) => id === first.id);
    return host && { host, isSure: first.isKnown };
  }

  return {
    /** Gives the demo a host, unless its lead has one in that half-hour. */
    give(wanted: WantedDemo): Answer {
      if (isHad(wanted)) return { isHad: true };
      const able = candidates(wanted);
      const refusal = nameRefusal(wanted, able.length - countWithoutHost(wanted));
      if (refusal) return { refusal };
      const chosen = choose(wanted, able);
      if (!chosen) return { refusal: 'taken' };
      note(wanted, chosen.host);
      return { given: chosen };
    },

    /** Returns the reason why it would get no host now. */
    look(wanted: WantedDemo): SeatRefusal | undefined {
      if (isHad(wanted)) return undefined;
      return nameRefusal(wanted, candidates(wanted).length - countWithoutHost(wanted));
    },

    /** Counts the hosts that are left beside the promised ones. */
    findRoom(wanted: WantedDemo): { refusal: SeatRefusal | undefined; room: number } {
      const free = candidates(wanted).length - countWithoutHost(wanted);
      const refusal = nameRefusal(wanted, free);
      return { refusal, room: free - (promised.get(wanted.start.getTime()) ?? 0) };
    },

    /** Forgets that the lead has a host or a seat anywhere. */
    release(leadId: string): void {
      demos = demos.filter((each) => each.leadId !== leadId);
      seats = seats.filter((each) => each.leadId !== leadId);
    },

    /** Gives the demo to one host, or to another than it has; `undefined` where that host, or every other, cannot. */
    giveTo(wanted: WantedDemo, hostId?: string): GivenHost | undefined {
      const able = candidates(wanted).filter(({ id }) =>
        hostId === undefined ? id !== wanted.hostId : id === hostId,
      );
      const chosen = choose({ ...wanted, hostId: null }, able);
      if (chosen) note(wanted, chosen.host);
      return chosen;
    },

    /** Returns the obstacles of one host, or of all others than the current one; inactive hosts are not among them. */
    explain(wanted: WantedDemo, hostId?: string): HostObstacle[] {
      return hosts
        .filter(({ id }) => (hostId === undefined ? id !== wanted.hostId : id === hostId))
        .flatMap((host) => {
          const obstacle = findObstacle(host, agendaOf(host, wanted), intervalOf(wanted));
          return obstacle ? { leadId: wanted.leadId, host: host.name, obstacle } : [];
        });
    },
  };
}

function intervalOf({ start, end }: WantedDemo): Interval {
  return { start: start.getTime(), end: end.getTime() };
}
