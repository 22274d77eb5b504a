import { Message } from 'contract/chat/chat-entities.ts';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import {
  type ChatClient,
  connectAs,
  emitAndHear,
  startChatServer,
} from '../../../checks/support/chat-clients.ts';

/** A thread with messages named by their number from 1, each answered. */
async function startThread(messages: number) {
  const server = await startChatServer();
  const asha = await server.join();
  asha.socket.emit('aiMessage', asha.personal.id, null, '1');
  const [, threadId] = await asha.hear('PostAIResponse');
  for (let number = 2; number <= messages; number += 1) {
    await say(asha, asha.personal.id, threadId, String(number));
  }
  return { server, asha, roomId: asha.personal.id, threadId };
}

async function say(client: ChatClient, roomId: string, threadId: string, content: string): Promise<void> {
  client.socket.emit('aiMessage', roomId, threadId, content);
  await client.hear('PostAIResponse');
}

async function readPage(client: ChatClient, limit: number, page: number, roomId: string, threadId: string) {
  client.socket.emit('getThreadMessages', limit, page, roomId, threadId);
  const [messages, , totalMessages, totalPages, currentPage] = await client.hear('ThreadMessages');
  const words = messages.map(({ content }) => content.replace(/^After \d+: /, 'A'));
  return { words, totalMessages, totalPages, currentPage, messages };
}

describe('getThreadMessages', () => {
  it('answers with the newest page first, and the oldest message first in it', async () => {
    const { asha, roomId, threadId } = await startThread(3);
    const first = await readPage(asha, 4, 1, roomId, threadId);
    expect(first).toMatchObject({ words: ['2', 'A2', '3', 'A3'], totalMessages: 6, totalPages: 2 });
    const second = await readPage(asha, 4, 2, roomId, threadId);
    expect(second).toMatchObject({ words: ['1', 'A1'], currentPage: 2 });
    expect(await readPage(asha, 4, 3, roomId, threadId)).toMatchObject({ words: [], totalPages: 2 });
    for (const message of first.messages) expect([...Value.Errors(Message, message)]).toEqual([]);
  });

  it('acknowledges with the arguments of its event, which only the asker receives', async () => {
    const { server, asha, roomId, threadId } = await startThread(1);
    const otherTab = connectAs(server.url, asha.user);
    await otherTab.hear('rooms');
    const answer = await emitAndHear(asha, 'getThreadMessages', 1, 2, roomId, threadId);
    expect(answer).toEqual(await asha.hear('ThreadMessages'));
    expect(answer.slice(1)).toEqual([roomId, 2, 2, 2, 1]);
    await emitAndHear(otherTab, 'updatelastRead', roomId);
    expect(otherTab.unheard('ThreadMessages')).toEqual([]);
  });

  it('pages through every message once while new messages arrive', async () => {
    const { asha, roomId, threadId } = await startThread(3);
    const walked: string[] = [];
    for (const page of [1, 2, 3]) {
      const { words, totalMessages } = await readPage(asha, 2, page, roomId, threadId);
      walked.unshift(...words);
      expect(totalMessages).toBe(6);
      await say(asha, roomId, threadId, `meanwhile ${page}`);
    }
    expect(walked).toEqual(['1', 'A1', '2', 'A2', '3', 'A3']);
    const latest = await readPage(asha, 2, 1, roomId, threadId);
    expect(latest).toMatchObject({ words: ['meanwhile 3', 'Ameanwhile 3'], totalMessages: 12 });
  });

  it('skips no message after a reconnect', async () => {
    const { server, asha, roomId, threadId } = await startThread(3);
    const { words: newest } = await readPage(asha, 2, 1, roomId, threadId);
    await say(asha, roomId, threadId, 'meanwhile');
    asha.socket.disconnect();
    const again = connectAs(server.url, asha.user);
    await again.hear('rooms');
    const seen = new Set(newest);
    for (const page of [2, 3, 4]) {
      for (const word of (await readPage(again, 2, page, roomId, threadId)).words) seen.add(word);
    }
    expect([...seen].sort()).toEqual(['1', '2', '3', 'A1', 'A2', 'A3']);
  });

  it('keeps the position of each tab separately', async () => {
    const { server, asha, roomId, threadId } = await startThread(2);
    const otherTab = connectAs(server.url, asha.user);
    await otherTab.hear('rooms');
    await readPage(asha, 2, 1, roomId, threadId);
    await say(asha, roomId, threadId, 'meanwhile');
    expect((await readPage(otherTab, 2, 1, roomId, threadId)).totalMessages).toBe(6);
    expect((await readPage(asha, 2, 2, roomId, threadId)).words).toEqual(['1', 'A1']);
  });
});

describe('updatelastRead', () => {
  it('stores the time, and sends it to all sockets of the user and to no one else', async () => {
    const server = await startChatServer();
    const [asha, ben] = [await server.join(), await server.join()];
    const otherTab = connectAs(server.url, asha.user);
    await otherTab.hear('rooms');
    const answer = await emitAndHear(asha, 'updatelastRead', asha.shared.id);
    const readAt = server.clock().toISOString();
    expect(answer).toEqual([asha.shared.id, asha.user.id, readAt, expect.any(String)]);
    expect(await asha.hear('updatedlastRead')).toEqual(answer);
    expect(await otherTab.hear('updatedlastRead')).toEqual(answer);
    await emitAndHear(ben, 'getThreadMessages', 1, 1, ben.shared.id, 'none');
    expect(ben.unheard('updatedlastRead')).toEqual([]);
    expect(await server.database.selectFrom('chat_reads').selectAll().execute()).toEqual([
      { room_id: asha.shared.id, user_id: asha.user.id, read_at: readAt },
    ]);
  });

  it('stores a later time with each call', async () => {
    const server = await startChatServer();
    const asha = await server.join();
    await emitAndHear(asha, 'updatelastRead', asha.shared.id);
    server.passMs(1_000);
    await emitAndHear(asha, 'updatelastRead', asha.shared.id);
    const rows = await server.database.selectFrom('chat_reads').select('read_at').execute();
    expect(rows).toEqual([{ read_at: server.clock().toISOString() }]);
  });
});
