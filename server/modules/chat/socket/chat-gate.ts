import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { CHAT_SOCKET_PATH } from 'contract/api-paths.ts';
import type { ClientNetworks } from '../../../plugins/http/client-network.ts';
import { lettingIn } from '../../../plugins/http/cross-origin.ts';
import type { SocketGate } from '../../../plugins/http/http-server.ts';
import type { NetworkCounts } from '../../../plugins/http/network-counts.ts';
import { isAllowedOrigin } from '../../../plugins/http/origin.ts';
import { limitBursts, type NetworkLimiter } from '../../../plugins/http/rate-limit.ts';
import { refuseResponse, refuseSocket } from '../../../plugins/http/refusal.ts';
import { InvalidRequest, Overloaded, type PublicError, publicError } from '../../../shared/errors.ts';
import { allowSilence } from '../limits/heartbeat.ts';
import type { Rate } from '../limits/token-bucket.ts';
import type { ChatEngine } from '../transport/chat-engine.ts';

/** A page of another website: a browser would hand it what the socket says. */
const ForeignPage = publicError(403, 'forbidden', 'This website can’t open the chat.');
/** Limit of connections reached by a network, or by all. */
const Crowded = publicError(
  403,
  'too_many_connections',
  'There are too many connections open. Close some and try again.',
);

const SESSION_UNKNOWN = 'This chat session has ended. Please connect again.';

interface GateParts {
  engine: ChatEngine;
  /** Headers of every answer. */
  headers: Record<string, string>;
  /** Origins whose pages may read a refusal. */
  origins: readonly string[];
  networks: ClientNetworks;
  /** New connections that one network may make. */
  handshakes: Rate;
  /** Connections of each network. */
  counts: NetworkCounts;
  mostConnections: number;
  mostPerNetwork: number;
  onRefused: (reason: 'handshake_rate' | 'handshake') => void;
}

/** Gate at which requests of the socket's protocol leave the HTTP server. */
export class ChatGate implements SocketGate {
  readonly #parts: GateParts;
  readonly #upgraded = new Set<Duplex>();
  readonly #handshakes: NetworkLimiter;
  #isClosing = false;

  constructor(parts: GateParts) {
    this.#parts = parts;
    this.#handshakes = limitBursts({
      ...parts.handshakes,
      onRefused: () => parts.onRefused('handshake_rate'),
    });
  }

  isMeant({ url }: IncomingMessage): boolean {
    return url?.startsWith(CHAT_SOCKET_PATH) ?? false;
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { engine, headers, origins } = this.#parts;
    const refusal = await this.#findRefusal(request, false);
    if (refusal) {
      const readable = lettingIn(request.headers.origin, origins);
      return void refuseResponse(response, refusal, { ...headers, ...readable });
    }
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    allowSilence(request.socket);
    engine.handleRequest(request, response);
  }

  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { engine, headers } = this.#parts;
    const refusal = await this.#findRefusal(request, true);
    if (refusal) return void refuseSocket(socket, refusal, headers);
    this.#upgraded.add(socket);
    socket.once('close', () => this.#upgraded.delete(socket));
    engine.handleUpgrade(request, socket, head);
  }

  /** Accepts no new connections; the open ones stay. */
  close(): void {
    this.#isClosing = true;
  }

  /** Ends the connections that do not answer their farewell, since a server waits for all of them to be gone. */
  endAfter(farewellMs: number): void {
    setTimeout(() => {
      for (const socket of this.#upgraded) socket.destroy();
    }, farewellMs).unref();
  }

  /** Each poll of a session is a request, and so is its change to a WebSocket: they pass. All else counts as new. */
  async #findRefusal(request: IncomingMessage, isUpgrade: boolean): Promise<PublicError | undefined> {
    const session = this.#parts.engine.sessionOf(request, isUpgrade);
    if (session === 'known') return undefined;
    if (this.#isClosing) return new Overloaded();
    const network = this.#parts.networks.networkOf(request);
    const refusal = (await this.#handshakes.findRefusal(network)) ?? this.#refuse(request, network);
    return refusal ?? (session === 'unknown' ? new InvalidRequest(SESSION_UNKNOWN) : undefined);
  }

  #refuse({ headers }: IncomingMessage, network: string): PublicError | undefined {
    const { engine, origins, counts, mostConnections, mostPerNetwork, onRefused } = this.#parts;
    const isForeign = !isAllowedOrigin(headers.origin, headers.host, origins);
    // Long polling keeps a connection here that none of TCP need stand for.
    const isCrowded = engine.clientsCount >= mostConnections || counts.isFull(network, mostPerNetwork);
    if (!isForeign && !isCrowded) return undefined;
    onRefused('handshake');
    return isForeign ? new ForeignPage() : new Crowded();
  }
}
