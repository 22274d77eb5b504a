import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { ACCOUNT_PATHS } from 'contract/accounts/account-paths.ts';
import type { UserResponse } from 'contract/accounts/accounts.ts';
import { LEAD_PATHS } from 'contract/api-paths.ts';
import { io } from 'socket.io-client';
import { GOOD_BODIES } from '../../support/lead-bodies.ts';
import type { ChatSocket } from '../../support/users.ts';
import type { Bench } from '../peer.ts';
import type { FrontFindings, FrontProxy } from './front-proxy.ts';
import type { ServedSite } from './served-site.ts';
import { openHttp2Visitor, openVisitor, originOf, type Visitor } from './visitor.ts';

const EVENTS = '/desk/api/events';
/** One more than a person may have open. */
const LEFT_STREAMS = 11;
const ASK_AGAIN_MS = 500;

export interface LiveConnections {
  /** Chats that are open, by the way that they take. */
  chats: readonly OpenChat[];
  events: OpenEvents;
  /** Tries that an idle chat and an idle stream are held. */
  stillThere: () => Promise<void>;
}

interface OpenChat {
  transport: 'websocket' | 'polling';
  /** Resolves with an answer of the server. */
  ask: () => Promise<void>;
  /** Number of times that the connection was lost. */
  losses: () => number;
}

interface OpenEvents {
  text: () => string;
  isOver: () => boolean;
}

/** Opens a chat each way, and the stream of the desk, which stay open. */
export async function tryLiveConnections(
  bench: Bench,
  proxy: FrontProxy,
  { clientId, desk }: ServedSite,
  findings: FrontFindings,
): Promise<LiveConnections> {
  const visitor = openVisitor(proxy, '127.0.4.1');
  bench.defer(visitor.leave);
  const chats: OpenChat[] = [];
  await bench.attempt(
    'chat over WebSocket and over long polling',
    async () => {
      const user = await signUp(visitor, clientId);
      for (const transport of ['websocket', 'polling'] as const) {
        const chat = openChat(bench, { proxy, visitor, user, transport });
        await chat.ask();
        chats.push(chat);
      }
    },
    findings.chat,
  );
  let events: OpenEvents = { text: () => '', isOver: () => true };
  const post = (message: string) =>
    visitor.ask(LEAD_PATHS.contact, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...GOOD_BODIES.contact, message }),
    });
  await bench.attempt(
    'events of the desk as they happen; streams that were left make room',
    async () => {
      const person = await (proxy.hasHttp2 ? openHttp2Visitor : openVisitor)(proxy, '127.0.4.2');
      bench.defer(person.leave);
      for (let count = 0; count < LEFT_STREAMS; count += 1) {
        const left = await person.open(EVENTS, { headers: desk });
        assert.equal(left.status, 200);
        left.leave();
      }
      events = await openEvents(person, desk);
      await bench.until(() => events.text().includes('retry'));
      assert.equal((await post('of an event')).status, 201);
      await bench.until(() => events.text().includes('leads'));
    },
    findings.events,
  );

  return {
    chats,
    get events() {
      return events;
    },
    async stillThere() {
      await bench.until(() => /^:/m.test(events.text()));
      assert.equal(events.isOver(), false, 'the stream has ended');
      for (const { transport, losses, ask } of chats) {
        assert.equal(losses(), 0, `the chat over ${transport} was cut`);
        await ask();
      }
    },
  };
}

export async function openEvents(person: Visitor, desk: ServedSite['desk']): Promise<OpenEvents> {
  const { parts } = await person.open(EVENTS, { headers: desk });
  let text = '';
  let isOver = false;
  const read = async () => {
    for await (const part of parts) text += String(part);
  };
  read()
    .catch(() => {})
    .finally(() => {
      isOver = true;
    });
  return { text: () => text, isOver: () => isOver };
}

async function signUp({ ask }: Visitor, clientId: string): Promise<UserResponse> {
  const account = { clientId, email: 'asha@example.com', password: 'seven quiet looms' };
  const headers = { 'content-type': 'application/json' };
  const { body } = await ask(ACCOUNT_PATHS.signup, {
    method: 'POST',
    headers,
    body: JSON.stringify(account),
  });
  return JSON.parse(String(body));
}

interface ChatWay {
  proxy: FrontProxy;
  visitor: Visitor;
  user: UserResponse;
  transport: OpenChat['transport'];
}

function openChat(bench: Bench, { proxy, visitor, user, transport }: ChatWay): OpenChat {
  const socket: ChatSocket = io(originOf(proxy), {
    ...{ transports: [transport], forceNew: true, agent: visitor.agent as never, reconnectionDelay: 100 },
    extraHeaders: { authorization: `Bearer ${user.access_token}` },
  });
  bench.defer(() => socket.disconnect());
  let losses = 0;
  let roomId: string | undefined;
  let problem = 'no answer';
  socket.on('disconnect', () => {
    losses += 1;
  });
  socket.on('connect_error', ({ message }) => {
    problem = message;
  });
  socket.on('rooms', (rooms) => {
    roomId = rooms[0]?.id;
  });
  return {
    transport,
    losses: () => losses,
    async ask() {
      let isAnswered = false;
      socket.once('RoomThreads', () => {
        isAnswered = true;
      });
      await bench
        .until(() => roomId)
        .catch(() => {
          throw new Error(`chat over ${transport}: ${problem}`);
        });
      // Again, as clients do where the connection is lost before an answer.
      await bench.until(async () => {
        if (socket.connected) socket.emit('getRoomThreads', 10, null, roomId ?? '');
        await pause(ASK_AGAIN_MS);
        return isAnswered;
      });
    },
  };
}
