import type { LeadChange, LeadChangesAnswer, RefusedChange } from 'contract/desk/leads.ts';
import type { Kysely } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { AppContext } from '../../../plugins/app-context.ts';
import type { Tables } from '../../../plugins/database/schema.ts';
import type { DeskPerson } from '../../../plugins/http/desk-calls.ts';
import { findNoticeChoices } from '../../desk/desk.queries.ts';
import { COLLEAGUE_EMAIL } from '../channels/desk-email.ts';
import { releaseWithDemo } from '../deliveries/operator-bookings.ts';
import { applyFilter } from '../records/lead-filter.ts';
import { type Author, insertHistory } from '../records/lead-history.ts';
import { completeByIds } from '../records/lead-list.ts';
import { stateChange } from '../records/lead-states.rules.ts';
import { type LeadMarks, setMarks } from '../records/mark-lead.ts';
import { listColleagues } from './colleagues.ts';
import { visibleTo } from './lead-query.rules.ts';
import { toLeadRow } from './lead-row.ts';
import { shownState, storedState } from './lead-states.ts';

/** Delay of the notification of a person who is given a lead: until then, an undo cancels it. */
const TOLD_AFTER_MS = 30_000;

const SENTENCES: Record<RefusedChange['code'], string> = {
  outdated: 'Another person has changed this lead meanwhile.',
  not_found: 'This lead is not there, or another person has it.',
  not_possible: 'This lead cannot get that state from the one it is in.',
};

type Changed = LeadChangesAnswer['changed'][number];
type Parts = Pick<AppContext, 'database' | 'clock' | 'config'>;

/** Changes leads for one person, within a transaction. Each refused change is reported; the others are made. */
export async function changeLeads(
  parts: Parts,
  person: DeskPerson,
  { changes, isUndo }: { changes: readonly LeadChange[]; isUndo: boolean },
): Promise<LeadChangesAnswer> {
  const { database: transaction, clock, config } = parts;
  const now = clock();
  const colleagues = new Set((await listColleagues(transaction)).map(({ id }) => id));
  const changed: Changed[] = [];
  const refused: { id: string; code: RefusedChange['code'] }[] = [];
  const given = new Map<string, { leadId: string; from: string | null }[]>();
  for (const change of changes) {
    const result = await changeOne(parts, { change, person, colleagues, now });
    if ('code' in result) refused.push({ id: change.id, code: result.code });
    else changed.push(result.changed);
    if (!('code' in result) && result.given) {
      const { to, ...lead } = result.given;
      given.set(to, [...(given.get(to) ?? []), lead]);
    }
  }
  for (const [to, leads] of given) {
    await notifyAssignee(transaction, {
      to,
      leads,
      person,
      isNotified: !isUndo && to !== person.id && (await hearsAtOnce(transaction, to)),
      now,
    });
  }
  const outdated = refused.filter(({ code }) => code === 'outdated').map(({ id }) => id);
  const present = new Map(
    (await completeByIds(transaction, config.office, outdated)).map((lead) => [
      lead.id,
      toLeadRow(lead, now),
    ]),
  );
  return {
    changed,
    refused: refused.map(({ id, code }) => {
      const there = code === 'outdated' ? present.get(id) : undefined;
      return { id, code, message: SENTENCES[code], ...(there && { now: there }) };
    }),
  };
}

/** Takes a lead out of quarantine. @returns false where its demo cannot have its half-hour */
async function release(parts: Parts, person: DeskPerson, leadId: string, now: Date): Promise<boolean> {
  const { kind } = await releaseWithDemo(parts, leadId);
  if (kind !== 'released') return false;
  const details = { from: 'quarantined', to: 'new' } as const;
  await insertHistory(parts.database, { leadId, by: person, kind: 'state', details }, now);
  return true;
}

type Result =
  | { code: RefusedChange['code'] }
  | {
      changed: Changed;
      given?: { to: string; leadId: string; from: string | null } | undefined;
    };

async function changeOne(
  parts: Parts,
  {
    change,
    person,
    colleagues,
    now,
  }: { change: LeadChange; person: DeskPerson; colleagues: ReadonlySet<string>; now: Date },
): Promise<Result> {
  const { database: transaction } = parts;
  const { id } = change;
  let { version } = change;
  const row = await applyFilter(transaction.selectFrom('leads'), visibleTo(person))
    .select(['state', 'version', 'assigned_to', 'snoozed_until'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return { code: 'not_found' };
  if (row.version !== version) return { code: 'outdated' };
  const before = {
    state: shownState(row.state),
    assignedTo: row.assigned_to,
    snoozedUntil: row.snoozed_until,
  };
  const state = change.state && storedState(change.state);
  const hasHeldMessages = row.state === 'spam' && (await hasHeld(transaction, id));
  const step = state === undefined ? 'none' : stateChange(row.state, state, hasHeldMessages);
  if (step === 'impossible') return { code: 'not_possible' };
  const assignedTo = change.assignedTo === row.assigned_to ? undefined : change.assignedTo;
  if (assignedTo && !colleagues.has(assignedTo)) return { code: 'not_possible' };
  const marks: LeadMarks = {
    ...(state !== undefined && step === 'plain' && { state }),
    ...(assignedTo !== undefined && { assignedTo }),
    ...(change.snoozedUntil !== undefined && { snoozedUntil: change.snoozedUntil }),
  };
  if (step === 'release') {
    if (!(await release(parts, person, id, now))) return { code: 'not_possible' };
    version += 1;
  }
  if (Object.keys(marks).length === 0) return { changed: { id, version, before } };
  if (!(await setMarks(transaction, { id, version }, marks, now))) return { code: 'outdated' };
  const by = { leadId: id, by: person };
  if (marks.state !== undefined) {
    await insertHistory(
      transaction,
      { ...by, kind: 'state', details: { from: row.state, to: marks.state } },
      now,
    );
  }
  if (marks.snoozedUntil !== undefined) {
    await insertHistory(transaction, { ...by, kind: 'snoozed', details: { until: marks.snoozedUntil } }, now);
  }
  if (assignedTo === null) {
    const details = { from: row.assigned_to, to: null };
    await insertHistory(transaction, { ...by, kind: 'assigned', details }, now);
  }
  return {
    changed: { id, version: version + 1, before },
    given: assignedTo ? { to: assignedTo, leadId: id, from: row.assigned_to } : undefined,
  };
}

export async function hearsAtOnce(transaction: Kysely<Tables>, personId: string): Promise<boolean> {
  return (await findNoticeChoices(transaction, personId)).ways.assigned === 'now';
}

async function hasHeld(transaction: Kysely<Tables>, leadId: string): Promise<boolean> {
  const held = transaction
    .selectFrom('lead_deliveries')
    .select('id')
    .where('lead_id', '=', leadId)
    .where('state', '=', 'held');
  return (await held.limit(1).executeTakeFirst()) !== undefined;
}

/** Writes down who got which leads, and plans one email about all of them. */
export async function notifyAssignee(
  transaction: Kysely<Tables>,
  {
    to,
    leads,
    person,
    isNotified,
    now,
  }: {
    to: string;
    leads: readonly { leadId: string; from: string | null }[];
    person: Author;
    isNotified: boolean;
    now: Date;
  },
): Promise<void> {
  for (const [index, { leadId, from }] of leads.entries()) {
    const details = { from, to, together: leads.length };
    const id = await insertHistory(transaction, { leadId, by: person, kind: 'assigned', details }, now);
    if (!isNotified || index > 0) continue;
    await transaction
      .insertInto('lead_deliveries')
      .values({
        ...{ id: uuidV7(), lead_id: leadId, channel: COLLEAGUE_EMAIL, message: `assigned.${id}` },
        ...{ state: 'due', attempts: 0, created_at: now.toISOString() },
        due_at: new Date(now.getTime() + TOLD_AFTER_MS).toISOString(),
      })
      .execute();
  }
}
