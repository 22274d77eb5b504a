import { HISTORY_PAGE_BYTES } from 'contract/chat/chat.ts';
import { describe, expect, it } from 'vitest';
import {
  type ChatClient,
  connectAs,
  emitAndHear,
  startChatServer,
} from '../../../checks/support/chat-clients.ts';

const LONG = 'é'.repeat(8_000);

type Joined = Awaited<ReturnType<Awaited<ReturnType<typeof startChatServer>>['join']>>;

async function say(client: Joined, content: string, threadId: string | null = null): Promise<string> {
  client.socket.emit('aiMessage', client.personal.id, threadId, content);
  return (await client.hear('PostAIResponse'))[1];
}

function codeOf([answer]: unknown[]): string {
  return (answer as { error: { code: string } }).error.code;
}

describe('a thread of long messages', () => {
  it('returns smaller pages without missing a message', async () => {
    const server = await startChatServer();
    const asha = await server.join();
    const threadId = await say(asha, LONG);
    for (let count = 1; count < 12; count += 1) await say(asha, LONG, threadId);
    const ids: string[] = [];
    let pages = 1;
    for (let page = 1; page <= pages; page += 1) {
      asha.socket.emit('getThreadMessages', 100, page, asha.personal.id, threadId);
      const [messages, , total, totalPages, currentPage, limit] = await asha.hear('ThreadMessages');
      expect({ total, currentPage }).toEqual({ total: 24, currentPage: page });
      expect(messages.length).toBeLessThanOrEqual(limit);
      expect(totalPages).toBe(Math.ceil(24 / limit));
      expect(Buffer.byteLength(JSON.stringify(messages))).toBeLessThanOrEqual(HISTORY_PAGE_BYTES);
      ids.unshift(...messages.map(({ id }) => id));
      pages = totalPages;
    }
    expect(pages).toBeGreaterThan(1);
    expect(ids).toEqual((await server.listStored()).map(({ id }) => id));
  });
});

describe('limits of a user', () => {
  it('applies limits per user across sockets', async () => {
    const server = await startChatServer({ config: { chatEventsPerSecond: 1 } });
    const asha = await server.join();
    const otherTab = connectAs(server.url, asha.user);
    await otherTab.hear('rooms');
    const tabs: ChatClient[] = [asha, asha, asha, otherTab, otherTab, otherTab];
    const codes = await Promise.all(
      tabs.map(async (tab) => codeOf(await emitAndHear(tab, 'updatelastRead', 'none'))),
    );
    expect(codes.sort()).toEqual([...Array(5).fill('not_found'), 'rate_limited']);
  });

  it('applies limits per user across reconnects', async () => {
    const slow = { connects: { perSecond: 0.001, burst: 2 } };
    const server = await startChatServer({ chatLimits: slow });
    const asha = await server.join();
    await connectAs(server.url, asha.user).hear('rooms');
    const third = connectAs(server.url, asha.user);
    expect((await third.hear('connectionError'))[0].code).toBe('rate_limited');
    // Not 'io server disconnect', after which a client would stay away.
    expect(await third.gone).toBe('transport close');
    expect((await server.join()).socket.connected).toBe(true);
  });

  it('limits the bytes that a user’s messages send to others', async () => {
    const slow = { perSecond: 1, burst: 1 };
    const server = await startChatServer({ chatLimits: { telling: { user: slow, client: slow } } });
    const asha = await server.join();
    await say(asha, 'Hello');
    expect(codeOf(await emitAndHear(asha, 'aiMessage', asha.personal.id, null, 'Again'))).toBe(
      'rate_limited',
    );
  });
});

describe('a connection', () => {
  it('closes a connection that asks for more than one session', async () => {
    const server = await startChatServer();
    const asha = await server.join();
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
    const heard: string[] = [];
    socket.addEventListener('message', ({ data }) => heard.push(String(data)));
    socket.addEventListener('open', () => {
      const ask = `40${JSON.stringify({ token: asha.user.access_token })}`;
      for (let sent = 0; sent < 900; sent += 1) socket.send(ask);
    });
    await new Promise((resolve) => socket.addEventListener('close', resolve));
    await server.untilSockets(1);
    expect(heard.filter((text) => text.startsWith('42'))).toEqual([]);
  });
});

describe('an expired token', () => {
  it('disconnects at the next event after the token has expired', async () => {
    const server = await startChatServer();
    const asha = await server.join();
    server.passMs(4 * 24 * 3_600_000);
    expect(codeOf(await emitAndHear(asha, 'updatelastRead', asha.shared.id))).toBe('token_expired');
    expect(await asha.gone).toBe('io server disconnect');
  });
});

describe('a text with half of a surrogate pair', () => {
  it.each([
    ['alone', '\ud83d'],
    ['in an object', { id: 'own', content: 'and \udc00 more' }],
  ])('refuses half of a surrogate pair and names the field: %s', async (_where, message) => {
    const server = await startChatServer();
    const asha = await server.join();
    const [answer] = await emitAndHear(asha, 'aiMessage', asha.personal.id, null, message);
    expect(answer).toMatchObject({ error: { code: 'invalid_payload', fields: [{ field: 'message' }] } });
    expect(await server.listStored()).toEqual([]);
  });

  it('accepts whole surrogate pairs', async () => {
    const server = await startChatServer();
    const asha = await server.join();
    await say(asha, 'Well done 😀');
    expect((await server.listStored())[0]?.content).toBe('Well done 😀');
  });
});

describe('messages without a credit', () => {
  const FEW = { chatLimits: { unpaidMessages: { perUser: 2, perClient: 3 } } };
  const DAY_MS = 24 * 3_600_000;

  it('refuses a user’s messages after the daily allowance, and stores nothing', async () => {
    const server = await startChatServer(FEW);
    const asha = await server.join();
    await server.useAllCreditsBut(0);
    const send = (content: string) => emitAndHear(asha, 'aiMessage', asha.personal.id, null, content);
    const [first] = (await send('one')) as [{ thread: { id: string } }];
    await send('two');
    expect(codeOf(await send('three'))).toBe('credits_used_up');
    const intoThread = await emitAndHear(asha, 'aiMessage', asha.personal.id, first.thread.id, 'four');
    expect(codeOf(intoThread)).toBe('credits_used_up');
    expect((await server.listStored()).map(({ content }) => content).sort()).toEqual(['one', 'two']);
    expect(await server.database.selectFrom('chat_threads').select('message_count').execute()).toEqual([
      { message_count: 1 },
      { message_count: 1 },
    ]);
    server.passMs(DAY_MS);
    expect(await send('five')).toMatchObject([{ content: 'five' }]);
  });

  it('counts the daily allowance for all users of a client together', async () => {
    const server = await startChatServer(FEW);
    const people = [await server.join(), await server.join()];
    await server.useAllCreditsBut(0);
    const answers: unknown[][] = [];
    for (const { socket, personal } of [...people, ...people]) {
      answers.push(await emitAndHear({ socket }, 'aiMessage', personal.id, null, 'Hello'));
    }
    expect(answers.slice(0, 3).filter(([answer]) => 'error' in (answer as object))).toEqual([]);
    expect(codeOf(answers[3] ?? [])).toBe('credits_used_up');
  });
});

describe('the users of a large client', () => {
  it('lists a limited number: oneself, online users, then the first to sign up', async () => {
    const server = await startChatServer({ chatLimits: { usersListed: 3 } });
    const people = [];
    for (let count = 0; count < 4; count += 1) people.push(await server.join());
    const [first, second, third, fourth] = people.map(({ user }) => user.id);
    expect(people[2]?.users.map(({ id }) => id)).toEqual([first, second, third]);
    people[0]?.socket.disconnect();
    people[1]?.socket.disconnect();
    await server.untilSockets(2);
    const fifth = await server.join();
    expect(fifth.users).toHaveLength(3);
    expect(fifth.users[0]).toMatchObject({ id: fifth.user.id, isOnline: true });
    expect(people[3]?.users[0]?.id).toBe(fourth);
  });
});
