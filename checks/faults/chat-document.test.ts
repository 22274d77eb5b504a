import { ACCOUNT_PATHS } from 'contract/accounts/account-paths.ts';
import type { UserResponse } from 'contract/accounts/accounts.ts';
import type { Message } from 'contract/chat/chat-entities.ts';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { ChatSocket } from '../support/users.ts';
import { find, type Json } from './closed-schema.ts';
import { newEmail, openChat, PASSWORD, signUp } from './demo-user.ts';
import { argumentsOf, complaintsAbout, readDocument } from './document-checks.ts';
import { type RunningServer, startServer } from './server-process.ts';

interface Heard {
  event: string;
  values: unknown[];
}

let server: RunningServer;
let asyncApi: Json;
let user: UserResponse;

beforeAll(async () => {
  server = await startServer({ env: { LOGINS_PER_MINUTE: '100000' } });
  asyncApi = await readDocument(server.url, 'asyncapi.json');
  user = await signUp(server, newEmail());
});

afterAll(() => server?.stop());

/** Opens a socket of the user that records everything it receives, from before it connects. */
function listen(accessToken: string): {
  socket: ChatSocket;
  heard: Heard[];
  hears: (event: string) => Promise<unknown[]>;
} {
  const socket: ChatSocket = io(server.url, {
    auth: { token: accessToken },
    forceNew: true,
    autoConnect: false,
  });
  onTestFinished(() => void socket.disconnect());
  const heard: Heard[] = [];
  socket.onAny((event: string, ...values: unknown[]) => void heard.push({ event, values }));
  const hears = (event: string) =>
    new Promise<unknown[]>((resolve) => {
      const listener = (name: string, ...values: unknown[]) => {
        if (name !== event) return;
        socket.offAny(listener);
        resolve(values);
      };
      socket.onAny(listener);
    });
  return { socket, heard, hears };
}

/** Returns the complaints of the document about an event; an event that it does not name is an error. */
function complaintsAboutEvent({ event, values }: Heard): unknown[] {
  return complaintsAbout(values, asyncApi, argumentsOf(asyncApi, event));
}

describe('the running socket', () => {
  it('emits every documented event as documented, and no undocumented event', async () => {
    const { socket, heard, hears } = listen(user.access_token);
    const arrived = hears('rooms');
    socket.connect();
    const [rooms] = (await arrived) as [{ id: string }[]];
    const roomId = rooms[0]?.id ?? '';

    const online = hears('userOnline');
    const leaving = await signUp(server, newEmail());
    const colleague = await openChat(server, leaving);
    onTestFinished(() => void colleague.socket.disconnect());
    await online;
    const [echoed, answered] = [hears('messageReceived'), hears('PostAIResponse')];
    socket.emit('aiMessage', roomId, null, 'Which plans include API access?');
    const [[message]] = (await Promise.all([echoed, answered])) as [[Message], unknown];
    const history = hears('ThreadMessages');
    socket.emit('getThreadMessages', 100, 1, roomId, message.thread.id);
    await history;
    const threads = hears('RoomThreads');
    socket.emit('getRoomThreads', 50, null, roomId);
    await threads;
    const removed = hears('userRemoved');
    await fetch(server.url + ACCOUNT_PATHS.deleteAccount, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${leaving.access_token}` },
      body: JSON.stringify({ password: PASSWORD }),
    });
    await removed;
    const read = hears('updatedlastRead');
    socket.emit('updatelastRead', roomId);
    await read;
    const problem = hears('connectionError');
    socket.emit('updatelastRead', 'no-such-room');
    await problem;

    for (const each of heard) expect(complaintsAboutEvent(each), each.event).toEqual([]);
    const sent = Object.values(asyncApi.operations as Record<string, Json>)
      .filter(({ action }) => action === 'send')
      .flatMap(({ messages }) => (messages as { $ref: string }[]).map(({ $ref }) => $ref.split('/').at(-1)));
    expect(new Set(heard.map(({ event }) => event))).toEqual(new Set(sent));
  });

  it('distinguishes events that match the document from events that do not', () => {
    const values = ['user', true];
    expect(complaintsAboutEvent({ event: 'userOnline', values })).toEqual([]);
    expect(complaintsAboutEvent({ event: 'userOnline', values: [...values, 'more'] })).not.toEqual([]);
    expect(
      complaintsAboutEvent({
        event: 'connectionError',
        values: [{ code: 'not_found', message: '', more: 1 }],
      }),
    ).not.toEqual([]);
  });

  it('refuses an invalid token as documented', async () => {
    const { socket, heard, hears } = listen('no-token');
    const refused = hears('connectionError');
    socket.connect();
    expect(await refused).toEqual([expect.objectContaining({ code: 'unauthorized' })]);
    for (const each of heard) expect(complaintsAboutEvent(each)).toEqual([]);
  });

  it('accepts the example of every client event, as arguments and as one object', async () => {
    const { socket, room } = await openChat(server, user);
    onTestFinished(() => void socket.disconnect());
    const { thread } = (await socket.emitWithAck('aiMessage', room.id, null, 'Hello')) as Message;
    const known: Record<string, string> = { ROOM_ID: room.id, THREAD_ID: thread.id };
    for (const [event, names] of Object.entries(clientEvents())) {
      const [{ payload }] = find(asyncApi, `#/components/messages/${event}`).examples as [
        { payload: unknown[] },
      ];
      const values = payload.map((value) => known[String(value)] ?? value);
      const named = Object.fromEntries(names.map((name, index) => [name, values[index]]));
      for (const sent of [values, [named]]) {
        expect(complaintsAboutEvent({ event, values: sent }), event).toEqual([]);
        const answer: unknown = await socket
          .timeout(10_000)
          .emitWithAck(event as 'updatelastRead', ...(sent as [string]));
        expect(answer, event).not.toHaveProperty('error');
      }
    }
  });
});

/** The names of the arguments of what a client may emit. */
function clientEvents(): Record<string, string[]> {
  const received = Object.values(asyncApi.operations as Record<string, Json>).filter(
    ({ action }) => action === 'receive',
  );
  return Object.fromEntries(
    received.map(({ messages }) => {
      const event = (messages as { $ref: string }[])[0]?.$ref.split('/').at(-1) ?? '';
      const [inOrder] = argumentsOf(asyncApi, event).oneOf as [{ items: { title: string }[] }];
      return [event, inOrder.items.map(({ title }) => title.slice(`${event} `.length))];
    }),
  );
}
