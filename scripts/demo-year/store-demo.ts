import { randomUUID } from 'node:crypto';
import type { Office } from 'contract/bookings/office.ts';
import type { Kysely } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import { insertHost, insertTimeOff, NEW_HOST } from '../../server/modules/bookings/bookings.queries.ts';
import { insertPerson } from '../../server/modules/desk/people/people.store.ts';
import { nameForList } from '../../server/modules/leads/leads.rules.ts';
import type { LeadDeliveriesTable } from '../../server/modules/leads/leads.tables.ts';
import type { Database, Tables } from '../../server/plugins/database/schema.ts';
import { namePerson } from '../../server/shared/addresses/person.ts';
import { NOTES, REPLIES, TEMPLATES } from './demo-texts.ts';
import { type ImaginedDemo, imagineDemos } from './imagine-demos.ts';
import { type ImaginedLead, imagineLeads } from './imagine-leads.ts';
import { createRandom, type Random } from './random.ts';

const SEED = 38;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const AT_ONCE = 100;

/** The one who signs in comes first. */
const PEOPLE = [
  { name: 'Maya Lindqvist', email: 'maya@desk.example', role: 'owner' },
  { name: 'Tom Becker', email: 'tom@desk.example', role: 'sales' },
  { name: 'Priya Nair', email: 'priya@desk.example', role: 'analyst' },
] as const;
const HOSTS = [
  { name: 'Tom Becker', email: 'tom@desk.example' },
  { name: 'Ana Souza', email: 'ana@desk.example' },
  { name: 'Kenji Mori', email: 'kenji@desk.example' },
] as const;

/** Counts of the invented records. */
export interface StoredDemo {
  leads: number;
  demos: number;
  /** Id of the person who can sign in as the owner. */
  ownerId: string;
}

/** Fills an empty database with a year of an invented company. */
export async function storeDemo(
  database: Database,
  { office, now, zone }: { office: Office; now: Date; zone: string },
): Promise<StoredDemo> {
  const random = createRandom(SEED);
  const people: string[] = [];
  for (const person of PEOPLE) {
    const id = await insertPerson(database, { ...person, zone }, new Date(now.getTime() - 360 * DAY_MS));
    if (id !== undefined) people.push(id);
  }
  const hosts = [];
  for (const host of HOSTS) {
    hosts.push(await insertHost(database, { ...NEW_HOST, ...host, zone: office.zone }, now));
  }
  const [, , absent] = hosts;
  if (absent) {
    const start = Math.ceil(now.getTime() / DAY_MS) * DAY_MS + 9 * DAY_MS;
    const off = { hostId: absent.id, start, end: start + 5 * DAY_MS, note: 'Vacation' };
    await insertTimeOff(database, off, now);
  }
  const leads = imagineLeads(random, now);
  const demos = imagineDemos(random, leads, { hosts, office, now });
  await database.transaction().execute(async (transaction) => {
    await insertAll(
      transaction,
      'leads',
      leads.map((lead) => leadRow(lead, people)),
    );
    await storeDemos(transaction, demos, now);
    await insertAll(
      transaction,
      'lead_deliveries',
      leads.flatMap((lead) => deliveryRows(random, lead, now)),
    );
    await storeWords(transaction, random, leads, people);
    await storeRefusals(transaction, random, now);
  });
  return { leads: leads.length, demos: demos.length, ownerId: people[0] ?? '' };
}

/** A statement has room for so many values only. */
async function insertAll<Table extends keyof Tables>(
  transaction: Kysely<Tables>,
  table: Table,
  rows: readonly object[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await transaction
      .insertInto(table)
      .values(rows.slice(from, from + AT_ONCE) as never)
      .execute();
  }
}

function leadRow(lead: ImaginedLead, people: readonly string[]) {
  const { id, kind, email, body, attribution, context, suspicion, state, receivedAt, answeredAt } = lead;
  return {
    ...{ id, kind, email, state },
    body: JSON.stringify(body),
    attribution: attribution && JSON.stringify(attribution),
    context: JSON.stringify(context),
    suspicion: suspicion && JSON.stringify(suspicion),
    received_at: receivedAt.toISOString(),
    answered_at: answeredAt?.toISOString() ?? null,
    edited_at: answeredAt?.toISOString() ?? null,
    source: nameForList(attribution?.utm_source),
    campaign: nameForList(attribution?.utm_campaign),
    assigned_to: lead.assignedTo === null ? null : (people[lead.assignedTo] ?? null),
  };
}

async function storeDemos(
  transaction: Kysely<Tables>,
  demos: readonly ImaginedDemo[],
  now: Date,
): Promise<void> {
  const rows = demos.map(({ lead, host, start, end, isCanceled, outcome, moves, isUnconfirmed }) => ({
    ...{ lead_id: lead.id, starts_at: start.toISOString(), ends_at: end.toISOString() },
    ...{ state: isCanceled ? 'cancelled' : 'held', sequence: moves + (isCanceled ? 1 : 0), moves, outcome },
    changed_at: new Date(Math.min(now.getTime(), lead.receivedAt.getTime() + moves * DAY_MS)).toISOString(),
    person: namePerson(lead.email),
    ...{ network: null, wider_network: null, changes_since: null, host_confirm_by: null },
    confirm_by: isUnconfirmed ? new Date(now.getTime() + DAY_MS / 2).toISOString() : null,
    ...{ host_id: host.id, host_since: lead.receivedAt.toISOString() },
  }));
  const seats = demos
    .filter(({ isCanceled }) => !isCanceled)
    .map(({ lead, host, start }) => ({
      ...{ starts_at: start.toISOString(), seat: host.number, lead_id: lead.id },
      person: namePerson(lead.email),
    }));
  await insertAll(transaction, 'bookings', rows);
  await insertAll(transaction, 'demo_seats', seats);
}

/** Period in which nothing reached Slack, in days ago. Deliveries of that period were given up. */
const OUTAGE = [24, 22.6] as const;
/** Number of hours since the last delivery that reached Slack. */
const BROKEN_HOURS = 2;

function deliveryRows(random: Random, lead: ImaginedLead, now: Date): object[] {
  if (lead.suspicion) return [];
  const age = now.getTime() - lead.receivedAt.getTime();
  const isOut = age < OUTAGE[0] * DAY_MS && age > OUTAGE[1] * DAY_MS;
  const isBroken = age < BROKEN_HOURS * 60 * MINUTE_MS;
  const channels = [...(lead.kind === 'demo' ? ['visitor-email'] : []), 'sales-email', 'slack'];
  return channels.map((channel) => {
    const at = lead.receivedAt.getTime();
    const created_at = lead.receivedAt.toISOString();
    const common = { id: uuidV7({ msecs: at }), lead_id: lead.id, channel, message: 'received', created_at };
    if (channel === 'slack' && isBroken) {
      const due_at = new Date(now.getTime() + 10 * MINUTE_MS).toISOString();
      return { ...common, ...toTry('due', 5, 'http_404'), due_at, ended_at: null };
    }
    const isDead = channel === 'slack' && isOut;
    const ended_at = new Date(at + (isDead ? DAY_MS : random.between(1, 9) * 1_000)).toISOString();
    const result = isDead ? toTry('dead', 12, 'http_503') : toTry('done', random.happens(0.04) ? 2 : 1, null);
    return { ...common, ...result, due_at: ended_at, ended_at };
  });
}

function toTry(
  state: LeadDeliveriesTable['state'],
  attempts: number,
  last_problem: string | null,
): Pick<LeadDeliveriesTable, 'state' | 'attempts' | 'last_problem'> {
  return { state, attempts, last_problem };
}

/** Notes, replies and what else people did, and the templates of their replies. */
async function storeWords(
  transaction: Kysely<Tables>,
  random: Random,
  leads: readonly ImaginedLead[],
  people: readonly string[],
): Promise<void> {
  const [notes, history]: [object[], object[]] = [[], []];
  for (const { id: lead_id, answeredAt, receivedAt, assignedTo, state } of leads) {
    const person = assignedTo === null ? undefined : people[assignedTo];
    if (!answeredAt || person === undefined) continue;
    const at = answeredAt.getTime();
    const entry = (kind: string, moment: number, details: object) => ({
      ...{ id: uuidV7({ msecs: moment }), lead_id, person_id: person, kind },
      ...{ details: JSON.stringify(details), created_at: new Date(moment).toISOString() },
    });
    const began = Math.round((receivedAt.getTime() + at) / 2);
    history.push(entry('assigned', began, { from: null, to: person }));
    if (random.happens(0.6)) {
      const [subject, text] = random.pick(REPLIES);
      history.push(entry('reply', at, { subject, text, deliveryId: uuidV7({ msecs: at }) }));
    }
    history.push(entry('state', at, { from: 'new', to: state }));
    if (random.happens(0.35)) {
      notes.push({
        ...{ id: uuidV7({ msecs: at }), lead_id, text: random.pick(NOTES), author_id: person },
        created_at: answeredAt.toISOString(),
      });
    }
  }
  await insertAll(transaction, 'lead_notes', notes);
  await insertAll(transaction, 'lead_history', history);
  const changed = { changed_by: people[0], changed_at: leads[0]?.receivedAt.toISOString() };
  await insertAll(
    transaction,
    'desk_replies',
    TEMPLATES.map(([name, subject, text]) => ({ id: randomUUID(), name, subject, text, ...changed })),
  );
}

const PIECE_MS = 10 * MINUTE_MS;
const REFUSALS = [
  ['demo', 'invalid_request', 'phone'],
  ['demo', 'slot_taken', 'startDateTime'],
  ['contact', 'invalid_request', 'email'],
  ['contact', 'invalid_request', 'message'],
] as const;

/** Forms of the last day that were sent back. */
async function storeRefusals(transaction: Kysely<Tables>, random: Random, now: Date): Promise<void> {
  const last = Math.floor(now.getTime() / PIECE_MS) * PIECE_MS;
  const pieces = Array.from({ length: 9 }, (_, index) => ({
    began_at: new Date(last - (index * 14 + random.between(1, 9)) * PIECE_MS).toISOString(),
    refusal: random.pick(REFUSALS),
    count: random.between(1, 3),
  }));
  await insertAll(
    transaction,
    'refused_forms',
    pieces.map(({ began_at, count }) => ({ began_at, count })),
  );
  await insertAll(
    transaction,
    'refused_fields',
    pieces.map(({ began_at, count, refusal: [form, code, field] }) => ({
      began_at,
      form,
      code,
      field,
      count,
    })),
  );
}
