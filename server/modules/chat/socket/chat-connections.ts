import type { Clock } from '../../../shared/clock.ts';
import type { ChatMetrics } from '../chat.metrics.ts';
import type { ChatEvents } from '../chat-events.ts';
import { ChatProblem, chatProblemOf } from '../chat-problem.ts';
import { type ChatAccounts, type ChatSession, openSession, takeToken } from '../chat-session.ts';
import { HistoryAnchors } from '../history/history-anchors.ts';
import type { Account, Allowances } from '../limits/allowances.ts';
import type { ChatLimits } from '../limits/chat-limits.ts';
import type { Presence } from '../presence/presence.ts';
import type { RoomStore } from '../store/rooms.store.ts';
import { clientChannel, loginChannel, roomChannel, userChannel } from '../transport/channels.ts';
import type { ChatServer, ChatSocket } from '../transport/chat-server.ts';
import { endSocketsOfLogins } from './ended-logins.ts';
import { dispatchEvents } from './event-dispatch.ts';
import { listClientUsers } from './listed-users.ts';
import { TokenExpiry } from './token-expiry.ts';

interface ConnectionParts {
  io: ChatServer;
  accounts: ChatAccounts;
  rooms: RoomStore;
  events: ChatEvents;
  presence: Presence;
  allowances: Allowances;
  limits: ChatLimits;
  metrics: ChatMetrics;
  clock: Clock;
  onFailure: (error: unknown) => void;
}

/**
 * Welcomes a connection with a valid token. Sends the others an error and closes them, as it does when a login ends.
 * @returns a function that stops the check for ended logins
 */
export function acceptConnections(parts: ConnectionParts): () => void {
  const { io, accounts, rooms, events, presence, allowances, limits, metrics, clock, onFailure } = parts;
  const outcomes = new WeakMap<ChatSocket, ChatSession | ChatProblem>();
  const connected = new WeakSet<ChatSocket['conn']>();

  io.use((socket, next) => {
    // A client that doesn't wait for the answer could open any number of sessions on one connection.
    if (connected.has(socket.conn)) return void socket.conn.close(true);
    connected.add(socket.conn);
    openSession(takeToken(socket), accounts, rooms, admit)
      .catch((error) => {
        const problem = chatProblemOf(error);
        if (isOurs(problem)) onFailure(error);
        return problem;
      })
      .then((outcome) => {
        outcomes.set(socket, outcome);
        // Connected even so: a refusal here would reach the client as another event than the documented one.
        next();
      });
  });

  io.on('connection', (socket) => {
    try {
      welcome(socket, findSession(socket));
    } catch (error) {
      turnAway(socket, chatProblemOf(error));
    }
  });

  return endSocketsOfLogins({
    io,
    accounts,
    checkMs: limits.loginCheckMs,
    onEnded: (socket) => turnAway(socket, new ChatProblem('login_ended')),
    onFailure,
  });

  function admit(account: Account): void {
    if (!allowances.takeConnect(account)) throw new ChatProblem('rate_limited');
  }

  function findSession(socket: ChatSocket): ChatSession {
    const outcome = outcomes.get(socket) ?? new ChatProblem('unauthorized');
    if (outcome instanceof ChatProblem) throw outcome;
    const open = io.of('/').adapter.rooms.get(userChannel(outcome.userId))?.size ?? 0;
    if (open >= limits.connectionsPerUser) throw new ChatProblem('too_many_connections');
    return outcome;
  }

  function welcome(socket: ChatSocket, session: ChatSession): void {
    const { userId, clientId, loginId, expiresAt } = session;
    socket.data = { userId, clientId, loginId };
    socket.join([
      userChannel(userId),
      clientChannel(clientId),
      loginChannel(loginId),
      ...[...session.rooms.keys()].map(roomChannel),
    ]);
    const expiry = new TokenExpiry(expiresAt, { clock });
    const stopWatching = expiry.watch(limits.expiryCheckMs, () =>
      turnAway(socket, new ChatProblem('token_expired')),
    );
    dispatchEvents(
      { socket, session, anchors: new HistoryAnchors() },
      {
        events,
        allowances,
        expiry,
        onOutcome: metrics.countEvent,
        onFailure,
      },
    );
    metrics.sockets.inc();
    socket.once('disconnect', () => {
      stopWatching();
      metrics.sockets.dec();
      presence.leave(socket);
    });
    greet(socket, session).catch((error) => {
      onFailure(error);
      // Without its rooms it would wait for ever.
      turnAway(socket, chatProblemOf(error));
    });
  }

  async function greet(socket: ChatSocket, session: ChatSession): Promise<void> {
    const online = presence.listOnline(session.clientId);
    const users = await listClientUsers(session, accounts, online, limits.usersListed);
    // A user who has left meanwhile must not arrive.
    if (!socket.connected) return;
    socket.emit('rooms', [...session.rooms.values()], users);
    presence.arrive(socket);
  }

  function turnAway(socket: ChatSocket, problem: ChatProblem): void {
    metrics.countRefused(problem.code);
    socket.emit('connectionError', problem.toEvent());
    // A client that the server disconnects stays away; one that loses its connection reconnects by itself.
    if (mayComeBack(problem)) socket.conn.close();
    else socket.disconnect(true);
  }
}

/** Reports whether this server caused a failure. */
function isOurs({ code }: ChatProblem): boolean {
  return code === 'internal_error' || code === 'storage_unavailable' || code === 'overloaded';
}

/** Reports whether trying again later may help. */
function mayComeBack(problem: ChatProblem): boolean {
  return isOurs(problem) || problem.code === 'rate_limited';
}
