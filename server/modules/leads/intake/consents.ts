import type { Kysely } from 'kysely';
import type { Database, Tables } from '../../../plugins/database/schema.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { Consents } from '../../bookings/bookings.queries.ts';
import type { LeadContext } from './lead-context.ts';

/**
 * Records notifications of a withdrawn consent. `app.ts` passes it in: the channels depend on leads, not the reverse.
 */
export interface ConsentOutbox {
  /** Writes the notifications, in the transaction that stores the withdrawal. */
  recordWithdrawal: (transaction: Kysely<Tables>, leadId: string, at: Date) => Promise<void>;
  /** Called once it is on disk; does nothing that a visitor would wait for. */
  wake: () => void;
}

/** The consents that came with leads, as their contexts keep them. */
export function createConsents(parts: { database: Database; clock: Clock; outbox: ConsentOutbox }): Consents {
  const { database, clock, outbox } = parts;

  return {
    async find(leadId) {
      const query = database.selectFrom('leads').select('context').where('id', '=', leadId);
      return readContext(await query.executeTakeFirst()).consent;
    },

    async withdraw(leadId) {
      const { consent, isNew } = await database.transaction().execute(async (transaction) => {
        const query = transaction.selectFrom('leads').select('context').where('id', '=', leadId);
        const row = await (database.engine === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
        const { consent: given, ...context } = readContext(row);
        if (!given || given.withdrawnAt) return { consent: given, isNew: false };
        const at = clock();
        const withdrawn = { ...given, withdrawnAt: at.toISOString() };
        await transaction
          .updateTable('leads')
          .set({ context: JSON.stringify({ ...context, consent: withdrawn }) })
          .where('id', '=', leadId)
          .execute();
        await outbox.recordWithdrawal(transaction, leadId, at);
        return { consent: withdrawn, isNew: true };
      });
      if (isNew) outbox.wake();
      return consent;
    },
  };
}

function readContext(row: { context: string | null } | undefined): LeadContext {
  return row?.context ? JSON.parse(row.context) : {};
}
