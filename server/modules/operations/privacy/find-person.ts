import { type Kysely, sql } from 'kysely';
import type { Database, Tables } from '../../../plugins/database/schema.ts';
import { searchFor } from '../../../shared/addresses/find-address.ts';
import { emailKeyOf } from '../../accounts/users.store.ts';
import { findMentions, type Mention } from './mentions.ts';
import { listMailFiles } from './removal/mail-files.ts';

/** What is held about an address, by the ids under which it lies. */
export interface Person {
  email: string;
  leads: string[];
  deliveries: string[];
  notes: string[];
  /** What the team did with the leads, replies among it. */
  history: string[];
  idempotencyKeys: number;
  /** Invitations to demos of others. */
  invitations: string[];
  /** Accounts that signed up with the address: one at most. */
  users: string[];
  logins: number;
  loginPlaces: number;
  /** Of the room that is the person's alone. */
  ownThreads: string[];
  ownMessages: string[];
  /** In rooms shared with others: what the person wrote, and the answers to it. */
  sharedMessages: string[];
  /** Where others name the address. */
  mentions: Mention[];
  mailFiles: string[];
}

/** Looks into every table and the folder of mails. Addresses that differ in case only are one person's. */
export async function findPerson(database: Database, dataDir: string, email: string): Promise<Person> {
  const leads = await idsOf(leadsOf(database, email));
  const users = await idsOf(usersOf(database, email));
  const ofLeads = (table: 'lead_deliveries' | 'lead_notes' | 'lead_history') =>
    idsOf(database.selectFrom(table).select('id').where('lead_id', 'in', leadsOf(database, email)));
  const found = {
    leads,
    deliveries: await ofLeads('lead_deliveries'),
    notes: await ofLeads('lead_notes'),
    history: await ofLeads('lead_history'),
    invitations: await idsOf(invitationsOf(database, email)),
    users,
    ...(await findChat(database, users)),
  };
  const own = new Set(Object.values(found).flat());
  const mentions: Mention[] = [];
  for await (const mention of findMentions(database, email)) if (!own.has(mention.id)) mentions.push(mention);
  return {
    email,
    ...found,
    ...(await countTraces(database, email)),
    mentions,
    mailFiles: await listMailFiles(dataDir, {
      says: searchFor(email).isIn,
      ids: [...leads, ...found.deliveries],
    }),
  };
}

/** Whether there is nothing at all. */
export function isUnknown({ leads, users, invitations, mentions, mailFiles }: Person): boolean {
  return leads.length + invitations.length + users.length + mentions.length + mailFiles.length === 0;
}

export function leadsOf(database: Kysely<Tables>, email: string) {
  return database.selectFrom('leads').select('id').where(sql`lower(email)`, '=', email.toLowerCase());
}

/** The address as a guest of a demo. */
export function invitationsOf(database: Kysely<Tables>, email: string) {
  return database
    .selectFrom('booking_guests')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase());
}

function usersOf(database: Kysely<Tables>, email: string) {
  return database.selectFrom('users').select('id').where('email_key', '=', emailKeyOf(email));
}

async function findChat(database: Database, users: readonly string[]) {
  if (users.length === 0) return { ownThreads: [], ownMessages: [], sharedMessages: [] };
  const threads = database
    .selectFrom('chat_threads')
    .innerJoin('chat_rooms', 'chat_rooms.id', 'chat_threads.room_id')
    .select('chat_threads.id')
    .where('chat_rooms.owner_id', 'in', users);
  const messages = database.selectFrom('chat_messages').select('id');
  const written = messages.where('sender_id', 'in', users);
  return {
    ownThreads: await idsOf(threads),
    ownMessages: await idsOf(messages.where('thread_id', 'in', threads)),
    sharedMessages: await idsOf(
      messages
        .where('thread_id', 'not in', threads)
        .where(({ or, eb }) => or([eb('sender_id', 'in', users), eb('answer_to', 'in', written)])),
    ),
  };
}

async function countTraces(database: Database, email: string) {
  const users = usersOf(database, email);
  const keys = database.selectFrom('idempotency_keys').where('lead_id', 'in', leadsOf(database, email));
  const logins = database.selectFrom('token_families').where('user_id', 'in', users);
  const places = database.selectFrom('login_places').where('user_id', 'in', users);
  const counts = await Promise.all(
    [keys, logins, places].map((rows) =>
      (rows as typeof keys).select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow(),
    ),
  );
  const [idempotencyKeys = 0, loginCount = 0, loginPlaces = 0] = counts.map(({ count }) => Number(count));
  return { idempotencyKeys, logins: loginCount, loginPlaces };
}

async function idsOf(query: { execute: () => Promise<{ id: string }[]> }): Promise<string[]> {
  return (await query.execute()).map(({ id }) => id);
}
