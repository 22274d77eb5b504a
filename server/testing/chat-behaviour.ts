import { describe, expect, it } from 'vitest';
import { createClientStore } from '../accounts/clients.store.ts';
import { createUserStore } from '../accounts/users.store.ts';
import type { Answer } from '../answers/responder.ts';
import { createChatWrites } from '../chat/chat-writes.ts';
import { createDueQuestionStore } from '../chat/due-questions.store.ts';
import type { NewQuestion } from '../chat/message-rows.ts';
import { createMessageStore } from '../chat/messages.store.ts';
import { createRoomStore, makeRooms } from '../chat/rooms.store.ts';
import type { Database } from '../database/schema.ts';

const ANSWER: Answer = {
  content: 'Yes.',
  promptTokens: 3,
  completionTokens: 2,
  costUsd: 0.125,
  isError: false,
};
const ANSWER_DUE_MS = 1_000;

/** What the stores of the chat do on every engine; the caller says where databases come from. */
export function describeChatStores(where: string, openDatabase: () => Promise<Database>): void {
  /** The stores as two processes on one database have them. */
  async function setUp() {
    const database = await openDatabase();
    let now = new Date('2026-03-10T06:30:00.000Z');
    const clock = () => now;
    const clients = createClientStore({ database, clock });
    const users = createUserStore({ database, clock });
    const { id: clientId } = await clients.insertClient({ name: 'Acme', plan: 'growth' });

    async function signUp(email: string) {
      const user = { clientId, email, firstName: '', lastName: '', passwordHash: '' };
      return database.transaction().execute(async (transaction) => {
        const inserted = await users.insertUser(user, transaction);
        await makeRooms(inserted, now, transaction);
        return inserted;
      });
    }

    function openProcess() {
      const writes = createChatWrites(database);
      const parts = {
        database,
        writes,
        clock,
        answerDueMs: ANSWER_DUE_MS,
        spendCredit: clients.spendCredit,
      };
      const rooms = createRoomStore(database, writes);
      return { rooms, messages: createMessageStore(parts), questions: createDueQuestionStore(parts) };
    }

    const asha = await signUp('asha@example.com');
    const here = openProcess();
    const [personal] = await here.rooms.listRooms(asha);
    const question = (given: Partial<NewQuestion> = {}): NewQuestion => ({
      roomId: personal?.id ?? '',
      threadId: null,
      senderId: asha.id,
      clientId,
      clientMessageId: null,
      content: 'Is it so?',
      ...given,
    });
    return {
      database,
      clients,
      clock,
      asha,
      here,
      question,
      signUp,
      there: openProcess(),
      passMs: (ms: number) => {
        now = new Date(now.getTime() + ms);
      },
    };
  }

  describe(`rooms ${where}`, () => {
    it('are one for each user and one for the client, also when several sign up at once', async () => {
      const { here, signUp, asha } = await setUp();
      const others = await Promise.all(['b', 'c', 'd'].map((name) => signUp(`${name}@example.com`)));
      const rooms = await Promise.all([asha, ...others].map((user) => here.rooms.listRooms(user)));
      expect(rooms.map((own) => own.map(({ room_type }) => room_type))).toEqual(
        Array(4).fill(['personal', 'client']),
      );
      expect(new Set(rooms.map(([personal]) => personal?.id)).size).toBe(4);
      expect(new Set(rooms.map(([, shared]) => shared?.id)).size).toBe(1);
    });

    it('remember when they were read last', async () => {
      const { here, asha, question, clock, passMs, database } = await setUp();
      const { roomId } = question();
      await here.rooms.updateLastRead(roomId, asha.id, clock());
      passMs(1_000);
      await here.rooms.updateLastRead(roomId, asha.id, clock());
      const rows = await database.selectFrom('chat_reads').selectAll().execute();
      expect(rows).toEqual([{ room_id: roomId, user_id: asha.id, read_at: clock().toISOString() }]);
    });
  });

  describe(`messages ${where}`, () => {
    it('stand one behind the other in their thread, whichever process stores them', async () => {
      const { here, there, question } = await setUp();
      const { thread } = await here.messages.insertQuestion(question());
      const stored = await Promise.all(
        Array.from({ length: 20 }, (_item, index) =>
          (index % 2 ? here : there).messages.insertQuestion(question({ threadId: thread.id })),
        ),
      );
      const positions = stored.map(({ message }) => message.position).sort((a, b) => a - b);
      expect(positions).toEqual(Array.from({ length: 20 }, (_item, index) => index + 2));
      const { roomId } = question();
      const page = await here.messages.findPage({ roomId, threadId: thread.id, page: 1, limit: 100 });
      expect(page).toMatchObject({ newest: 21, totalPages: 1 });
      expect(page?.messages).toHaveLength(21);
    });

    it('keep everything about an answer', async () => {
      const { here, question, database } = await setUp();
      const asked = await here.messages.insertQuestion(question());
      const answered = await here.messages.insertAnswer(asked, { ...ANSWER, isError: true });
      expect(answered?.message).toMatchObject({
        content: 'Yes.',
        position: 2,
        answer_to: asked.message.id,
        is_error: 1,
        prompt_tokens: 3,
        completion_tokens: 2,
        cost_usd: 0.125,
      });
      const row = database.selectFrom('chat_messages').selectAll().where('position', '=', 2);
      expect(await row.executeTakeFirst()).toEqual(answered?.message);
    });

    it('are stored once under an id of the sender, also when two processes get it at once', async () => {
      const { here, there, question, database } = await setUp();
      const own = question({ clientMessageId: 'own' });
      const stored = await Promise.all(
        [here, there, here, there].map(({ messages }) => messages.insertQuestion(own)),
      );
      expect(new Set(stored.map(({ message }) => message.id)).size).toBe(1);
      expect(stored.filter(({ isKnown }) => !isKnown)).toHaveLength(1);
      expect(await database.selectFrom('chat_messages').selectAll().execute()).toHaveLength(1);
      expect(await database.selectFrom('chat_threads').selectAll().execute()).toHaveLength(1);
    });

    it('cost a credit each, and nothing when they cannot be stored', async () => {
      const { here, question, clients } = await setUp();
      await here.messages.insertQuestion(question());
      await expect(
        here.messages.insertQuestion(question({ threadId: 'no-such-thread' })),
      ).rejects.toMatchObject({ code: 'not_found' });
      await expect(here.messages.insertQuestion(question({ roomId: 'no-such-room' }))).rejects.toMatchObject({
        code: 'storage_unavailable',
      });
      const [client] = await clients.listClients();
      expect(client?.creditsLeft).toBe(50_000 - 1);
    });

    it('of another room are not found under this one', async () => {
      const { here, question, signUp } = await setUp();
      const { thread } = await here.messages.insertQuestion(question());
      const [room] = await here.rooms.listRooms(await signUp('ben@example.com'));
      const elsewhere = { roomId: room?.id ?? '', threadId: thread.id };
      expect(await here.messages.findPage({ ...elsewhere, page: 1, limit: 1 })).toBeUndefined();
      await expect(here.messages.insertQuestion(question(elsewhere))).rejects.toMatchObject({
        code: 'not_found',
      });
    });
  });

  describe(`questions ${where}`, () => {
    it('are answered once, by whichever process is first', async () => {
      const { here, there, question, database } = await setUp();
      const asked = await here.messages.insertQuestion(question());
      const answers = await Promise.all(
        [here, there, here].map(({ messages }) => messages.insertAnswer(asked, ANSWER)),
      );
      expect(answers.filter(Boolean)).toHaveLength(1);
      expect(await database.selectFrom('chat_messages').selectAll().execute()).toHaveLength(2);
    });

    it('are taken over by one process once they are overdue', async () => {
      const { here, there, question, passMs } = await setUp();
      const asked = await here.messages.insertQuestion(question());
      expect(await there.questions.listDueQuestions('overdue')).toEqual([]);
      passMs(ANSWER_DUE_MS + 1);
      const [due] = await there.questions.listDueQuestions('overdue');
      expect(due).toEqual({ message: asked.message, thread: asked.thread });
      const taken = await Promise.all([here, there].map(({ questions }) => due && questions.takeOver(due)));
      expect(taken.filter(Boolean)).toHaveLength(1);
      expect(await here.questions.listDueQuestions('overdue')).toEqual([]);
      expect(await here.questions.listDueQuestions('all')).toHaveLength(1);
    });

    it('are no longer due when they have been answered', async () => {
      const { here, question } = await setUp();
      await here.messages.insertAnswer(await here.messages.insertQuestion(question()), ANSWER);
      expect(await here.questions.listDueQuestions('all')).toEqual([]);
    });

    it('come with what was said before them', async () => {
      const { here, question } = await setUp();
      const first = await here.messages.insertQuestion(question({ content: 'one' }));
      const inThread = { threadId: first.thread.id };
      const second = await here.messages.insertQuestion(question({ ...inThread, content: 'two' }));
      await here.messages.insertAnswer(first, { ...ANSWER, content: 'answer to one' });
      const turns = await here.questions.listTurns(second);
      expect(turns.map(({ content }) => content)).toEqual(['one', 'answer to one']);
    });
  });
}
