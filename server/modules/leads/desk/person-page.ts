import type { DeskLead, DeskMail, DeskPersonPage, LeadHistoryEntry } from 'contract/desk/person.ts';
import { type Kysely, sql } from 'kysely';
import type { AppContext } from '../../../plugins/app-context.ts';
import type { Tables } from '../../../plugins/database/schema.ts';
import type { DeskPerson } from '../../../plugins/http/desk-calls.ts';
import { senderOf } from '../../../plugins/mail/sender.ts';
import type { Consent, LeadContext } from '../intake/lead-context.ts';
import { SUSPICIONS, type Suspicion } from '../intake/screening.ts';
import { labelBody, labelFields } from '../records/field-labels.ts';
import { applyFilter, type LeadFilter } from '../records/lead-filter.ts';
import { type HistoryRecord, listHistory } from '../records/lead-history.ts';
import { completeByIds } from '../records/lead-list.ts';
import { listMails, type MailRecord } from '../records/lead-mails.ts';
import type { LeadRecord } from '../records/lead-record.ts';
import { listColleagues, namePeople, toChoices } from './colleagues.ts';
import { describeMessage, describeProblem, describeTarget } from './describe-delivery.rules.ts';
import { visibleTo } from './lead-query.rules.ts';
import { nameOf, textOf } from './lead-row.ts';
import { shownState } from './lead-states.ts';

const MOST_LEADS = 100;

/** Ids of all requests of a person, newest first: of the same address, and of addresses that were merged with it. */
export async function findLeadsOfPerson(
  database: Kysely<Tables>,
  leadId: string,
  visible: Pick<LeadFilter, 'onlyOf'>,
  most = MOST_LEADS,
): Promise<{ ids: string[]; isCut: boolean } | undefined> {
  const lead = await applyFilter(database.selectFrom('leads'), visible)
    .select(['email', 'merged'])
    .where('id', '=', leadId)
    .executeTakeFirst();
  if (!lead) return undefined;
  const addresses = await addressesOf(database, lead.email.toLowerCase());
  const rows = await applyFilter(database.selectFrom('leads'), visible)
    .select('id')
    .where(sql<string>`lower(email)`, 'in', addresses)
    .orderBy('id', 'desc')
    .limit(most + 1)
    .execute();
  return { ids: rows.slice(0, most).map(({ id }) => id), isCut: rows.length > most };
}

/** The address, and those that were merged with it. */
async function addressesOf(database: Kysely<Tables>, address: string): Promise<string[]> {
  const groups = database
    .selectFrom('leads')
    .select('merged')
    .where(sql`lower(email)`, '=', address)
    .where('merged', 'is not', null);
  const rows = await database
    .selectFrom('leads')
    .select(sql<string>`lower(email)`.as('address'))
    .where('merged', 'in', groups)
    .distinct()
    .execute();
  return [...new Set([address, ...rows.map((row) => row.address)])];
}

/** All that is known of the person behind a lead; `undefined` where the lead is not there, or not theirs to see. */
export async function readPersonPage(
  { database, config }: Pick<AppContext, 'database' | 'config'>,
  leadId: string,
  me: DeskPerson,
): Promise<DeskPersonPage | undefined> {
  const found = await findLeadsOfPerson(database, leadId, visibleTo(me));
  if (!found) return undefined;
  const [records, history, mails, names, colleagues] = await Promise.all([
    completeByIds(database, config.office, found.ids),
    listHistory(database, found.ids),
    listMails(database, found.ids),
    namePeople(database),
    listColleagues(database),
  ]);
  const historyOf = Map.groupBy(history, (entry) => entry.leadId);
  const mailsOf = Map.groupBy(mails, ({ leadId }) => leadId);
  const visitorOf = readVisitors(records);
  const emails = [...new Map(records.map(({ email }) => [email.toLowerCase(), email])).values()];
  return {
    emails,
    leads: records.map((lead) => ({
      ...toDeskLead(lead, historyOf.get(lead.id) ?? [], names, config),
      mails: (mailsOf.get(lead.id) ?? []).map(toDeskMail),
      visitor: visitorOf(lead),
    })),
    isCut: found.isCut,
    isMerged: emails.length > 1,
    people: toChoices(colleagues, me),
    repliesFrom: senderOf(config),
    readsReplies: config.replyMailbox !== null,
  };
}

/** Returns the visitor of each request; facts that a request lacks are taken from the others if those agree. */
function readVisitors(records: readonly LeadRecord[]): (lead: LeadRecord) => DeskLead['visitor'] {
  const agreed = (read: (lead: LeadRecord) => string): string => {
    const said = new Set(records.map(read).filter((value) => value !== ''));
    const [only = ''] = said;
    return said.size === 1 ? only : '';
  };
  const alike = {
    name: agreed(({ body }) => nameOf(body)),
    company: agreed(({ body }) => textOf(body.company)),
    phone: agreed(({ body }) => textOf(body.phone)),
    timeZone: agreed(({ context }) => textOf(context.timeZone)),
    language: agreed(({ context }) => textOf(context.language)),
  };
  const sameNames = records.find(({ body }) => alike.name !== '' && nameOf(body) === alike.name);
  return ({ body, context }) => {
    const named = nameOf(body) === '' ? sameNames?.body : body;
    return {
      firstName: textOf(named?.firstName),
      lastName: textOf(named?.lastName),
      company: textOf(body.company) || alike.company,
      phone: textOf(body.phone) || alike.phone,
      timeZone: textOf(context.timeZone) || alike.timeZone,
      language: textOf(context.language) || alike.language,
    };
  };
}

function toDeskLead(
  lead: LeadRecord,
  history: readonly HistoryRecord[],
  names: ReadonlyMap<string, string>,
  { salesEmail }: { salesEmail: string | null },
): Omit<DeskLead, 'visitor' | 'mails'> {
  const { id, version, kind, state, receivedAt, email, booking, assignedTo, snoozedUntil } = lead;
  const { consent, lastTouch, ...context } = lead.context as LeadContext;
  const nameOfPerson = (personId: string | null) =>
    personId === null ? null : (names.get(personId) ?? 'A former colleague');
  // What was sent before a correction went to the address that was there then.
  const addressAt = (moment: string | null) => findAddressAt(history, moment) ?? email;
  return {
    ...{ id, version, kind, receivedAt, email, assignedTo, snoozedUntil },
    state: shownState(state),
    fields: labelBody(kind, lead.body)
      .filter(([, value]) => value !== '')
      .map(toLabeled),
    origin: [
      ...labelFields(lead.attribution).map(toLabeled),
      ...labelFields(lastTouch ?? {}).map(([label, value]) => ({ label: `last touch, ${label}`, value })),
      ...labelFields({ ...context }).map(toLabeled),
    ],
    demo: booking && {
      start: new Date(booking.startDateTime).toISOString(),
      end: new Date(booking.endDateTime).toISOString(),
      state: booking.state,
    },
    consent: consent ? toConsent(consent) : null,
    suspicions: lead.suspicions.map((name) => SUSPICIONS[name as Suspicion] ?? name),
    deliveries: lead.deliveries.map((delivery) => ({
      id: delivery.id,
      to: describeTarget(delivery.channel, addressAt(delivery.endedAt), salesEmail),
      about: describeMessage(delivery.channel, delivery.message),
      state: delivery.state,
      attempts: delivery.attempts,
      createdAt: delivery.createdAt,
      dueAt: delivery.dueAt,
      endedAt: delivery.endedAt,
      problem: describeProblem(delivery),
    })),
    notes: lead.notes.map((note) => ({
      ...{ id: note.id, at: note.createdAt, text: note.text },
      author: note.authorName ?? nameOfPerson(note.authorId),
    })),
    history: history.map((entry) => toEntry(entry, nameOfPerson, addressAt(entry.at), salesEmail)),
  };
}

/** Returns the address that a lead had at a moment, where it was corrected since. @param history in the order of time */
function findAddressAt(history: readonly HistoryRecord[], moment: string | null): string | undefined {
  return history.flatMap((entry) =>
    moment !== null && entry.kind === 'address' && entry.at > moment ? [entry.details.from] : [],
  )[0];
}

function toEntry(
  { id, at, personId, personName, ...entry }: HistoryRecord,
  nameOfPerson: (id: string | null) => string | null,
  email: string,
  sales: string | null,
): LeadHistoryEntry {
  const done = { id, at, author: personName ?? nameOfPerson(personId) };
  switch (entry.kind) {
    case 'state':
      return {
        ...done,
        kind: 'state',
        from: shownState(entry.details.from),
        to: shownState(entry.details.to),
      };
    case 'assigned':
      return { ...done, kind: 'assigned', to: nameOfPerson(entry.details.to) };
    case 'sent-again':
      return { ...done, kind: 'sent-again', to: describeTarget(entry.details.channel, email, sales) };
    case 'snoozed':
      return { ...done, kind: 'snoozed', ...entry.details };
    case 'address':
      return { ...done, kind: 'address', ...entry.details };
    case 'merged':
      return { ...done, kind: 'merged', ...entry.details };
    case 'reply':
      return { ...done, kind: 'reply', ...entry.details };
  }
}

const MAIL_PROBLEMS = {
  unreadable: 'This email could not be read here. It is in the mailbox.',
  'files-left-out': 'Not all of it fits here. The whole is in the mailbox.',
};

function toDeskMail({
  id,
  kind,
  sender,
  subject,
  text,
  quoted,
  problem,
  receivedAt,
  files,
}: MailRecord): DeskMail {
  return {
    ...{ id, at: receivedAt, kind, from: sender, subject, quoted, files },
    text: kind === 'bounce' ? (describeProblem({ state: 'dead', lastProblem: text }) ?? '') : text,
    problem: problem && MAIL_PROBLEMS[problem],
  };
}

function toConsent({ text, at, withdrawnAt, claimedBy }: Consent) {
  return { text, at, withdrawnAt: withdrawnAt ?? null, claimedBy: claimedBy ?? null };
}

function toLabeled([label, value]: [string, string]) {
  return { label, value };
}
