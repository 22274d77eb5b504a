import { DAY_MS } from 'contract/dates.ts';
import type { Database } from '../../../plugins/database/schema.ts';

export interface ChannelHealth {
  channel: string;
  /**
   * Time at which the first message was stored that the channel did not take after its last success; absent while it
   * works.
   */
  failingSince?: Date | undefined;
  problem?: string | null | undefined;
}

/** Messages that were given up. */
export interface GivenUp {
  channel: string;
  count: number;
  problem: string | null;
}

/** A channel that sends nothing of what is ready. */
export interface StuckQueue {
  channel: string;
  since: Date;
}

/** A message that arrived was due at most so long before: its last attempt comes 76 hours after the first. */
const LONGEST_WAY_MS = 5 * DAY_MS;

/**
 * Finds the time since when each channel has taken nothing of what it was given, from the rows alone: each process
 * reports the same, also one that has just started.
 */
export async function findChannelHealth(
  database: Database,
  channels: readonly string[],
  now: Date,
): Promise<ChannelHealth[]> {
  return Promise.all(channels.map((channel) => findOneChannelHealth(database, channel, now)));
}

async function findOneChannelHealth(database: Database, channel: string, now: Date): Promise<ChannelHealth> {
  const failing = database
    .selectFrom('lead_deliveries')
    .select(['created_at', 'last_problem'])
    .where('state', '=', 'due')
    .where('channel', '=', channel)
    .where('last_problem', 'is not', null)
    .orderBy('created_at')
    .limit(1);
  if (!(await failing.executeTakeFirst())) return { channel };
  const arrivedAt = await findArrival(database, channel, now);
  // A failure while later messages arrive is no fault of the channel.
  const first = await failing.where('created_at', '>', arrivedAt ?? '').executeTakeFirst();
  return first
    ? { channel, failingSince: new Date(first.created_at), problem: first.last_problem }
    : { channel };
}

/** Finds the time at which a channel last delivered a recent message; ISO 8601. */
export async function findArrival(database: Database, channel: string, now: Date): Promise<string | null> {
  const { arrived_at: arrivedAt } = await database
    .selectFrom('lead_deliveries')
    .select(({ fn }) => fn.max('ended_at').as('arrived_at'))
    .where('state', '=', 'done')
    .where('channel', '=', channel)
    .where('due_at', '>=', new Date(now.getTime() - LONGEST_WAY_MS).toISOString())
    .executeTakeFirstOrThrow();
  return arrivedAt;
}

/** Counts the messages that were given up within a day, by channel; a wrong address is no fault of a channel. */
export async function findGivenUp(database: Database, now: Date): Promise<GivenUp[]> {
  const rows = await database
    .selectFrom('lead_deliveries')
    .select(({ fn }) => ['channel', fn.countAll().as('count'), fn.max('last_problem').as('problem')])
    .where('state', '=', 'dead')
    .where(({ eb, or, and }) =>
      or([
        eb('last_problem', 'is', null),
        and([eb('last_problem', 'not like', 'bounced%'), eb('last_problem', 'not like', '%rcpt to')]),
      ]),
    )
    .where('ended_at', '>', new Date(now.getTime() - DAY_MS).toISOString())
    .groupBy('channel')
    .orderBy('channel')
    .execute();
  return rows.map(({ channel, count, problem }) => ({ channel, count: Number(count), problem }));
}

/**
 * Time after which a due message is stuck: it waits at most for one that is under way, or for the pause of a target.
 */
const STUCK_AFTER_MS = 15 * 60_000;

const RECENT_ROWS = 100;

/**
 * Finds the time at which each channel last delivered a message, however long ago; the latest of those that were due
 * last.
 */
export async function findLastArrivals(
  database: Database,
  channels: readonly string[],
): Promise<Map<string, string>> {
  const found = await Promise.all(
    channels.map(async (channel) => {
      const rows = await database
        .selectFrom('lead_deliveries')
        .select('ended_at')
        .where('state', '=', 'done')
        .where('channel', '=', channel)
        .orderBy('due_at', 'desc')
        .limit(RECENT_ROWS)
        .execute();
      const latest = rows
        .map(({ ended_at: end }) => end ?? '')
        .sort()
        .at(-1);
      return latest ? [[channel, latest] as const] : [];
    }),
  );
  return new Map(found.flat());
}

/** Channels that send nothing of what is ready, each with the time since when it is. */
export async function findStuckQueues(
  database: Database,
  channels: readonly string[],
  now: Date,
): Promise<StuckQueue[]> {
  const ripeBefore = new Date(now.getTime() - STUCK_AFTER_MS).toISOString();
  const found = await Promise.all(
    channels.map(async (channel) => {
      const oldest = await database
        .selectFrom('lead_deliveries')
        .select('due_at')
        .where('state', '=', 'due')
        .where('channel', '=', channel)
        .where('due_at', '<', ripeBefore)
        .orderBy('due_at')
        .limit(1)
        .executeTakeFirst();
      if (!oldest) return [];
      // After an outage, many messages leave one after the other.
      const arrivedAt = await findArrival(database, channel, now);
      if (arrivedAt !== null && arrivedAt > ripeBefore) return [];
      return [{ channel, since: new Date(oldest.due_at) }];
    }),
  );
  return found.flat();
}

/** Counts leads that were stored, and messages that were sent, with ids from a first one on. */
export async function countSince(
  database: Database,
  firstId: string,
): Promise<{ leads: number; delivered: number }> {
  const [leads, delivered] = await Promise.all([
    database
      .selectFrom('leads')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('id', '>=', firstId)
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('lead_deliveries')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('id', '>=', firstId)
      .where('state', '=', 'done')
      .executeTakeFirstOrThrow(),
  ]);
  return { leads: Number(leads.count), delivered: Number(delivered.count) };
}
