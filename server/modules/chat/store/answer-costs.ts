import type { Database } from '../../../plugins/database/schema.ts';

/** Returns the cost of the answers that have been stored since a moment, in US dollars. */
export async function findAnswerCostUsd(database: Database, since: Date): Promise<number> {
  const { cost } = await database
    .selectFrom('chat_messages')
    .select(({ fn }) => fn.sum('cost_usd').as('cost'))
    .where('id', '>=', firstIdAt(since))
    .executeTakeFirstOrThrow();
  return Number(cost ?? 0);
}

/** Ids are UUIDs of version 7, which begin with their millisecond: their index answers what came since. */
function firstIdAt(time: Date): string {
  const digits = time.getTime().toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}`;
}
