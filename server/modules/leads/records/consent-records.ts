import type { LeadKind } from 'contract/api-paths.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import type { LeadContext } from '../intake/lead-context.ts';

/** A consent that came with a lead. */
export interface LeadConsent {
  leadId: string;
  email: string;
  kind: LeadKind;
  text: string;
  claimedBy?: string;
  /** ISO instants. */
  givenAt: string;
  withdrawnAt?: string;
}

/** Filter of consents: those of one address, only withdrawn ones, those of leads before one. */
export interface ConsentFilter {
  email?: string;
  isWithdrawn?: boolean;
  before?: string | undefined;
}

/** The consents of leads, the newest lead first. @param most how many at most */
export async function listConsents(
  database: Database,
  { email, isWithdrawn = false, before }: ConsentFilter,
  most: number,
): Promise<LeadConsent[]> {
  const rows = await database
    .selectFrom('leads')
    .select(['id', 'email', 'kind', 'context'])
    // The context is JSON of our own; only those with a consent, or a withdrawal, name it.
    .where('context', 'like', isWithdrawn ? '%"withdrawnAt":%' : '%"consent":%')
    .$if(email !== undefined, (leads) =>
      leads.where(({ fn }) => fn('lower', ['email']), '=', (email as string).toLowerCase()),
    )
    .$if(before !== undefined, (leads) => leads.where('id', '<', before as string))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.flatMap(({ id, email: address, kind, context }) => {
    const { consent }: LeadContext = context === null ? {} : JSON.parse(context);
    if (!consent) return [];
    const { text, at, claimedBy, withdrawnAt } = consent;
    return {
      ...{ leadId: id, email: address, kind, text, givenAt: at },
      ...(claimedBy && { claimedBy }),
      ...(withdrawnAt && { withdrawnAt }),
    };
  });
}
