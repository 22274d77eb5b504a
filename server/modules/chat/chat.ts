import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from 'contract/dates.ts';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { Database } from '../../plugins/database/schema.ts';
import type { ClientNetworks } from '../../plugins/http/client-network.ts';
import type { SocketGate } from '../../plugins/http/http-server.ts';
import { NetworkCounts } from '../../plugins/http/network-counts.ts';
import type { Config } from '../../plugins/settings/config.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Responder } from '../answers/answers.queries.ts';
import { Answering } from './answering/answering.ts';
import { createChatMetrics } from './chat.metrics.ts';
import { createChatEvents, emitAnswer } from './chat-events.ts';
import type { ChatAccounts } from './chat-session.ts';
import { HistoryReads } from './history/history-reads.ts';
import { Allowances } from './limits/allowances.ts';
import { type ChatLimits, chatLimits } from './limits/chat-limits.ts';
import { Presence } from './presence/presence.ts';
import { linkPresence } from './presence/presence-link.ts';
import { acceptConnections } from './socket/chat-connections.ts';
import { ChatGate } from './socket/chat-gate.ts';
import { guardConnections } from './socket/connection-guards.ts';
import { createChatWrites } from './store/chat-writes.ts';
import { createDueQuestionStore } from './store/due-questions.store.ts';
import type { PlacedMessage } from './store/message-rows.ts';
import { type Credits, createMessageStore } from './store/messages.store.ts';
import { createRoomStore } from './store/rooms.store.ts';
import { createThreadStore } from './store/threads.store.ts';
import { roomChannel } from './transport/channels.ts';
import { createChatServer } from './transport/chat-server.ts';

export interface ChatParts {
  config: Pick<Config, 'redisUrl' | 'maxConnections' | 'chatEventsPerSecond'>;
  /** Origins whose pages may connect. */
  origins: readonly string[];
  networks: ClientNetworks;
  database: Database;
  clock: Clock;
  logger: Logger;
  registry: Registry;
  /** Headers of every answer over HTTP. */
  headers: Record<string, string>;
  accounts: ChatAccounts & Credits;
  responder: Responder;
  /** Other limits than the usual, for tests. */
  limits?: Partial<ChatLimits>;
}

export interface Chat {
  gate: SocketGate;
  /** Takes up what is still to be answered. */
  start(which: 'overdue' | 'all'): Promise<void>;
  /**
   * Accepts no new connections, closes the open ones, and resolves once everything is on disk.
   * @param timeoutMs time for answers that are under way; a later start gives the others
   */
  close(timeoutMs: number): Promise<void>;
}

const ANSWER_DUE_MS = 5 * MINUTE_MS;
const TOO_LATE_MS = 60 * MINUTE_MS;

/** The chat socket (S2 section 7, 'Chat socket'). */
export async function createChat(parts: ChatParts): Promise<Chat> {
  const { config, origins, networks, database, clock, logger, registry, headers, accounts, responder } =
    parts;
  const limits = { ...chatLimits(config.chatEventsPerSecond), ...parts.limits };
  const onFailure = (err: unknown) => logger.error({ err }, 'a task of the chat failed');

  const counts = new NetworkCounts();
  const { io, engine } = createChatServer({ limits, origins });
  guardConnections(engine, { limits, networks, counts });

  const writes = createChatWrites(database);
  const rooms = createRoomStore(database, writes);
  const stored = { database, writes, clock, answerDueMs: ANSWER_DUE_MS };
  const { unpaidMessages, talk } = limits;
  const messages = createMessageStore({ ...stored, unpaidMessages, talk, credits: accounts });
  const answering = new Answering({
    responder,
    messages,
    questions: createDueQuestionStore(stored),
    clock,
    timeoutMs: limits.answerTimeoutMs,
    tooLateMs: TOO_LATE_MS,
    onTyping: ({ thread: { id, room_id } }, isTyping) =>
      void io.to(roomChannel(room_id)).emit('assistantTyping', room_id, id, isTyping),
    onAnswered,
    onFailure,
  });
  const own = randomUUID();
  const presence = new Presence({ io, own, graceMs: limits.absenceGraceMs });
  const metrics = createChatMetrics(registry, () => presence.users.countElsewhere(own));
  const redis = config.redisUrl ? await shareWithOthers(config.redisUrl) : undefined;
  const allowances = new Allowances(limits);
  const reads = new HistoryReads({
    budget: allowances.reading,
    mostPerUser: limits.pagesAsked,
    mostAtOnce: limits.pagesAtOnce,
  });
  const events = createChatEvents({
    io,
    rooms,
    messages,
    threads: createThreadStore(database),
    answering,
    reads,
    allowances,
    clock,
  });
  const stopLooking = acceptConnections({
    io,
    accounts,
    rooms,
    events,
    presence,
    allowances,
    limits,
    metrics,
    clock,
    onFailure,
  });

  const gate = new ChatGate({
    engine,
    headers,
    origins,
    networks,
    counts,
    handshakes: limits.handshakes,
    mostConnections: config.maxConnections,
    mostPerNetwork: limits.connectionsPerNetwork,
    onRefused: (reason) => metrics.countRefused(reason),
  });
  let overdueCheck: NodeJS.Timeout | undefined;

  function onAnswered({ message, thread }: PlacedMessage): void {
    metrics.countAnswer(message.is_error === 1);
    emitAnswer(io.to(roomChannel(thread.room_id)), { message, thread });
  }

  /** A server without Redis never loads its client. */
  async function shareWithOthers(url: string) {
    const { connectChatRedis, shareThroughRedis } = await import('./transport/redis-adapter.ts');
    const redis = connectChatRedis(url, onRedisFailure);
    shareThroughRedis(io, redis);
    const link = linkPresence({
      redis,
      users: presence.users,
      own,
      beatMs: limits.presenceBeatMs,
      timeoutMs: limits.presenceTimeoutMs,
      onChanges: (changes) => presence.tell(changes),
      onFailure,
    });
    presence.shareThrough(link);
    return redis;
  }

  function onRedisFailure(err: unknown): void {
    logger.warn({ err }, 'redis does not answer; messages do not reach sockets of other processes');
  }

  return {
    gate,

    async start(which) {
      overdueCheck = setInterval(() => void answering.takeUp('overdue'), limits.overdueCheckMs);
      // Only one process writes to SQLite, so no other process is about to answer these.
      await answering.takeUp(database.engine === 'sqlite' ? which : 'overdue');
    },

    async close(timeoutMs) {
      clearInterval(overdueCheck);
      gate.close();
      stopLooking();
      await answering.close(timeoutMs);
      presence.close();
      await io.close();
      gate.endAfter(limits.farewellMs);
      redis?.close();
      await writes.drain();
    },
  };
}
