import { describe, expect, it } from 'vitest';
import { ANSWER, setUpChatStores } from '../../../../checks/support/chat-stores.ts';
import { engines } from '../../../../checks/support/engines.ts';
import type { PlacedMessage } from './message-rows.ts';

describe.each(engines)('the store of messages on $name', ({ openDatabase }) => {
  const setUp = () => setUpChatStores(openDatabase);

  it('numbers the messages of a thread in order, from any process', async () => {
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

  it('stores every field of an answer', async () => {
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

  // A client that lost its connection reads back to the last message it knows, so what it received must have no gap.
  it('delivers messages in thread order, even when questions and answers are stored together', async () => {
    const { here, question } = await setUp();
    const first = await here.messages.insertQuestion(question());
    const next = question({ threadId: first.thread.id });
    const told: number[] = [];
    const tell = ({ message }: PlacedMessage) => void told.push(message.position);
    await Promise.all([
      here.messages.insertQuestion(next, tell),
      here.messages.insertAnswer(first, ANSWER, tell),
      here.messages.insertQuestion(next, tell),
    ]);
    expect(told).toEqual([2, 3, 4]);
  });

  it('stores a message even when its delivery fails', async () => {
    const { here, question, database } = await setUp();
    const fail = () => {
      throw new Error('the delivery failed');
    };
    const both = [here.messages.insertQuestion(question(), fail), here.messages.insertQuestion(question())];
    const [failed, stored] = await Promise.allSettled(both);
    expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'the delivery failed' } });
    expect(stored).toMatchObject({ status: 'fulfilled' });
    expect(await database.selectFrom('chat_messages').selectAll().execute()).toHaveLength(2);
  });

  it('stores a message once under an id of its sender, also when two processes get it at once', async () => {
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

  it('spends a credit for each message, and none for one that cannot be stored', async () => {
    const { here, question, clients } = await setUp();
    await here.messages.insertQuestion(question());
    await expect(
      here.messages.insertQuestion(question({ threadId: 'no-such-thread' })),
    ).rejects.toMatchObject({ code: 'not_found' });
    await expect(here.messages.insertQuestion(question({ roomId: 'no-such-room' }))).rejects.toMatchObject({
      code: 'storage_unavailable',
    });
    const [client] = await clients.listClients(9);
    expect(client?.creditsLeft).toBe(50_000 - 1);
  });

  it('finds no message of another room', async () => {
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
