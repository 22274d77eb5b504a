import type { Transaction } from 'kysely';
import type { Tables } from '../../plugins/database/schema.ts';

/**
 * Begins with a write that changes nothing: Postgres then lets one writer after the other in, and SQLite waits
 * for another process here instead of failing when reading turns into writing.
 */
export async function takeTurn(transaction: Transaction<Tables>): Promise<void> {
  await transaction
    .updateTable('blog_revision')
    .set(({ ref }) => ({ number: ref('number') }))
    .execute();
}

/** Notifies all processes that the blog has changed. @param isWithdrawal readers could see more of it before */
export async function raiseRevision(
  transaction: Transaction<Tables>,
  { isWithdrawal }: { isWithdrawal: boolean },
): Promise<void> {
  await transaction
    .updateTable('blog_revision')
    .set((column) => ({
      number: column('number', '+', 1),
      withdrawals: column('withdrawals', '+', isWithdrawal ? 1 : 0),
    }))
    .execute();
}
