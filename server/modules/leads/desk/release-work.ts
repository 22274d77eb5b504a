import { countWorkOfHost, endHostFeed, retireHost } from '../../bookings/bookings.queries.ts';
import type { CountWork, ReleaseWork } from '../../desk/desk.queries.ts';

/**
 * Leaves a person's leads to the heir, or to all others, who would not see them. Ends the address of the calendar of their
 * demos; a host who leaves gets no new ones.
 */
export const releaseWork: ReleaseWork = async (
  transaction,
  { id, email, keeps, heir = null, staysHost = true },
  now,
) => {
  if (!keeps.demos) await endHostFeed(transaction, email);
  if (!staysHost) await retireHost(transaction, email, now);
  if (keeps.leads) return;
  await transaction
    .updateTable('leads')
    .set(({ eb }) => ({ assigned_to: heir, version: eb('version', '+', 1), edited_at: now.toISOString() }))
    .where('assigned_to', '=', id)
    .execute();
};

/** Counts what a person who leaves has: leads, whatever their state, and demos to come. */
export const countWork: CountWork = async (database, { id, email }, now) => {
  const { count } = await database
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('assigned_to', '=', id)
    .executeTakeFirstOrThrow();
  return { leads: Number(count), host: await countWorkOfHost(database, email, now) };
};
