import type { LeadKind } from 'contract/api-paths.ts';
import { DAY_MS, dateOf } from 'contract/dates.ts';
import { sql } from 'kysely';
import type { Database } from '../../../plugins/database/schema.ts';
import { HELD_BACK } from '../../../shared/held-back.ts';
import { LATE_AFTER_MS } from './delivery.rules.ts';
import type { LeadState } from './lead-filter.ts';
import { medianOf, nameSource } from './numbers.rules.ts';
import { type OpeningHours, readAnswerMinutes } from './numbers.ts';

/** Leads of a day in UTC, by kind. */
interface DayOfLeads {
  day: string;
  counts: Partial<Record<LeadKind, number>>;
}

const DAYS = 7;

/** The last seven days in UTC, the oldest first, the one that is under way last. */
export function lastDays(now: Date): string[] {
  return Array.from({ length: DAYS }, (_, index) =>
    dateOf(new Date(now.getTime() - (DAYS - 1 - index) * DAY_MS)),
  );
}

/** Numbers of the last seven days, and the current problems of deliveries. */
export interface Week {
  days: DayOfLeads[];
  states: Partial<Record<LeadState, number>>;
  /** The most frequent first. */
  sources: [name: string, count: number][];
  /** Minutes of opening hours until a person answered, the median of those that are answered; null without any. */
  answerMinutes: number | null;
  deliveries: DeliveryProblem[];
}

/** Deliveries of a channel that are late or dead. */
export interface DeliveryProblem {
  channel: string;
  state: 'late' | 'dead';
  count: number;
  since: string;
}

const PAGE = 1_000;

/** @param hours opening hours in which the time to an answer counts */
export async function readWeek(database: Database, now: Date, hours: OpeningHours): Promise<Week> {
  const days = lastDays(now);
  const since = days[0] ?? '';
  const [counted, states] = await Promise.all([countDays(database, since), countStates(database, since)]);
  return {
    days: days.map((day) => ({
      day,
      counts: Object.fromEntries(
        counted.filter((row) => row.day === day).map(({ kind, count }) => [kind, Number(count)]),
      ),
    })),
    states: Object.fromEntries(states.map(({ state, count }) => [state, Number(count)])),
    sources: await countSources(database, since),
    answerMinutes: medianOf(await readAnswerMinutes(database, { from: new Date(since), until: now }, hours)),
    deliveries: await findTrouble(database, now),
  };
}

async function countDays(database: Database, since: string) {
  const day = sql<string>`substr(received_at, 1, 10)`;
  return database
    .selectFrom('leads')
    .select(({ fn }) => [day.as('day'), 'kind', fn.countAll().as('count')])
    .where('received_at', '>=', since)
    .groupBy([day, 'kind'])
    .execute();
}

async function countStates(database: Database, since: string) {
  return database
    .selectFrom('leads')
    .select(({ fn }) => ['state', fn.countAll().as('count')])
    .where('received_at', '>=', since)
    .groupBy('state')
    .execute();
}

/** Counts the sources of leads that are no suspects: a flood of spam would bury the others. */
async function countSources(database: Database, since: string): Promise<Week['sources']> {
  const counts = new Map<string, number>();
  let last = '';
  for (;;) {
    const rows = await database
      .selectFrom('leads')
      .select(['id', 'attribution'])
      .where('received_at', '>=', since)
      .where('state', 'not in', HELD_BACK)
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    for (const { attribution } of rows) {
      const name = nameSource(attribution === null ? {} : JSON.parse(attribution));
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    if (rows.length < PAGE) return [...counts].sort(([, a], [, b]) => b - a);
    last = rows.at(-1)?.id ?? '';
  }
}

/** Deliveries that are late or dead, by channel. */
export async function findTrouble(database: Database, now: Date): Promise<DeliveryProblem[]> {
  const lateSince = new Date(now.getTime() - LATE_AFTER_MS).toISOString();
  const rows = await database
    .selectFrom('lead_deliveries')
    .select(({ fn }) => ['channel', 'state', fn.countAll().as('count'), fn.min('created_at').as('since')])
    .where(({ eb, and, or }) =>
      or([eb('state', '=', 'dead'), and([eb('state', '=', 'due'), eb('created_at', '<', lateSince)])]),
    )
    .groupBy(['channel', 'state'])
    .orderBy('channel')
    .execute();
  return rows.map(({ channel, state, count, since }) => ({
    channel,
    state: state === 'dead' ? 'dead' : 'late',
    count: Number(count),
    since,
  }));
}
