import type { IncomingMessage } from 'node:http';
import { Server } from 'engine.io';

/** Request with the query as the engine keeps it once it is read. */
interface EngineRequest extends IncomingMessage {
  _query?: Record<string, string>;
}

/** Session of a request, as the engine will treat it. */
export type RequestedSession =
  /** Without a session: a handshake, should the engine take it. */
  | 'none'
  /** One that the engine has, over the transport that it uses, or that changes to a WebSocket. */
  | 'known'
  /** One that it has not, or over another transport: it has ended, or is made up. */
  | 'unknown';

/**
 * The engine of Socket.IO, which also says of a request whether it belongs to a session. The address is read here once,
 * for the engine too: two readers of one text may understand it differently.
 */
export class ChatEngine extends Server {
  sessionOf(request: EngineRequest, isUpgrade: boolean): RequestedSession {
    request._query ??= readQuery(request.url ?? '');
    const { sid, transport } = request._query;
    if (!sid) return 'none';
    const session = Object.hasOwn(this.clients, sid) ? this.clients[sid] : undefined;
    // A WebSocket asks for nothing more, and a session changes to one once.
    if (session?.transport.name !== 'polling') return 'unknown';
    const isFitting = isUpgrade ? transport === 'websocket' && !session.upgrading : transport === 'polling';
    return isFitting ? 'known' : 'unknown';
  }
}

/** Reads the query of an address; of a repeated name the last one counts, as for the engine. */
function readQuery(url: string): Record<string, string> {
  return Object.fromEntries(URL.parse(url, 'http://localhost')?.searchParams ?? []);
}
