import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Office } from 'contract/bookings/office.ts';
import type { DatabaseContext } from '../../../cli/command-context.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import { listHistory } from '../../leads/records/lead-history.ts';
import { completeLeads, type LeadRecord } from '../../leads/records/lead-record.ts';
import { invitationsOf, leadsOf, type Person } from './find-person.ts';

const PAGE = 250;

/** All that is held about a person, as it is handed out: without passwords, tokens and what others wrote. */
export async function copyOfPerson(
  { database, config, clock }: Pick<DatabaseContext, 'database' | 'config' | 'clock'>,
  person: Person,
) {
  return {
    address: person.email,
    copiedAt: clock().toISOString(),
    requests: (await listLeads(database, config.office, person.email)).map(withoutIds),
    replies: await listReplies(database, person),
    accounts: await listAccounts(database, person),
    guests: await listGuests(database, person),
    invitations: await listInvitations(database, person),
    messages: await listMessages(database, person),
    namedByOthers: person.mentions.length,
    mailFiles: person.mailFiles,
  };
}

async function listLeads(database: Database, office: Office, email: string): Promise<LeadRecord[]> {
  const leads: LeadRecord[] = [];
  for (;;) {
    const rows = await database
      .selectFrom('leads')
      .selectAll()
      .where('id', 'in', leadsOf(database, email))
      .where('id', '>', leads.at(-1)?.id ?? '')
      .orderBy('id')
      .limit(PAGE)
      .execute();
    leads.push(...(await completeLeads(database, office, rows)));
    if (rows.length < PAGE) return leads;
    // SQLite answers in the same turn, so that waiting for it lets no other request in.
    await nextTurn();
  }
}

/** What a delivery was called, and how often it was tried, is no data about a person. */
function withoutIds({ deliveries, ...lead }: LeadRecord) {
  return {
    ...lead,
    deliveries: deliveries.map(({ channel, message, state, endedAt }) => ({
      channel,
      message,
      state,
      endedAt,
    })),
  };
}

/** What the team has answered, without who did. */
async function listReplies(database: Database, { leads }: Person) {
  const history = await listHistory(database, leads);
  return history.flatMap(({ kind, leadId, at, details }) =>
    kind === 'reply'
      ? [{ request: leadId, writtenAt: at, subject: details.subject, text: details.text }]
      : [],
  );
}

/** Whom the person has invited. */
async function listGuests(database: Database, { email }: Person) {
  return database
    .selectFrom('booking_guests')
    .select(['lead_id as request', 'email', 'invited_at as invitedAt', 'removed_at as removedAt'])
    .where('lead_id', 'in', leadsOf(database, email))
    .orderBy('id')
    .execute();
}

/** To demos of others, without who they are. */
async function listInvitations(database: Database, { email }: Person) {
  return database
    .selectFrom('booking_guests')
    .innerJoin('bookings', 'bookings.lead_id', 'booking_guests.lead_id')
    .select(['email', 'starts_at as startsAt', 'invited_at as invitedAt', 'removed_at as removedAt'])
    .where('booking_guests.id', 'in', invitationsOf(database, email))
    .orderBy('booking_guests.id')
    .execute();
}

async function listAccounts(database: Database, { users }: Person) {
  return Promise.all(
    users.map(async (id) => ({
      ...(await database
        .selectFrom('users')
        .innerJoin('clients', 'clients.id', 'users.client_id')
        .select([
          'users.id as id',
          'clients.name as client',
          'email',
          'first_name as firstName',
          'middle_name as middleName',
          'last_name as lastName',
          'users.created_at as signedUpAt',
        ])
        .where('users.id', '=', id)
        .executeTakeFirst()),
      logins: await database
        .selectFrom('token_families')
        .select(['used_at as usedAt', 'expires_at as expiresAt'])
        .where('user_id', '=', id)
        .execute(),
      placesOfLogins: await database
        .selectFrom('login_places')
        .select(['place', 'last_login_at as lastLoginAt'])
        .where('user_id', '=', id)
        .execute(),
    })),
  );
}

/** The person's own, and the answers to them, in the order of their time. */
async function listMessages(database: Database, { users, ownThreads }: Person) {
  if (users.length === 0) return [];
  const own = database.selectFrom('chat_messages').select('id').where('sender_id', 'in', users);
  const messages = await database
    .selectFrom('chat_messages')
    .innerJoin('chat_threads', 'chat_threads.id', 'chat_messages.thread_id')
    .select(['thread_id as thread', 'sender_id', 'content', 'chat_messages.created_at as createdAt'])
    .where(({ or, eb }) => or([eb('sender_id', 'in', users), eb('answer_to', 'in', own)]))
    .orderBy('chat_messages.id')
    .execute();
  const threads = new Set(ownThreads);
  return messages.map(({ sender_id, thread, ...message }) => ({
    ...message,
    room: threads.has(thread) ? 'own' : 'shared',
    thread,
    from: users.includes(sender_id) ? 'you' : 'assistant',
  }));
}
