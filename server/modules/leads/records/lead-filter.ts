import { LEAD_KINDS, type LeadKind } from 'contract/api-paths.ts';
import type { SelectQueryBuilder } from 'kysely';
import { Misuse } from '../../../cli/command-line.ts';
import type { Tables } from '../../../plugins/database/schema.ts';

/** Which leads an operator asks for; what is not named is not looked at. */
export interface LeadFilter {
  kind?: LeadKind;
  state?: LeadState;
  /** The first moment that counts, in ISO 8601 and UTC. */
  since?: string;
  /** The first moment that does not count any more. */
  before?: string;
  /** Looked for by `holdsText`: no engine compares accents and phones as people do. */
  text?: string;
}

export type LeadState = 'new' | 'handled' | 'quarantined';

const LEAD_STATES: readonly LeadState[] = ['new', 'handled', 'quarantined'];
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

export const FILTER_OPTIONS = {
  kind: { type: 'string' },
  state: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
  text: { type: 'string' },
} as const;

export const FILTER_HELP = [
  `  --kind ${LEAD_KINDS.join('|')}`,
  `  --state ${LEAD_STATES.join('|')}`,
  '  --since 2026-03-01  --until 2026-03-31   days in UTC, both included, or moments such as 2026-03-01T08:00Z',
  '  --text acme   stands in the form, the full name, a phone, how the visit began, a note, or the day of a demo;',
  '                capitals, accents and kinds of apostrophes make no difference',
];

/** What was typed behind the names of `FILTER_OPTIONS`. */
type Typed = { [Name in keyof typeof FILTER_OPTIONS]?: string | undefined };

/** @throws {Misuse} naming what is not one of the values */
export function readFilter({ kind, state, since, until, text }: Typed): LeadFilter {
  return {
    ...(kind !== undefined && { kind: oneOf('--kind', LEAD_KINDS, kind) }),
    ...(state !== undefined && { state: oneOf('--state', LEAD_STATES, state) }),
    ...(since !== undefined && { since: readMoment('--since', since, 0) }),
    ...(until !== undefined && { before: readMoment('--until', until, DAY_MS) }),
    ...(text !== undefined && { text }),
  };
}

/** @throws {Misuse} */
export function oneOf<T extends string>(option: string, known: readonly T[], typed: string): T {
  const found = known.find((value) => value === typed);
  if (found === undefined) throw new Misuse(`${option} is one of ${known.join(', ')}`);
  return found;
}

/** @param dayMs added to a day without a time, so that a last day counts as a whole */
function readMoment(option: string, typed: string, dayMs: number): string {
  const time = Date.parse(typed);
  const isDay = DAY.test(typed);
  // JavaScript takes the 30th of February for a day of March.
  const isReal = !Number.isNaN(time) && (!isDay || new Date(time).toISOString().startsWith(typed));
  if (!isReal)
    throw new Misuse(`${option} is a day such as 2026-03-31, or a moment such as 2026-03-31T08:00Z`);
  return new Date(time + (isDay ? dayMs : 0)).toISOString();
}

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
