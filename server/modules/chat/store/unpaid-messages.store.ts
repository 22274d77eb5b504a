import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../plugins/database/schema.ts';
import type { Account } from '../limits/allowances.ts';
import type { DailyLimits } from '../limits/chat-limits.ts';

const LENGTH_OF_DAY = 'yyyy-mm-dd'.length;

/**
 * Counts a message for which no credit is taken, unless the user or the client has reached today's limit (in UTC). The
 * same database keeps the leads, so messages that cost their sender nothing must not fill it.
 * @param kind separates these counts from others of the same user and client
 * @returns whether the message may be stored
 */
export async function takeOfDay(
  executor: Kysely<Tables>,
  { userId, clientId }: Account,
  now: Date,
  limits: DailyLimits,
  kind: '' | 'talk:' = '',
): Promise<boolean> {
  const day = now.toISOString().slice(0, LENGTH_OF_DAY);
  // What the client refuses is taken from its user all the same: there is no way back to store it today.
  return (
    (await takeOne(executor, kind + userId, day, limits.perUser)) &&
    (await takeOne(executor, kind + clientId, day, limits.perClient))
  );
}

async function takeOne(
  executor: Kysely<Tables>,
  ownerId: string,
  day: string,
  most: number,
): Promise<boolean> {
  const taken = await executor
    .insertInto('chat_unpaid')
    .values({ owner_id: ownerId, day, messages: 1 })
    .onConflict((conflict) =>
      conflict
        .column('owner_id')
        .doUpdateSet({
          day,
          messages: sql<number>`case when chat_unpaid.day = ${day} then chat_unpaid.messages + 1 else 1 end`,
        })
        .where((eb) => eb.or([eb('chat_unpaid.day', '<>', day), eb('chat_unpaid.messages', '<', most)])),
    )
    .returning('owner_id')
    .executeTakeFirst();
  return taken !== undefined;
}
