import type { LeadKind } from 'contract/api-paths.ts';
import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from '../../../plugins/database/schema.ts';

/** Which leads an operator asks for; what is not named is not looked at. */
export interface LeadFilter {
  kind?: LeadKind | undefined;
  state?: LeadState | undefined;
  /** The first moment that counts, in ISO 8601 and UTC. */
  since?: string | undefined;
  /** The first moment that does not count any more. */
  before?: string | undefined;
  /** Looked for by `holdsText`: no engine compares accents and phones as people do. */
  text?: string | undefined;
}

export type LeadState = 'new' | 'handled' | 'quarantined';

export const LEAD_STATES: readonly LeadState[] = ['new', 'handled', 'quarantined'];

/** Narrows a question about leads by all but the text. */
export function applyFilter<Row>(
  query: SelectQueryBuilder<Tables, 'leads', Row>,
  { kind, state, since, before }: LeadFilter,
): SelectQueryBuilder<Tables, 'leads', Row> {
  return query
    .$if(kind !== undefined, (leads) => leads.where('kind', '=', kind as LeadKind))
    .$if(state !== undefined, (leads) => leads.where('state', '=', state as LeadState))
    .$if(since !== undefined, (leads) => leads.where('received_at', '>=', since as string))
    .$if(before !== undefined, (leads) => leads.where('received_at', '<', before as string));
}
