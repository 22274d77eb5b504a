import type { IncomingMessage } from 'node:http';
import type { Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { Responder } from '../answers/responder.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Database, Tables } from '../database/schema.ts';
import type { SocketGate } from '../web/http-server.ts';
import { Answering } from './answering.ts';
import { roomChannel } from './channels.ts';
import { createChatMetrics } from './chat.metrics.ts';
import { acceptConnections } from './chat-connections.ts';
import { createChatEvents, describeAnswer } from './chat-events.ts';
import { ChatGate } from './chat-gate.ts';
import { type ChatLimits, chatLimits } from './chat-limits.ts';
import { createChatServer } from './chat-server.ts';
import type { ChatAccounts } from './chat-session.ts';
import { createChatWrites } from './chat-writes.ts';
import { createNetworkFinder } from './client-network.ts';
import { guardConnections, NetworkCounts } from './connection-guards.ts';
import { createDueQuestionStore } from './due-questions.store.ts';
import type { PlacedMessage } from './message-rows.ts';
import { createMessageStore } from './messages.store.ts';
import { isAllowedOrigin } from './origin.rules.ts';
import { Presence } from './presence.ts';
import { shareThroughRedis } from './redis-adapter.ts';
import { createRoomStore } from './rooms.store.ts';

export interface ChatParts {
  config: Pick<Config, 'publicUrl' | 'redisUrl' | 'trustedProxies' | 'chatEventsPerSecond'>;
  database: Database;
  clock: Clock;
  logger: Logger;
  registry: Registry;
  /** Of every answer over HTTP. */
  headers: Record<string, string>;
  accounts: ChatAccounts & {
    spendCredit(clientId: string, transaction: Transaction<Tables>): Promise<{ isSpent: boolean }>;
  };
  responder: Responder;
  /** Other limits than the usual, for tests. */
  limits?: Partial<ChatLimits>;
}

export interface Chat {
  gate: SocketGate;
  /** Takes up what is still to be answered. */
  start(): Promise<void>;
  /**
   * Lets nobody in, ends every connection, and resolves once all is on disk.
   * @param patienceMs time for answers that are under way; a later start gives the others
   */
  close(patienceMs: number): Promise<void>;
}

const MINUTE_MS = 60_000;
const ANSWER_DUE_MS = 5 * MINUTE_MS;
const TOO_LATE_MS = 60 * MINUTE_MS;

/** The chat socket (S2 section 7, 'Chat socket'). */
export function createChat(parts: ChatParts): Chat {
  const { config, database, clock, logger, registry, headers, accounts, responder } = parts;
  const limits = { ...chatLimits(config.chatEventsPerSecond), ...parts.limits };
  const onFailure = (err: unknown) => logger.error({ err }, 'the chat failed to do something');
  const metrics = createChatMetrics(registry);

  const counts = new NetworkCounts();
  const findNetwork = createNetworkFinder(config.trustedProxies);
  const { io, engine } = createChatServer({ limits, publicUrl: config.publicUrl, refuse });
  guardConnections(engine, { limits, findNetwork, counts });
  const unshare = config.redisUrl ? shareThroughRedis(io, config.redisUrl, onRedisFailure) : undefined;

  const writes = createChatWrites(database);
  const rooms = createRoomStore(database, writes);
  const stored = { database, writes, clock, answerDueMs: ANSWER_DUE_MS };
  const messages = createMessageStore({ ...stored, spendCredit: accounts.spendCredit });
  const answering = new Answering({
    responder,
    messages,
    questions: createDueQuestionStore(stored),
    clock,
    patienceMs: limits.answerPatienceMs,
    tooLateMs: TOO_LATE_MS,
    onAnswered,
    onFailure,
  });
  const presence = new Presence(io, limits.absenceGraceMs);
  const events = createChatEvents({ io, rooms, messages, answering, clock });
  acceptConnections({ io, accounts, rooms, events, presence, limits, metrics, clock, onFailure });

  const gate = new ChatGate(engine, headers);
  let overdueCheck: NodeJS.Timeout | undefined;

  function refuse(request: IncomingMessage): string | undefined {
    const reason = findRefusal(request);
    if (reason) metrics.countRefused('handshake');
    return reason;
  }

  function findRefusal(request: IncomingMessage): string | undefined {
    const { origin, host } = request.headers;
    if (!isAllowedOrigin(origin, host, config.publicUrl)) return 'Origin not allowed';
    const isCrowded = counts.countOf(findNetwork(request)) >= limits.connectionsPerNetwork;
    return isCrowded ? 'Too many connections' : undefined;
  }

  function onAnswered({ message, thread }: PlacedMessage): void {
    metrics.countAnswer(message.is_error === 1);
    io.to(roomChannel(thread.room_id)).emit('PostAIResponse', ...describeAnswer(message, thread));
  }

  function onRedisFailure(err: unknown): void {
    logger.warn({ err }, 'redis does not answer; sockets of other processes are not reached');
  }

  return {
    gate,

    async start() {
      overdueCheck = setInterval(() => void answering.takeUp('overdue'), limits.overdueCheckMs);
      // Only one process writes to SQLite, so nobody else is about to answer these.
      await answering.takeUp(database.engine === 'sqlite' ? 'all' : 'overdue');
    },

    async close(patienceMs) {
      clearInterval(overdueCheck);
      gate.close();
      await answering.close(patienceMs);
      presence.close();
      await io.close();
      gate.endAfter(limits.farewellMs);
      unshare?.();
      await writes.drain();
    },
  };
}
