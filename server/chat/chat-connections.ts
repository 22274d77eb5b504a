import type { Clock } from '../clock.ts';
import { clientChannel, roomChannel, userChannel } from './channels.ts';
import type { ChatMetrics } from './chat.metrics.ts';
import type { ChatEvents } from './chat-events.ts';
import type { ChatLimits } from './chat-limits.ts';
import { ChatProblem, chatProblemOf } from './chat-problem.ts';
import type { ChatServer, ChatSocket } from './chat-server.ts';
import { type ChatAccounts, type ChatSession, openSession, takeToken } from './chat-session.ts';
import { dispatchEvents } from './event-dispatch.ts';
import { HistoryAnchors } from './history-anchors.ts';
import type { Presence } from './presence.ts';
import type { RoomStore } from './rooms.store.ts';

interface ConnectionParts {
  io: ChatServer;
  accounts: ChatAccounts;
  rooms: RoomStore;
  events: ChatEvents;
  presence: Presence;
  limits: ChatLimits;
  metrics: ChatMetrics;
  clock: Clock;
  onFailure: (error: unknown) => void;
}

/** Welcomes who has a valid token; tells the others why not, and ends their connection. */
export function acceptConnections(parts: ConnectionParts): void {
  const { io, accounts, rooms, events, presence, limits, metrics, clock, onFailure } = parts;
  const outcomes = new WeakMap<ChatSocket, ChatSession | ChatProblem>();

  io.use((socket, next) => {
    openSession(takeToken(socket), accounts, rooms)
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

  function findSession(socket: ChatSocket): ChatSession {
    const outcome = outcomes.get(socket) ?? new ChatProblem('unauthorized');
    if (outcome instanceof ChatProblem) throw outcome;
    const open = io.of('/').adapter.rooms.get(userChannel(outcome.userId))?.size ?? 0;
    if (open >= limits.connectionsPerUser) throw new ChatProblem('too_many_connections');
    return outcome;
  }

  function welcome(socket: ChatSocket, session: ChatSession): void {
    const { userId, clientId, expiresAt } = session;
    socket.data = { userId, clientId, hasArrived: false };
    socket.join([
      userChannel(userId),
      clientChannel(clientId),
      ...[...session.rooms.keys()].map(roomChannel),
    ]);
    const expire = () => turnAway(socket, new ChatProblem('token_expired'));
    const expiry = setTimeout(expire, expiresAt.getTime() - clock().getTime());
    dispatchEvents(
      { socket, session, anchors: new HistoryAnchors() },
      { events, rate: limits.events, onOutcome: metrics.countEvent, onFailure },
    );
    metrics.sockets.inc();
    socket.once('disconnect', () => {
      clearTimeout(expiry);
      metrics.sockets.dec();
      presence.leave(socket);
    });
    greet(socket, session).catch(onFailure);
  }

  async function greet(socket: ChatSocket, { clientId, rooms, users }: ChatSession): Promise<void> {
    const online = await presence.listOnline(clientId);
    const clientUsers = users.map((user) => ({ ...user, isOnline: online.has(user.id) }));
    socket.emit('rooms', [...rooms.values()], clientUsers);
    await presence.arrive(socket);
  }

  function turnAway(socket: ChatSocket, problem: ChatProblem): void {
    metrics.countRefused(problem.code);
    socket.emit('connectionError', problem.toEvent());
    // A client that is disconnected stays away; one that loses its connection comes back by itself.
    if (isOurs(problem)) socket.conn.close();
    else socket.disconnect(true);
  }
}

/** Whether trying again later may help. */
function isOurs({ code }: ChatProblem): boolean {
  return code === 'internal_error' || code === 'storage_unavailable' || code === 'overloaded';
}
