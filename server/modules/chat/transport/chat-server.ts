import type { ClientToServerEvents, ServerToClientEvents } from 'contract/chat/chat.ts';
import { Server, type Socket } from 'socket.io';
import type { ChatLimits } from '../limits/chat-limits.ts';
import { PING_INTERVAL_MS, PING_TIMEOUT_MS } from '../limits/heartbeat.ts';
import { ChatEngine } from './chat-engine.ts';

type NoEvents = Record<string, never>;

/** Data of a socket that every process knows. It travels between them, so it holds no token. */
export interface SocketData {
  userId: string;
  clientId: string;
  loginId: string;
}

export type ChatServer = Server<ClientToServerEvents, ServerToClientEvents, NoEvents, SocketData>;
export type ChatSocket = Socket<ClientToServerEvents, ServerToClientEvents, NoEvents, SocketData>;

interface ServerOptions {
  limits: ChatLimits;
  /** Origins whose pages may read answers over long polling. */
  origins: readonly string[];
}

/**
 * Socket.IO and the engine below it, not yet bound to a port. Its own recovery of connections stays off: the
 * history and the senders' own ids recover more, and check the token again (decision 012).
 */
export function createChatServer({ limits, origins }: ServerOptions) {
  const engine = new ChatEngine({
    maxHttpBufferSize: limits.packetBytes,
    pingInterval: PING_INTERVAL_MS,
    pingTimeout: PING_TIMEOUT_MS,
    ...(origins.length > 0 ? { cors: { origin: [...origins] } } : {}),
  });
  const io: ChatServer = new Server({ serveClient: false, connectTimeout: limits.handshakeMs });
  io.bind(engine);
  return { io, engine };
}
