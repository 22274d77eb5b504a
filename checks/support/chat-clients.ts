import { setImmediate as nextTurn } from 'node:timers/promises';
import type { UserResponse } from 'contract/accounts/accounts.ts';
import type { ClientToServerEvents, ServerToClientEvents } from 'contract/chat/chat.ts';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import { onTestFinished } from 'vitest';
import { createClientStore, limitOf } from '../../server/modules/accounts/clients.store.ts';
import type { Responder } from '../../server/modules/answers/model/responder.ts';
import { ASHA, startAccountServer } from './account-calls.ts';

type Heard<Event extends keyof ServerToClientEvents> = Parameters<ServerToClientEvents[Event]>;

/** A real client that records the events it receives until a test asks for them. */
export interface ChatClient {
  socket: Socket<ServerToClientEvents, ClientToServerEvents>;
  /** The oldest event of this name that no call has returned yet; waits for one. */
  hear<Event extends keyof ServerToClientEvents>(event: Event): Promise<Heard<Event>>;
  /** Events of this name that have arrived and that no call has returned yet. */
  unheard<Event extends keyof ServerToClientEvents>(event: Event): Heard<Event>[];
  /** Resolves with the reason once the server has ended the connection. */
  gone: Promise<string>;
}

/** Answers at once, with the question in it. */
export const ECHO: Responder = {
  answer: async ({ content, history }) => ({
    content: `After ${history.length}: ${content}`,
    promptTokens: 7,
    completionTokens: 5,
    costUsd: 0.25,
    isError: false,
  }),
};

/** Answers when the test says so. */
export function holdAnswers() {
  const asked = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const responder: Responder = {
    answer: async (question) => {
      asked.resolve();
      await gate.promise;
      return ECHO.answer(question);
    },
  };
  return { responder, asked: asked.promise, release: () => gate.resolve() };
}

/** A server with one client, and an AI employee that answers at once. */
export async function startChatServer(options: Parameters<typeof startAccountServer>[0] = {}) {
  const server = await startAccountServer({ responder: ECHO, ...options });
  const clients = createClientStore(server);
  let people = 0;

  async function joinAs(clientId: string, options?: Parameters<typeof connectAs>[2]) {
    people += 1;
    const signedUp = await server.post('signup', {
      ...ASHA,
      clientId,
      email: `person-${people}@example.com`,
    });
    const user = (await signedUp.json()) as UserResponse;
    const client = connectAs(server.url, user, options);
    const [[personal, shared], users] = await client.hear('rooms');
    if (!personal || !shared) throw new Error('a user has no rooms');
    return { ...client, user, users, personal, shared };
  }

  async function creditsUsed(): Promise<number> {
    const client = server.database.selectFrom('clients').where('id', '=', server.clientId);
    return (await client.select('credits_used').executeTakeFirstOrThrow()).credits_used;
  }

  /** Resolves once the condition holds: in another turn of the event loop, not after some time. */
  async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
    while (!(await holds())) await nextTurn();
  }

  function untilMetric(name: string, value: number): Promise<void> {
    return until(async () => {
      const metric = await server.metrics.registry.getSingleMetric(name)?.get();
      return metric?.values[0]?.value === value;
    });
  }

  return {
    ...server,
    creditsUsed,
    until,
    /** Rows of messages, in the order of their thread. */
    listStored: () => server.database.selectFrom('chat_messages').selectAll().orderBy('position').execute(),
    connectAs: (user: UserResponse) => connectAs(server.url, user),
    untilLogged: (text: string) => until(() => JSON.stringify(server.logged).includes(text)),
    /** Resolves once the server has as many sockets of users. */
    untilSockets: (count: number) => untilMetric('chat_sockets', count),
    /** Resolves once the server has heard that as many users have a window on another process. */
    untilUsersElsewhere: (count: number) => untilMetric('chat_users_elsewhere', count),
    /** A new user of the client, connected and welcomed. */
    join: (options?: Parameters<typeof connectAs>[2]) => joinAs(server.clientId, options),
    /** The same of a client of its own. */
    joinOtherClient: async () => joinAs((await clients.insertClient({ name: 'Other', plan: 'growth' })).id),
    useAllCreditsBut: async (left: number) => {
      const { plan } = (await clients.findClient(server.clientId)) ?? { plan: 'growth' };
      await server.database
        .updateTable('clients')
        .set({ credits_used: (limitOf(plan) ?? 0) - left })
        .where('id', '=', server.clientId)
        .execute();
    },
  };
}

/** Connects with the user's access token, in the header that the reference documents. */
export function connectAs(
  url: string,
  { access_token }: Pick<UserResponse, 'access_token'>,
  options: Partial<ManagerOptions & SocketOptions> = {},
): ChatClient {
  return connect(url, { extraHeaders: { Authorization: `Bearer ${access_token}` }, ...options });
}

/** Connects, by WebSocket alone unless the options say otherwise; disconnected with the test. */
export function connect(url: string, options: Partial<ManagerOptions & SocketOptions> = {}): ChatClient {
  const socket: ChatClient['socket'] = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    ...options,
  });
  onTestFinished(() => void socket.disconnect());
  const heard: { event: string; args: unknown[] }[] = [];
  const waiting: { event: string; resolve: (args: never) => void }[] = [];
  socket.onAny((event: string, ...args: unknown[]) => {
    const index = waiting.findIndex((waiter) => waiter.event === event);
    if (index >= 0) waiting.splice(index, 1)[0]?.resolve(args as never);
    else heard.push({ event, args });
  });
  return {
    socket,
    hear: (event) => {
      const index = heard.findIndex((one) => one.event === event);
      if (index >= 0) return Promise.resolve(heard.splice(index, 1)[0]?.args as never);
      return new Promise((resolve) => waiting.push({ event, resolve }));
    },
    unheard: (event) => heard.filter((one) => one.event === event).map(({ args }) => args as never),
    gone: new Promise((resolve) => socket.once('disconnect', resolve)),
  };
}

/** Emits an event, and resolves with what its acknowledgement is called with. */
export function emitAndHear(
  { socket }: Pick<ChatClient, 'socket'>,
  event: string,
  ...values: unknown[]
): Promise<unknown[]> {
  return new Promise((resolve) => {
    (socket as unknown as Socket).emit(event, ...values, (...answer: unknown[]) => resolve(answer));
  });
}
