/** Facts about a host that decide whether demos overlap. */
export interface JudgedHost {
  id: string;
  /** The seat of each half-hour that is this host's. */
  number: number;
  /** Minutes. */
  bufferBefore: number;
  bufferAfter: number;
}

/** A demo as it is stored. */
export interface JudgedDemo {
  leadId: string;
  hostId: string | null;
  /** Hash of its visitor's address. */
  person: string | null;
  /** Milliseconds since 1970. */
  start: number;
  end: number;
  sequence: number;
  /** It has a seat. */
  isHeld: boolean;
}

export interface JudgedSeat {
  leadId: string;
  start: number;
  seat: number;
}

/** Change that a visitor must be notified of. */
export interface ToldChange {
  leadId: string;
  /** Sequence of the demo after it; a message about a later one says as much. */
  sequence: number;
  what: string;
  /** Milliseconds since 1970, or of another clock that is the mails' too. */
  at: number;
}

/** A message to a visitor. */
export interface SentMail {
  leadId: string;
  sequence: number;
  at: number;
}

/** A half-hour that was offered, and asked for at once. */
export interface TriedOffer {
  start: string;
  /** Free seats in the calendar. */
  freeSeats: number;
  isToBeConfirmed: boolean;
  /** Reason of a refusal, or the need of a confirmation by its host. */
  outcome: { refusal: string } | { mustConfirm: boolean };
  /** Excuse for another outcome: something that has changed in between, or what only this visitor may not. */
  excuse: 'race' | 'own' | 'promised' | undefined;
}

export const TOLD_WITHIN_MS = 5 * 60_000;
const MINUTE_MS = 60_000;

/**
 * Finds broken promises in a database: hosts and people with two demos at once, demos that no one holds, and seats
 * that are no one's.
 * @returns a sentence for each promise that does not hold
 */
export function findHostViolations(
  hosts: readonly JudgedHost[],
  demos: readonly JudgedDemo[],
  seats: readonly JudgedSeat[],
): string[] {
  const held = demos.filter(({ isHeld }) => isHeld);
  return [...findOverlaps(hosts, held), ...findDoubles(held), ...findSeatViolations(hosts, held, seats)];
}

/** Finds overlaps, with the buffers of each host. */
function findOverlaps(hosts: readonly JudgedHost[], held: readonly JudgedDemo[]): string[] {
  const ofHost = Map.groupBy(held, ({ hostId }) => hostId);
  return hosts.flatMap(({ id, bufferBefore, bufferAfter }) =>
    findNeighbors(
      (ofHost.get(id) ?? []).map((demo) => ({
        ...{ leadId: demo.leadId, start: demo.start - bufferBefore * MINUTE_MS },
        end: demo.end + bufferAfter * MINUTE_MS,
      })),
    ).map(([one, other]) => `the host ${id} holds ${one} and ${other} at once`),
  );
}

function findDoubles(held: readonly JudgedDemo[]): string[] {
  return [...Map.groupBy(held, ({ person }) => person)].flatMap(([person, demos]) =>
    person === null
      ? []
      : findNeighbors(demos).map(([one, other]) => `the person ${person} has ${one} and ${other} at once`),
  );
}

/** Returns the ids of each two that follow each other and have a moment in common. */
function findNeighbors(
  intervals: readonly Pick<JudgedDemo, 'leadId' | 'start' | 'end'>[],
): [one: string, other: string][] {
  const inOrder = intervals.toSorted((one, other) => one.start - other.start);
  return inOrder.flatMap((each, index) => {
    const before = inOrder[index - 1];
    return before && each.start < before.end ? [[before.leadId, each.leadId] as [string, string]] : [];
  });
}

function findSeatViolations(
  hosts: readonly JudgedHost[],
  held: readonly JudgedDemo[],
  seats: readonly JudgedSeat[],
): string[] {
  const numberOf = new Map<string | null, number>(hosts.map(({ id, number }) => [id, number]));
  const nameOf = ({ leadId, start, seat }: JudgedSeat) => `${leadId} at ${start} with ${seat}`;
  const seated = new Set(seats.map(nameOf));
  const wanted = new Set<string>();
  const violations: string[] = [];
  for (const { leadId, hostId, start } of held) {
    const seat = numberOf.get(hostId);
    if (seat === undefined) violations.push(`the demo ${leadId} has no host`);
    else wanted.add(nameOf({ leadId, start, seat }));
  }
  return [
    ...violations,
    ...[...wanted.difference(seated)].map((name) => `there is no seat of ${name}`),
    ...[...seated.difference(wanted)].map((name) => `a seat is held by no demo: ${name}`),
  ];
}

/**
 * Returns the changes whose visitors were not notified within five minutes.
 * @param now before five minutes are over, nothing is missing
 */
export function findUntold(
  changes: readonly ToldChange[],
  mails: readonly SentMail[],
  now: number,
): string[] {
  const ofLead = Map.groupBy(mails, ({ leadId }) => leadId);
  return changes
    .filter(({ leadId, sequence, at }) => {
      const until = at + TOLD_WITHIN_MS;
      const isTold = (ofLead.get(leadId) ?? []).some(
        (mail) => mail.sequence >= sequence && mail.at >= at && mail.at <= until,
      );
      return !isTold && until < now;
    })
    .map(({ leadId, what, at }) => `no one told the visitor of ${leadId}: ${what} at ${at}`);
}

/** Offers that were refused, or kept otherwise than they said, with nothing to explain it. */
export function findBrokenOffers(offers: readonly TriedOffer[]): string[] {
  return offers.flatMap(({ start, freeSeats, isToBeConfirmed, outcome, excuse }) => {
    if (excuse !== undefined) return [];
    if ('refusal' in outcome) {
      return freeSeats > 0
        ? [`${start} had ${freeSeats} free seats, and was refused: ${outcome.refusal}`]
        : [];
    }
    if (freeSeats <= 0) return [`${start} had no free seat, and was given`];
    if (outcome.mustConfirm === isToBeConfirmed) return [];
    return [`${start} was offered as ${isToBeConfirmed ? 'to be confirmed' : 'sure'}, and is not`];
  });
}
