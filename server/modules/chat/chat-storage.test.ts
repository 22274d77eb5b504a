import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { emitAndHear, startChatServer } from '../../../checks/support/chat-clients.ts';
import { openTestDatabase } from '../../../checks/support/test-database.ts';

type Server = Awaited<ReturnType<typeof startChatServer>>;

const SIX_MINUTES_MS = 360_000;
const TWO_HOURS_MS = 7_200_000;

/** Makes storing a message fail, as on a full disk. */
async function breakStorage({ database }: Server, which: 'questions' | 'answers'): Promise<void> {
  const isAnswer = which === 'answers' ? 'not null' : 'null';
  await sql
    .raw(
      `create trigger broken before insert on chat_messages when new.answer_to is ${isAnswer}
       begin select raise(abort, 'disk full'); end`,
    )
    .execute(database);
}

async function repairStorage({ database }: Server): Promise<void> {
  await sql`drop trigger broken`.execute(database);
}

describe('the chat while storage fails', () => {
  it('neither echoes nor answers a message, and sends an error to its sender', async () => {
    const server = await startChatServer();
    const asha = await server.join();
    await breakStorage(server, 'questions');
    const answer = await emitAndHear(asha, 'aiMessage', asha.personal.id, null, 'Hello');
    expect(answer).toMatchObject([{ error: { code: 'storage_unavailable' } }]);
    expect(JSON.stringify(answer)).not.toContain('disk full');
    expect(asha.unheard('messageReceived')).toEqual([]);
    expect(JSON.stringify(server.logged)).toContain('disk full');
    expect(await server.creditsUsed()).toBe(0);
  });

  it('sends no answer before it is stored, and answers again later', async () => {
    const server = await startChatServer({ chatLimits: { overdueCheckMs: 20 } });
    const asha = await server.join();
    await breakStorage(server, 'answers');
    await emitAndHear(asha, 'aiMessage', asha.personal.id, null, 'Hello');
    await server.untilLogged('disk full');
    await repairStorage(server);
    expect(asha.unheard('PostAIResponse')).toEqual([]);
    server.passMs(SIX_MINUTES_MS);
    expect((await asha.hear('PostAIResponse'))[3]).toBe('After 0: Hello');
  });

  it('sends an apology for an answer that is hours late', async () => {
    const server = await startChatServer({ chatLimits: { overdueCheckMs: 20 } });
    const asha = await server.join();
    await breakStorage(server, 'answers');
    await emitAndHear(asha, 'aiMessage', asha.personal.id, null, 'Hello');
    await server.untilLogged('disk full');
    await repairStorage(server);
    server.passMs(TWO_HOURS_MS);
    const [, , , content, , , , meta] = await asha.hear('PostAIResponse');
    expect(content).not.toContain('Hello');
    expect(meta.isError).toBe(true);
  });

  it('sends an error and disconnects, so that the client reconnects', async () => {
    const server = await startChatServer();
    const user = await server.signUp();
    await sql`alter table chat_rooms rename to rooms_gone`.execute(server.database);
    const client = server.connectAs(user);
    expect((await client.hear('connectionError'))[0].code).toBe('internal_error');
    expect(await client.gone).toBe('transport close');
  });

  it('sends an error and disconnects when rooms and users cannot be read', async () => {
    // No database takes half a row as a limit, and only the greeting lists the other users.
    const server = await startChatServer({ chatLimits: { usersListed: 0.5 } });
    const client = server.connectAs(await server.signUp());
    expect((await client.hear('connectionError'))[0].code).toBe('internal_error');
    expect(await client.gone).toBe('transport close');
    expect(client.unheard('rooms')).toEqual([]);
  });
});

describe('a question left unanswered by an earlier process', () => {
  it('answers the question at the next start', async () => {
    const database = await openTestDatabase();
    const earlier = await startChatServer({
      database,
      config: { shutdownTimeoutMs: 40 },
      responder: { answer: () => new Promise(() => {}) },
    });
    const asha = await earlier.join();
    const [asked] = await emitAndHear(asha, 'aiMessage', asha.personal.id, null, 'Anybody there?');
    const { thread } = asked as { thread: { id: string } };

    const later = await startChatServer({ database });
    await later.until(async () => (await later.listStored()).at(-1)?.content === 'After 0: Anybody there?');
    const again = later.connectAs(asha.user);
    again.socket.emit('getThreadMessages', 10, 1, asha.personal.id, thread.id);
    const [messages] = await again.hear('ThreadMessages');
    expect(messages.at(-1)?.content).toBe('After 0: Anybody there?');
  });
});
