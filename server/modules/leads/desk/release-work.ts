import { endHostFeed } from '../../bookings/bookings.queries.ts';
import type { ReleaseWork } from '../../desk/desk.queries.ts';

/**
 * Leaves a person's leads to the others, who would not see them, and ends the address of the calendar of their demos.
 */
export const releaseWork: ReleaseWork = async (transaction, { id, email, keeps }, now) => {
  if (!keeps.demos) await endHostFeed(transaction, email);
  if (keeps.leads) return;
  await transaction
    .updateTable('leads')
    .set(({ eb }) => ({ assigned_to: null, version: eb('version', '+', 1), edited_at: now.toISOString() }))
    .where('assigned_to', '=', id)
    .execute();
};
