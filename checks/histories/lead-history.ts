/** Request of one client, and the answer. */
export interface LeadRequest {
  client: number;
  /** Names the form: sent again under it, the form is stored once. */
  key: string;
  outcome: LeadOutcome;
}

export type LeadOutcome =
  | { kind: 'acknowledged'; id: string }
  | { kind: 'refused'; status: number }
  /** The connection broke: it may have been stored or not. */
  | { kind: 'unknown' };

/** Leads in the database at the end. */
export interface StoredLeads {
  leads: readonly string[];
  keys: readonly { key: string; leadId: string }[];
}

/** Answers that promise nothing and ask to come again. */
const HONEST_REFUSALS: ReadonlySet<number> = new Set([502, 503]);

/**
 * Compares the answers that clients got with what is stored. A client may get no answer; each answer it gets must hold.
 * @returns a sentence for each violation
 */
export function findLeadViolations(history: readonly LeadRequest[], stored: StoredLeads): string[] {
  const violations: string[] = [];
  const leads = new Set(stored.leads);
  const leadOf = new Map<string, string>();
  for (const { key, leadId } of stored.keys) {
    if (leadOf.has(key)) violations.push(`the key ${key} is stored twice`);
    leadOf.set(key, leadId);
  }
  const told = new Map<string, string>();
  for (const { key, outcome } of history) {
    if (outcome.kind === 'refused' && !HONEST_REFUSALS.has(outcome.status)) {
      violations.push(`the key ${key} was answered ${outcome.status}`);
    }
    if (outcome.kind !== 'acknowledged') continue;
    const before = told.get(key);
    if (before !== undefined && before !== outcome.id) {
      violations.push(`the key ${key} was acknowledged as ${before} and as ${outcome.id}`);
    }
    told.set(key, outcome.id);
    if (!leads.has(outcome.id)) violations.push(`the lead ${outcome.id} was acknowledged, and is lost`);
    if (leadOf.get(key) !== outcome.id) violations.push(`the key ${key} leads to another lead than was said`);
  }
  const asked = new Set(history.map(({ key }) => key));
  for (const { key } of stored.keys) if (!asked.has(key)) violations.push(`no client sent the key ${key}`);
  const named = new Set(leadOf.values());
  for (const id of leads)
    if (!named.has(id)) violations.push(`the lead ${id} was stored beside its key: a second effect`);
  return [...new Set(violations)];
}
