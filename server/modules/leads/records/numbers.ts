import type { LeadKind } from 'contract/api-paths.ts';
import type { Office } from 'contract/bookings/office.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import { firstIdAt } from '../../../shared/uuid-time.ts';
import { selectBookedLeads } from '../../bookings/bookings.queries.ts';
import { createOpenTimer, nameSource } from './numbers.rules.ts';

/** Counts of the requests of a span of time, and of their current states. */
export interface SpanNumbers {
  kinds: Map<LeadKind, number>;
  sources: Map<string, number>;
  campaigns: Map<string, number>;
  /** Spam, or held for review: counted nowhere else. */
  leftOut: number;
  /** Minutes of opening hours until the answer to each request that a person has answered. */
  answerMinutes: number[];
  unanswered: number;
  demos: {
    requested: number;
    booked: number;
    confirmed: number;
    held: number;
    canceled: number;
    noShow: number;
  };
  deliveries: Map<string, { delivered: number; waiting: number; givenUp: number }>;
}

/** Office whose opening hours count, and its holidays. */
export interface OpeningHours {
  office: Office;
  /** Days on which it stays shut. */
  closed?: ReadonlySet<string>;
}

export const LEFT_OUT = ['quarantined', 'spam'] as const;
export const NO_CAMPAIGN = 'no campaign';

/**
 * Counts what came in from one moment until before another. Ids begin with their time, so that each query reads a range
 * of a primary key: a week of a site with a hundred thousand requests takes a few milliseconds.
 */
export async function readSpan(
  database: Database,
  { from, until }: { from: Date; until: Date },
  hours: OpeningHours,
): Promise<SpanNumbers> {
  const [first, end] = [firstIdAt(from), firstIdAt(until)];
  const numbers: SpanNumbers = {
    ...{ kinds: new Map(), sources: new Map(), campaigns: new Map(), deliveries: new Map() },
    ...{ leftOut: 0, answerMinutes: [], unanswered: 0 },
    demos: { requested: 0, booked: 0, confirmed: 0, held: 0, canceled: 0, noShow: 0 },
  };
  await countLeads(database, first, end, numbers);
  numbers.answerMinutes = await readAnswerMinutes(database, { from, until }, hours);
  const all = [...numbers.kinds.values()].reduce((sum, count) => sum + count, 0);
  numbers.unanswered = all - numbers.answerMinutes.length;
  await countDemos(database, first, end, numbers);
  await countMessages(database, first, end, numbers);
  return numbers;
}

async function countLeads(
  database: Database,
  first: string,
  end: string,
  numbers: SpanNumbers,
): Promise<void> {
  const rows = await database
    .selectFrom('leads')
    .select(({ fn }) => ['kind', 'source', 'campaign', 'state', fn.countAll().as('count')])
    .where('id', '>=', first)
    .where('id', '<', end)
    .groupBy(['kind', 'source', 'campaign', 'state'])
    .execute();
  for (const { kind, source, campaign, state, count } of rows) {
    const some = Number(count);
    if (isLeftOut(state)) {
      numbers.leftOut += some;
      continue;
    }
    add(numbers.kinds, kind, some);
    if (source !== null) add(numbers.sources, source, some);
    add(numbers.campaigns, campaign ?? NO_CAMPAIGN, some);
  }
  // Without a campaign, the site that led here is the source.
  const unnamed = await database
    .selectFrom('leads')
    .select(['attribution', 'state'])
    .where('id', '>=', first)
    .where('id', '<', end)
    .where('source', 'is', null)
    .execute();
  for (const { attribution, state } of unnamed) {
    if (!isLeftOut(state))
      add(numbers.sources, nameSource(attribution === null ? {} : JSON.parse(attribution)), 1);
  }
}

/** Returns the minutes of opening hours until the answer to each request of this time that a person has answered. */
export async function readAnswerMinutes(
  database: Database,
  { from, until }: { from: Date; until: Date },
  hours: OpeningHours,
): Promise<number[]> {
  const openMinutes = createOpenTimer(hours.office, { from, until }, hours.closed);
  const answered = await database
    .selectFrom('leads')
    .select(['received_at', 'answered_at'])
    .where('id', '>=', firstIdAt(from))
    .where('id', '<', firstIdAt(until))
    .where('answered_at', 'is not', null)
    .where('state', 'not in', LEFT_OUT)
    .execute();
  return answered.map(({ received_at: received, answered_at: at }) =>
    openMinutes(new Date(received), new Date(at ?? received)),
  );
}

async function countDemos(
  database: Database,
  first: string,
  end: string,
  numbers: SpanNumbers,
): Promise<void> {
  const rows = await selectBookedLeads(database)
    .select(({ fn, eb }) => [
      'bookings.state',
      'bookings.outcome',
      eb
        .case()
        .when(eb.and([eb('confirm_by', 'is', null), eb('host_confirm_by', 'is', null)]))
        .then(1)
        .else(0)
        .end()
        .as('isSure'),
      fn.countAll().as('count'),
    ])
    .where('bookings.lead_id', '>=', first)
    .where('bookings.lead_id', '<', end)
    .where('leads.state', 'not in', LEFT_OUT)
    .groupBy(['bookings.state', 'bookings.outcome', 'isSure'])
    .execute();
  const { demos } = numbers;
  demos.requested = numbers.kinds.get('demo') ?? 0;
  for (const { state, outcome, isSure, count } of rows) {
    const some = Number(count);
    if (state === 'waiting') continue;
    demos.booked += some;
    if (state === 'cancelled') demos.canceled += some;
    else if (Number(isSure) === 1) demos.confirmed += some;
    if (outcome === 'held') demos.held += some;
    if (outcome === 'no_show') demos.noShow += some;
  }
}

async function countMessages(
  database: Database,
  first: string,
  end: string,
  numbers: SpanNumbers,
): Promise<void> {
  const rows = await database
    .selectFrom('lead_deliveries')
    .select(({ fn }) => ['channel', 'state', fn.countAll().as('count')])
    .where('id', '>=', first)
    .where('id', '<', end)
    .groupBy(['channel', 'state'])
    .execute();
  for (const { channel, state, count } of rows) {
    const counted = numbers.deliveries.get(channel) ?? { delivered: 0, waiting: 0, givenUp: 0 };
    if (state === 'done') counted.delivered += Number(count);
    if (state === 'due') counted.waiting += Number(count);
    if (state === 'dead') counted.givenUp += Number(count);
    numbers.deliveries.set(channel, counted);
  }
}

function isLeftOut(state: string): boolean {
  return (LEFT_OUT as readonly string[]).includes(state);
}

function add<Name>(counts: Map<Name, number>, name: Name, count: number): void {
  counts.set(name, (counts.get(name) ?? 0) + count);
}
