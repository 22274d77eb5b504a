import { EXCERPT_MAX_CHARACTERS } from 'contract/chat/chat.ts';
import type { ListedThread, Message } from 'contract/chat/chat-entities.ts';
import { describe, expect, it } from 'vitest';
import { connectAs, emitAndHear, startChatServer } from '../../../checks/support/chat-clients.ts';
import { engines } from '../../../checks/support/engines.ts';

type Client = Awaited<ReturnType<Awaited<ReturnType<typeof startChatServer>>['join']>>;

async function ask(client: Pick<Client, 'socket'>, roomId: string, threadId: string | null, content: string) {
  const [message] = (await emitAndHear(client, 'aiMessage', roomId, threadId, content)) as [Message];
  return message;
}

async function listThreads(client: Pick<Client, 'socket'>, ...values: unknown[]) {
  const [threads, , nextCursor] = await emitAndHear(client, 'getRoomThreads', ...values);
  return { threads: threads as ListedThread[], nextCursor: nextCursor as string | null };
}

describe.each(engines)('getRoomThreads on $name', ({ openDatabase }) => {
  const setUp = async () => {
    const server = await startChatServer({ database: await openDatabase() });
    return { ...server, asha: await server.join() };
  };

  it('lets a restarted bot find its conversation and continue it', async () => {
    const { url, asha, passMs } = await setUp();
    const { thread } = await ask(asha, asha.personal.id, null, 'Which plans are there?');
    const [, , answerId] = await asha.hear('PostAIResponse');
    asha.socket.disconnect();
    passMs(60_000);

    const bot = connectAs(url, asha.user);
    const [[personal]] = await bot.hear('rooms');
    bot.socket.emit('getRoomThreads', 10, null, personal?.id ?? '');
    const [threads, roomId, nextCursor] = await bot.hear('RoomThreads');
    expect([roomId, nextCursor]).toEqual([personal?.id, null]);
    expect(threads).toEqual([
      {
        id: thread.id,
        desc: 'Which plans are there?',
        endDate: null,
        createdDate: thread.createdDate,
        updatedDate: expect.any(String),
        totalMessages: 2,
        unreadMessages: 1,
        lastMessage: {
          id: answerId,
          senderid: 'assistant',
          content: 'After 0: Which plans are there?',
          isExcerpt: false,
          createdDate: expect.any(String),
        },
      },
    ]);
    const next = await ask(bot, roomId, threads[0]?.id ?? '', 'And what do they cost?');
    expect(next.thread.id).toBe(thread.id);
  });

  it('lists the latest threads first, page by page, and each thread once', async () => {
    const { asha, passMs } = await setUp();
    const ids: string[] = [];
    for (const content of ['one', 'two', 'three', 'four', 'five']) {
      ids.push((await ask(asha, asha.personal.id, null, content)).thread.id);
      await asha.hear('PostAIResponse');
      passMs(1_000);
    }
    // The oldest becomes the latest.
    await ask(asha, asha.personal.id, ids[0] ?? '', 'once more');
    await asha.hear('PostAIResponse');
    const found: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await listThreads(asha, 2, cursor, asha.personal.id);
      found.push(...page.threads.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(found).toEqual([ids[0], ids[4], ids[3], ids[2], ids[1]]);
    const { nextCursor } = await listThreads(asha, 5, null, asha.personal.id);
    expect(nextCursor).toBeNull();
  });

  it('counts for each user the messages of others since the user has read the room', async () => {
    const { join, asha, passMs } = await setUp();
    const ben = await join();
    const { thread } = await ask(asha, asha.shared.id, null, '@assistant Hello');
    await ben.hear('PostAIResponse');
    const unread = async (who: Client) =>
      (await listThreads(who, 1, null, who.shared.id)).threads[0]?.unreadMessages;
    expect([await unread(asha), await unread(ben)]).toEqual([1, 2]);
    passMs(1);
    await emitAndHear(ben, 'updatelastRead', ben.shared.id);
    expect([await unread(asha), await unread(ben)]).toEqual([1, 0]);
    passMs(1);
    await ask(asha, asha.shared.id, thread.id, 'Anybody there, @assistant?');
    await ben.hear('PostAIResponse');
    expect([await unread(asha), await unread(ben)]).toEqual([2, 2]);
  });

  it('cuts a long message to an excerpt of whole characters', async () => {
    const { asha } = await setUp();
    const server = asha.personal.id;
    await ask(asha, server, null, '🧵'.repeat(EXCERPT_MAX_CHARACTERS + 1));
    await asha.hear('PostAIResponse');
    const [listed] = (await listThreads(asha, 1, null, server)).threads;
    expect(listed?.lastMessage.isExcerpt).toBe(true);
    expect([...(listed?.lastMessage.content ?? '')]).toHaveLength(EXCERPT_MAX_CHARACTERS);
    expect(listed?.lastMessage.content.isWellFormed()).toBe(true);
  });
});

describe('getRoomThreads', () => {
  it('answers for the room of another user as if it did not exist', async () => {
    const server = await startChatServer();
    const [asha, ben, eve] = [await server.join(), await server.join(), await server.joinOtherClient()];
    await ask(asha, asha.personal.id, null, 'A secret');
    for (const [who, roomId] of [
      [ben, asha.personal.id],
      [eve, asha.shared.id],
      [eve, 'no-such-room'],
    ] as const) {
      expect(await emitAndHear(who, 'getRoomThreads', 10, null, roomId)).toEqual([
        { error: { code: 'not_found', message: 'There’s no such room or thread.' } },
      ]);
    }
  });

  it.each([
    ['no arguments', [], 'roomId'],
    ['a page of none', [0, null, 'room'], 'limit'],
    ['a page too long', [51, null, 'room'], 'limit'],
    ['a number for a cursor', [10, 7, 'room'], 'cursor'],
    ['a statement for a cursor', [10, "' or 1=1 --", 'room'], 'cursor'],
    ['a cursor of another list', [10, '2026-03-10T06:30:00Z', 'room'], 'cursor'],
    ['an object for a room', [10, null, { $ne: '' }], 'roomId'],
  ])('refuses %s', async (_what, values, field) => {
    const server = await startChatServer();
    const asha = await server.join();
    const [{ error }] = (await emitAndHear(asha, 'getRoomThreads', ...values)) as [
      { error: { code: string; fields: { field: string }[] } },
    ];
    expect(error.code).toBe('invalid_payload');
    expect(error.fields.map((problem) => problem.field)).toContain(field);
  });

  it('shares the limit of pages with getThreadMessages', async () => {
    const server = await startChatServer({ chatLimits: { pagesAsked: 1 } });
    const asha = await server.join();
    const { thread } = await ask(asha, asha.personal.id, null, 'Hello');
    const [page, refused] = await Promise.all([
      emitAndHear(asha, 'getThreadMessages', 10, 1, asha.personal.id, thread.id),
      emitAndHear(asha, 'getRoomThreads', 10, null, asha.personal.id),
    ]);
    expect(page).toHaveLength(6);
    expect(refused).toMatchObject([{ error: { code: 'rate_limited' } }]);
  });
});
