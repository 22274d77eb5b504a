/** Request of the owner of a booking, and the answer. */
export interface BookingRequest {
  /** Names the booking. */
  key: string;
  /** 0 for the booking itself, and one more for each change; a step may be asked for more than once. */
  step: number;
  /** Time of the booking after the step; `null` once it is cancelled. */
  start: string | null;
  /** Milliseconds on one clock that never goes back. */
  askedAt: number;
  toldAt: number;
  outcome: BookingOutcome;
}

export type BookingOutcome =
  | { kind: 'acknowledged'; id: string }
  | { kind: 'refused'; status: number }
  /** The connection broke: it may have been done or not. */
  | { kind: 'unknown' };

/** Bookings in the database at the end. */
export interface StoredBookings {
  /**
   * Key and lead of each request. One key may have several: what arrives after its booking was canceled books again.
   */
  keys: readonly { key: string; leadId: string }[];
  /** `start` as in the requests; `sequence` is the last step that was done. */
  bookings: readonly { leadId: string; start: string; sequence: number; isHeld: boolean }[];
  seats: readonly { leadId: string; start: string }[];
}

/** Taken, or come again: nothing was promised. */
const HONEST_REFUSALS: ReadonlySet<number> = new Set([409, 502, 503]);

/**
 * Compares the answers that owners got with what is stored, where each half-hour has one seat.
 * @returns a sentence for each promise that does not hold
 */
export function findBookingViolations(history: readonly BookingRequest[], stored: StoredBookings): string[] {
  const violations: string[] = [];
  const leadsOf = Map.groupBy(stored.keys, ({ key }) => key);
  const bookingOf = new Map(stored.bookings.map((booking) => [booking.leadId, booking]));
  const asked = Map.groupBy(history, ({ key }) => key);
  for (const [key, requests] of asked) {
    const leadIds = (leadsOf.get(key) ?? []).map(({ leadId }) => leadId);
    const acknowledged = requests.flatMap(({ outcome }) =>
      outcome.kind === 'acknowledged' ? [outcome.id] : [],
    );
    for (const { outcome } of requests) {
      if (outcome.kind === 'refused' && !HONEST_REFUSALS.has(outcome.status))
        violations.push(`the booking ${key} was answered ${outcome.status}`);
      if (
        outcome.kind === 'acknowledged' &&
        (!leadIds.includes(outcome.id) || outcome.id !== acknowledged[0])
      )
        violations.push(`the booking ${key} was acknowledged as ${outcome.id}, and is another or lost`);
    }
    violations.push(...findLostSteps(key, requests, bookingOf.get(acknowledged[0] ?? leadIds[0] ?? '')));
  }
  for (const { key } of stored.keys) if (!asked.has(key)) violations.push(`no request asked for ${key}`);
  return [...violations, ...findSeatViolations(stored), ...findDoubleBookings(history)];
}

/** The last step that was acknowledged is there, and beyond it only what was asked for and never answered. */
function findLostSteps(
  key: string,
  requests: readonly BookingRequest[],
  booking: StoredBookings['bookings'][number] | undefined,
): string[] {
  const done = Math.max(
    -1,
    ...requests.filter(({ outcome }) => outcome.kind === 'acknowledged').map(({ step }) => step),
  );
  const reached = booking?.sequence ?? -1;
  if (reached < done) return [`the step ${done} of ${key} was acknowledged, and is lost`];
  if (!booking) return [];
  const last = requests.find(({ step }) => step === reached);
  if (!last) return [`no request asked for the step ${reached} of ${key}`];
  const place = booking.isHeld ? booking.start : null;
  return place === last.start
    ? []
    : [`the booking ${key} is at ${place}, and was asked to be at ${last.start}`];
}

function findSeatViolations({ bookings, seats }: StoredBookings): string[] {
  const placeOf = (leadId: string, start: string) => `${leadId} at ${start}`;
  const held = new Set(
    bookings.filter(({ isHeld }) => isHeld).map(({ leadId, start }) => placeOf(leadId, start)),
  );
  const seated = new Set(seats.map(({ leadId, start }) => placeOf(leadId, start)));
  return [
    ...[...Map.groupBy(seats, ({ start }) => start)]
      .filter(([, several]) => several.length > 1)
      .map(([start, several]) => `${several.length} have the one seat of ${start}`),
    ...[...held.difference(seated)].map((place) => `the booking ${place} has no seat`),
    ...[...seated.difference(held)].map((place) => `a seat is held by no booking: ${place}`),
  ];
}

/**
 * Two owners who held the same half-hour at the same time, even if one of them has moved since: each held it at least
 * from its acknowledgment until the owner's next request for a change.
 */
function findDoubleBookings(history: readonly BookingRequest[]): string[] {
  const steps = [...Map.groupBy(history, ({ key, step }) => `${key} ${step}`).values()];
  const leftAt = new Map(
    steps.map(([first, ...others]) => [
      `${first?.key} ${(first?.step ?? 0) - 1}`,
      Math.min(...[first, ...others].map((each) => each?.askedAt ?? 0)),
    ]),
  );
  const stays = steps.flatMap((requests) => {
    const told = requests.filter(({ outcome }) => outcome.kind === 'acknowledged');
    const [{ key, step, start } = { key: '', step: 0, start: null }] = told;
    if (start === null) return [];
    const from = Math.min(...told.map(({ toldAt }) => toldAt));
    return [{ key, start, from, until: leftAt.get(`${key} ${step}`) ?? Number.POSITIVE_INFINITY }];
  });
  return [...Map.groupBy(stays, ({ start }) => start)].flatMap(([start, several]) => {
    const inOrder = several.toSorted((a, b) => a.from - b.from);
    return inOrder.flatMap((stay, index) =>
      inOrder
        .slice(index + 1)
        .filter(({ key, from }) => key !== stay.key && from < stay.until)
        .map(({ key }) => `${stay.key} and ${key} both had ${start}`),
    );
  });
}
