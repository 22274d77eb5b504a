import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClientStore } from '../../server/modules/accounts/clients.store.ts';
import { createRefreshTokenStore } from '../../server/modules/accounts/refresh-tokens.store.ts';
import { createUserStore, type User } from '../../server/modules/accounts/users.store.ts';
import { makeRooms } from '../../server/modules/chat/store/rooms.store.ts';
import { insertPerson } from '../../server/modules/desk/people/people.store.ts';
import type { Database } from '../../server/plugins/database/schema.ts';
import { storeLead } from './stored-leads.ts';
import { NOW } from './test-server.ts';

const NOW_TEXT = NOW.toISOString();

/**
 * Leaves a trace of the person in every place that can hold one, beside as many of another person, whose texts name the
 * first one too.
 */
export async function leaveTraces(database: Database, dataDir: string, email: string, other: string) {
  const clock = () => NOW;
  const { id: clientId } = await createClientStore({ database, clock }).insertClient({
    name: 'Acme',
    plan: 'growth',
  });
  const [user, colleague] = [await signUp(email), await signUp(other)];
  const memberId = await leaveAtDesk();
  const leads = { own: await leaveLead(email, other), others: await leaveLead(other, email) };
  await say(user, colleague);
  await leaveMails(dataDir, email, other, leads.own);
  return { clientId, user, colleague, leads };

  async function signUp(address: string): Promise<User> {
    const parts = { database, clock };
    const users = createUserStore(parts);
    return database.transaction().execute(async (transaction) => {
      const signedUp = await users.insertUser(
        { clientId, email: address, firstName: 'Asha', lastName: 'Rao', passwordHash: 'hash' },
        transaction,
      );
      await makeRooms(signedUp, NOW, transaction);
      await createRefreshTokenStore(parts).startFamily(signedUp.id, transaction);
      await users.rememberNetwork(signedUp.id, 'network', transaction);
      await transaction
        .insertInto('chat_unpaid')
        .values({ owner_id: signedUp.id, day: '2026-03-10', messages: 1 })
        .execute();
      return signedUp;
    });
  }

  /** Leaves data of a person of the team at the desk. @returns the id of that person */
  async function leaveAtDesk(): Promise<string> {
    const id = await insertPerson(
      database,
      { email: `priya-${clientId}@example.org`, name: 'Priya', role: 'sales', zone: 'UTC' },
      NOW,
    );
    if (id === undefined) throw new Error('a person who is new was not added');
    await database
      .insertInto('desk_views')
      .values({
        ...{ id: 'view', person_id: id, name: `From ${email}`, filter: JSON.stringify({ text: email }) },
        ...{ shared: 0, created_at: NOW_TEXT },
      })
      .execute();
    await database
      .insertInto('desk_replies')
      .values({
        ...{ id: 'template', name: `To ${email}`, subject: `For ${email}`, text: `Ask\n${email}` },
        ...{ changed_by: id, changed_at: NOW_TEXT },
      })
      .execute();
    return id;
  }

  /** A lead of one who names the other. */
  async function leaveLead(of: string, named: string): Promise<string> {
    const id = await storeLead(database, {
      email: of,
      body: { message: `Please invite\n${named}, too.` },
      attribution: {
        landing_page: `/?from=${of}&to=${encodeURIComponent(named)}`,
        utm_term: named.toUpperCase().replace('@', '&#64;'),
        utm_content: Buffer.from(`to=${named}`).toString('base64url'),
      },
      context: { referrer: `https://a.example/${named}` },
      deliveries: [{ state: 'dead', last_problem: `550 no such user <${named}>` }],
    });
    await database
      .insertInto('lead_notes')
      .values({ id: `note-${of}`, lead_id: id, text: `called ${of} and ${named}`, created_at: NOW_TEXT })
      .execute();
    const done = { lead_id: id, person_id: memberId, created_at: NOW_TEXT };
    const reply = {
      subject: `For ${of}`,
      text: `Hello,\n${named} wrote to us, too.`,
      deliveryId: `reply-${of}`,
    };
    await database
      .insertInto('lead_history')
      .values([
        { ...done, id: `reply-${of}`, kind: 'reply', details: JSON.stringify(reply) },
        {
          ...{ ...done, id: `merged-${of}`, kind: 'merged' },
          details: JSON.stringify({ email: named, isUndone: false }),
        },
      ])
      .execute();
    await database
      .insertInto('booking_guests')
      .values({
        id: `guest-${of}`,
        lead_id: id,
        email: named,
        person: 'p',
        invited_at: NOW_TEXT,
        removed_at: null,
      })
      .execute();
    const key = { kind: 'contact', key: `key-${of}`, fingerprint: 'f', created_at: NOW_TEXT } as const;
    await database
      .insertInto('idempotency_keys')
      .values({ ...key, lead_id: id })
      .execute();
    return id;
  }

  /** Each in a room of one's own, and both with one another in that of the client. */
  async function say(one: User, two: User): Promise<void> {
    const rooms = await database.selectFrom('chat_rooms').selectAll().execute();
    for (const room of rooms) {
      const times = { created_at: NOW_TEXT, updated_at: NOW_TEXT };
      const thread = { id: `thread-${room.id}`, room_id: room.id, description: `I am ${email}`, ...times };
      await database
        .insertInto('chat_threads')
        .values({ ...thread, message_count: 4, longest_message: 99 })
        .execute();
      const speakers = room.room_type === 'client' ? [one, two] : [room.owner_id === one.id ? one : two];
      for (const [index, speaker] of speakers.entries()) {
        const question = `${room.id}-${index}`;
        const said = `I am ${speaker.email}, not ${speaker === one ? other : email}`;
        const message = {
          thread_id: thread.id,
          answer_due_at: null,
          is_error: 0,
          prompt_tokens: 0,
          completion_tokens: 0,
          cost_usd: 0,
          created_at: NOW_TEXT,
        } as const;
        await database
          .insertInto('chat_messages')
          .values([
            {
              ...message,
              id: question,
              position: 2 * index + 1,
              sender_id: speaker.id,
              client_message_id: question,
              content: said,
              answer_to: null,
            },
            {
              ...message,
              id: `${question}-a`,
              position: 2 * index + 2,
              sender_id: 'assistant',
              client_message_id: null,
              content: `Hello. ${said}`,
              answer_to: question,
            },
          ])
          .execute();
      }
    }
  }
}

/** Leaves emails as a server without SMTP writes them; the last one refers to the person by its file name only. */
async function leaveMails(dataDir: string, email: string, other: string, leadId: string): Promise<void> {
  const folder = join(dataDir, 'mails');
  await mkdir(folder);
  const coded = Buffer.from(`Dear ${email}, thank you for what you have sent us.`).toString('base64');
  const mails = {
    'to-person.eml': `To: <${email}>\r\n\r\nHello`,
    'quoted.eml': `To: <sales@example.org>\r\n\r\nfrom ${email.replace('@', '=40')}`,
    'linked.eml': `To: <sales@example.org>\r\n\r\nfrom /book-demo?email=${encodeURIComponent(email)}`,
    'coded.eml': `To: <sales@example.org>\r\n\r\n${coded}\r\n`,
    [`${leadId}.sales-email.received.eml`]: 'To: <sales@example.org>\r\n\r\nA new lead',
    'to-other.eml': `To: <${other}>\r\n\r\nHello`,
  };
  for (const [name, mail] of Object.entries(mails)) await writeFile(join(folder, name), mail);
}
