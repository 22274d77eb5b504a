import type { LeadKind } from 'contract/api-paths.ts';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Tables } from '../../../plugins/database/schema.ts';
import type { StoredLeadState } from '../leads.tables.ts';

export type LeadState = StoredLeadState;
export const LEAD_STATES = [
  'new',
  'working',
  'handled',
  'won',
  'lost',
  'spam',
  'quarantined',
] as const satisfies readonly LeadState[];

/** States of leads that a person still has to answer. */
export const UNANSWERED: readonly LeadState[] = ['new', 'working'];

/** Filter of leads; absent fields match all. */
export interface LeadFilter {
  kind?: LeadKind | undefined;
  state?: LeadState | undefined;
  /** State of leads to leave out. */
  notState?: LeadState | undefined;
  /** The first moment that counts, in ISO 8601 and UTC. */
  since?: string | undefined;
  /** The first moment that does not count any more. */
  before?: string | undefined;
  /** Looked for by `holdsText`: no engine compares accents and phones as people do. */
  text?: string | undefined;
  /** Id of a person of the desk; `null` for leads that no one has. */
  assignedTo?: string | null | undefined;
  /** Source of the first visit. */
  source?: string | undefined;
  campaign?: string | undefined;
  /** Filter of leads that came before `waitingSince`, wait for an answer, and do not sleep at the moment `now`. */
  unanswered?: { waitingSince: string; now: string } | undefined;
  /** Id of a person who sees no others than their own and those that no one has. */
  onlyOf?: string | undefined;
}

/** Narrows a question about leads by all but the text. */
export function applyFilter<Row>(
  query: SelectQueryBuilder<Tables, 'leads', Row>,
  { kind, state, notState, since, before, assignedTo, source, campaign, unanswered, onlyOf }: LeadFilter,
): SelectQueryBuilder<Tables, 'leads', Row> {
  let leads = query;
  if (kind !== undefined) leads = leads.where('kind', '=', kind);
  if (state !== undefined) leads = leads.where('state', '=', state);
  if (notState !== undefined) leads = leads.where('state', '!=', notState);
  if (since !== undefined) leads = leads.where('received_at', '>=', since);
  if (before !== undefined) leads = leads.where('received_at', '<', before);
  if (source !== undefined) leads = leads.where('source', '=', source);
  if (campaign !== undefined) leads = leads.where('campaign', '=', campaign);
  if (assignedTo === null) leads = leads.where('assigned_to', 'is', null);
  else if (assignedTo !== undefined) leads = leads.where('assigned_to', '=', assignedTo);
  if (onlyOf !== undefined) {
    leads = leads.where(({ eb, or }) => or([eb('assigned_to', '=', onlyOf), eb('assigned_to', 'is', null)]));
  }
  if (unanswered !== undefined) {
    const { waitingSince, now } = unanswered;
    leads = leads
      .where('state', 'in', UNANSWERED)
      .where('received_at', '<=', waitingSince)
      .where(({ eb, or }) => or([eb('snoozed_until', 'is', null), eb('snoozed_until', '<=', now)]));
  }
  return leads;
}

/** Counts those of the leads that a filter lets through. */
export async function countVisible(
  database: Kysely<Tables>,
  ids: readonly string[],
  filter: LeadFilter,
): Promise<number> {
  const { count } = await applyFilter(database.selectFrom('leads'), filter)
    .select(({ fn }) => fn.countAll().as('count'))
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return Number(count);
}
