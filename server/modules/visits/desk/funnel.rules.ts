import {
  FUNNEL_PARTS,
  type FunnelPart,
  type FunnelRow,
  type FunnelSteps,
  SOURCE_KINDS,
  type SourceKind,
} from 'contract/desk/visits.ts';
import { BLOG_PAGE } from 'contract/site/addresses.ts';
import type { TouchCounts } from '../../leads/leads.queries.ts';
import { sourceOf, type Touch } from '../arrival.rules.ts';
import type { WeekSum } from '../read-visits.ts';

/** Sums and leads of one week. */
export interface FunnelWeek {
  monday: string;
  sums: readonly WeekSum[];
  touches: readonly TouchCounts[];
}

type Parts = Record<FunnelPart, Map<string, FunnelRow>>;
type Added = Partial<Record<keyof FunnelSteps, number>>;

const MOST_ROWS = 20;
/** Parts whose calls are known: a call names its page, and no more. */
const WITH_CALLS: ReadonlySet<FunnelPart> = new Set(['week', 'page', 'article']);

/**
 * Joins visits and calls with the leads that followed. A lead knows its own source, campaign and first page, by the
 * consent of its visitor; nothing joins it to one visit.
 */
export function joinFunnel(weeks: readonly FunnelWeek[]): {
  all: FunnelSteps;
  parts: Record<FunnelPart, FunnelRow[]>;
} {
  const parts = Object.fromEntries(FUNNEL_PARTS.map((part) => [part, new Map()])) as Parts;
  for (const { monday, sums, touches } of weeks) {
    add(parts, 'week', monday, {});
    for (const sum of sums) if (sum.reader === 'people') addVisits(parts, monday, sum);
    for (const touch of touches) addLeads(parts, monday, touch);
  }
  return {
    all: addRows('', [...parts.week.values()], true).steps,
    parts: {
      week: [...parts.week.values()],
      source: rank('source', parts),
      campaign: rank('campaign', parts),
      page: rank('page', parts),
      article: rank('article', parts),
    },
  };
}

function addVisits(parts: Parts, monday: string, { topic, name, detail, sums: { visits } }: WeekSum): void {
  if (visits === 0) return;
  if (topic === 'rule') add(parts, 'week', monday, { visits });
  if (topic === 'source') add(parts, 'source', nameSource(name, detail), { visits });
  if (topic === 'campaign') add(parts, 'campaign', name, { visits });
  if (topic === 'page') add(parts, partOf(name), name, { visits });
  if (topic === 'step' && (name === 'calculated' || name === 'times')) {
    add(parts, 'week', monday, { [name]: visits });
    add(parts, partOf(detail), detail, { [name]: visits });
  }
}

function addLeads(parts: Parts, monday: string, { touch, source, campaign, ...counts }: TouchCounts): void {
  const { kind, name, campaign: label } = sourceOf(touch as Touch);
  const { sent, confirmed, held, won } = counts;
  const added = { sent, confirmed, held, won };
  add(parts, 'week', monday, added);
  add(parts, 'source', nameSource(kind, name), added, source === null ? null : { source });
  if (label) add(parts, 'campaign', label, added, campaign === null ? null : { campaign });
  const { landing_page: page } = touch;
  if (typeof page === 'string') add(parts, partOf(page), page, added);
}

function add(
  parts: Parts,
  part: FunnelPart,
  name: string,
  added: Added,
  leads: FunnelRow['leads'] = null,
): void {
  let row = parts[part].get(name);
  if (!row) {
    row = { name, steps: noSteps(WITH_CALLS.has(part)), leads: null };
    parts[part].set(name, row);
  }
  // One filter, or none: labels that differ in their letters alone are one name here.
  if (added.sent) row.leads = row.steps.sent === 0 || isSame(row.leads, leads) ? leads : null;
  for (const [step, count] of Object.entries(added)) {
    row.steps[step as keyof FunnelSteps] = (row.steps[step as keyof FunnelSteps] ?? 0) + count;
  }
}

function isSame(one: FunnelRow['leads'], other: FunnelRow['leads']): boolean {
  return one?.source === other?.source && one?.campaign === other?.campaign;
}

/** The most visits first, all others as one. */
function rank(part: FunnelPart, parts: Parts): FunnelRow[] {
  const rows = [...parts[part].values()].sort(
    ({ steps: one, name }, { steps: other, name: otherName }) =>
      other.visits - one.visits || other.sent - one.sent || (name < otherName ? -1 : 1),
  );
  const others = rows.slice(MOST_ROWS);
  if (others.length === 0) return rows;
  return [...rows.slice(0, MOST_ROWS), addRows(`${others.length} others`, others, WITH_CALLS.has(part))];
}

function addRows(name: string, rows: readonly FunnelRow[], hasCalls: boolean): FunnelRow {
  const steps = noSteps(hasCalls);
  for (const row of rows) {
    for (const [step, count] of Object.entries(row.steps)) {
      if (count !== null) steps[step as keyof FunnelSteps] = (steps[step as keyof FunnelSteps] ?? 0) + count;
    }
  }
  return { name, steps, leads: null };
}

function noSteps(hasCalls: boolean): FunnelSteps {
  const calls = hasCalls ? 0 : null;
  return { visits: 0, calculated: calls, times: calls, sent: 0, confirmed: 0, held: 0, won: 0 };
}

function nameSource(kind: string, name: string): string {
  return name || SOURCE_KINDS[kind as SourceKind] || kind;
}

function partOf(page: string): FunnelPart {
  return page.startsWith(`${BLOG_PAGE}/`) ? 'article' : 'page';
}
