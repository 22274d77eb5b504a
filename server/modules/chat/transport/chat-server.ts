import type { ClientToServerEvents, ServerToClientEvents } from 'contract/chat/chat.ts';
import { Server, type Socket } from 'socket.io';
import type { ChatLimits } from '../limits/chat-limits.ts';
import { ChatEngine } from './chat-engine.ts';

type NoEvents = Record<string, never>;

/** What every process knows of a socket. It travels between them, so it holds no token. */
export interface SocketData {
  userId: string;
  clientId: string;
  loginId: string;
}

export type ChatServer = Server<ClientToServerEvents, ServerToClientEvents, NoEvents, SocketData>;
export type ChatSocket = Socket<ClientToServerEvents, ServerToClientEvents, NoEvents, SocketData>;

interface ServerOptions {
  limits: ChatLimits;
  /** Whose pages may read what is answered over long polling. */
  origins: readonly string[];
}

const PING_INTERVAL_MS = 25_000;
const PING_TIMEOUT_MS = 20_000;
/** A long poll is answered within this time, with a ping if with nothing else. */
export const LONGEST_SILENCE_MS = PING_INTERVAL_MS + PING_TIMEOUT_MS;

/**
 * Socket.IO and the engine below it, not yet bound to a port. Its own recovery of connections stays off: the
 * history and the senders' own ids recover more, and check the token anew (decision 015).
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
