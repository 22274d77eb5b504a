import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LeadKind } from 'contract/api-paths.ts';
import type { Office } from 'contract/bookings/office.ts';
import type { Selectable } from 'kysely';
import type { Database } from '../../../plugins/database/schema.ts';
import { listBookingRows, toBooking } from '../../bookings/bookings.queries.ts';
import type { LeadDeliveriesTable, LeadNotesTable, LeadsTable } from '../leads.tables.ts';
import { type BookedDemo, bookedDemo } from './booked-demo.rules.ts';
import { applyFilter, type LeadFilter, type LeadState } from './lead-filter.ts';
import { holdsText } from './lead-text.rules.ts';

/** A lead with all that belongs to it, as `--json` and the export write it. */
export interface LeadRecord {
  id: string;
  kind: LeadKind;
  state: LeadState;
  receivedAt: string;
  email: string;
  /** Body that the visitor sent. */
  body: Fields;
  /** First touch of the visit. */
  attribution: Fields;
  /** Consent, time zone, language, first and last touch. */
  context: Fields;
  /** Reasons why it is held back, or was. */
  suspicions: string[];
  notes: NoteRecord[];
  deliveries: DeliveryRecord[];
  /** The demo as it stands now; the body keeps what was asked for at first. */
  booking: BookedDemo | null;
  /** The person of the desk who has it. */
  assignedTo: string | null;
  /** Time until which it is not counted as unanswered. */
  snoozedUntil: string | null;
  /** Time at which it was first answered, according to a person. */
  answeredAt: string | null;
  /** Time at which the visitor last replied, or a message to them came back. */
  repliedAt: string | null;
  source: string | null;
  campaign: string | null;
  /** One more with each change by a person. */
  version: number;
}

/** Note of the operator about a lead. */
export interface NoteRecord {
  id: string;
  createdAt: string;
  text: string;
  /** Id of a person of the desk; `null` at the command line. */
  authorId: string | null;
  /** The name that the author had then. */
  authorName: string | null;
}

/** One message about a lead by one channel. */
export interface DeliveryRecord {
  id: string;
  channel: string;
  message: string;
  state: LeadDeliveriesTable['state'];
  attempts: number;
  createdAt: string;
  dueAt: string;
  endedAt: string | null;
  lastProblem: string | null;
}

/** A structure as it was sent, by the names of its fields. */
export type Fields = Readonly<Record<string, unknown>>;

const PAGE = 250;

/**
 * The leads that match, newest first, a page at a time, so that a million of them take no more memory than a page.
 * Leads that arrive meanwhile are left out: pages go back in time.
 */
export async function* readLeads(
  database: Database,
  office: Office,
  filter: LeadFilter,
  { pageSize = PAGE, most = Number.POSITIVE_INFINITY }: { pageSize?: number; most?: number } = {},
): AsyncGenerator<LeadRecord[]> {
  const { text } = filter;
  let left = most;
  let last: string | undefined;
  while (left > 0) {
    // With a text, a page of rows may hold any number of matches.
    const limit = text === undefined ? Math.min(pageSize, left) : pageSize;
    const rows = await applyFilter(database.selectFrom('leads').selectAll('leads'), filter)
      .$if(last !== undefined, (leads) => leads.where('leads.id', '<', last as string))
      .orderBy('leads.id', 'desc')
      .limit(limit)
      .execute();
    const leads = await completeLeads(database, office, rows);
    const found = text === undefined ? leads : leads.filter((lead) => holdsText(lead, text)).slice(0, left);
    if (found.length > 0) yield found;
    if (rows.length < limit) return;
    // SQLite answers in the same turn, so that waiting for it lets no other request in.
    await nextTurn();
    last = rows.at(-1)?.id;
    left -= found.length;
  }
}

/** The first leads that match, newest first, and how many there are. */
export async function readFirstLeads(
  database: Database,
  office: Office,
  filter: LeadFilter,
  most: number,
): Promise<{ leads: LeadRecord[]; all: number }> {
  const leads: LeadRecord[] = [];
  if (filter.text === undefined) {
    for await (const page of readLeads(database, office, filter, { most })) leads.push(...page);
    const counting = database.selectFrom('leads').select(({ fn }) => fn.countAll().as('count'));
    const { count } = await applyFilter(counting, filter).executeTakeFirstOrThrow();
    return { leads, all: Number(count) };
  }
  let all = 0;
  for await (const page of readLeads(database, office, filter)) {
    leads.push(...page.slice(0, Math.max(0, most - all)));
    all += page.length;
  }
  return { leads, all };
}

/** One lead with all that belongs to it; `undefined` if it doesn't exist. */
export async function findLead(
  database: Database,
  office: Office,
  id: string,
): Promise<LeadRecord | undefined> {
  const rows = await database.selectFrom('leads').selectAll().where('id', '=', id).execute();
  return (await completeLeads(database, office, rows))[0];
}

/** The rows with their notes, deliveries and bookings, in the same order. */
export async function completeLeads(
  database: Database,
  office: Office,
  rows: readonly LeadsTableRow[],
): Promise<LeadRecord[]> {
  // Postgres takes no empty list behind `in`.
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [notes, deliveries, bookings] = await Promise.all([
    database.selectFrom('lead_notes').selectAll().where('lead_id', 'in', ids).orderBy('id').execute(),
    database
      .selectFrom('lead_deliveries')
      .selectAll()
      .where('lead_id', 'in', ids)
      .orderBy('channel')
      .orderBy('message')
      .execute(),
    listBookingRows(database, ids),
  ]);
  const notesOf = Map.groupBy(notes, ({ lead_id }) => lead_id);
  const deliveriesOf = Map.groupBy(deliveries, ({ lead_id }) => lead_id);
  const bookingOf = new Map(bookings.map((row) => [row.lead_id, toBooking(row)]));
  return rows.map((row) => {
    const body = readFields(row.body);
    const booking = bookingOf.get(row.id);
    return {
      id: row.id,
      kind: row.kind,
      state: row.state,
      receivedAt: row.received_at,
      email: row.email,
      body,
      attribution: readFields(row.attribution),
      context: readFields(row.context),
      suspicions: readSuspicions(row.suspicion),
      notes: (notesOf.get(row.id) ?? []).map(toNote),
      deliveries: (deliveriesOf.get(row.id) ?? []).map(toDelivery),
      booking: booking ? bookedDemo(office, booking, body.startDateTime) : null,
      assignedTo: row.assigned_to,
      snoozedUntil: row.snoozed_until,
      answeredAt: row.answered_at,
      repliedAt: row.replied_at,
      source: row.source,
      campaign: row.campaign,
      version: row.version,
    };
  });
}

type LeadsTableRow = Selectable<LeadsTable>;

/** A structure as it is stored; what cannot be read is shown as it stands. */
function readFields(json: string | null): Fields {
  if (json === null) return {};
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? (value as Fields) : { value };
  } catch {
    return { value: json };
  }
}

function readSuspicions(json: string | null): string[] {
  return Object.values(readFields(json)).map(String);
}

function toNote({ id, created_at, text, author_id, author_name }: Selectable<LeadNotesTable>): NoteRecord {
  return { id, createdAt: created_at, text, authorId: author_id, authorName: author_name };
}

function toDelivery(row: LeadDeliveriesTable): DeliveryRecord {
  return {
    id: row.id,
    channel: row.channel,
    message: row.message,
    state: row.state,
    attempts: row.attempts,
    createdAt: row.created_at,
    dueAt: row.due_at,
    endedAt: row.ended_at,
    lastProblem: row.last_problem,
  };
}
