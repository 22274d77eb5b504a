import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { LRUCache } from 'lru-cache';
import { type ClientNetworks, type NetworkShare, sharesOf } from '../../../plugins/http/client-network.ts';
import { lettingIn } from '../../../plugins/http/cross-origin.rules.ts';
import type { SocketGate } from '../../../plugins/http/http-server.ts';
import { refuseResponse, refuseSocket } from '../../../plugins/http/refusal.ts';
import { atMost } from '../../../shared/cache-size.ts';
import { InvalidRequest, Overloaded, type PublicError, RateLimited } from '../../../shared/errors.ts';
import { LONGEST_SILENCE_MS } from '../limits/heartbeat.ts';
import { type Rate, TokenBucket } from '../limits/token-bucket.ts';
import type { ChatEngine } from '../transport/chat-engine.ts';

const PATH = '/socket.io/';
const SESSION_UNKNOWN = 'This chat session has ended. Please connect again.';

/** The least recent is forgotten beyond this; each weighs some 200 bytes. */
const MOST_NETWORKS = 10_000;

interface GateParts {
  engine: ChatEngine;
  /** Of every answer. */
  headers: Record<string, string>;
  /** Whose pages may read a refusal. */
  origins: readonly string[];
  networks: ClientNetworks;
  /** New connections that one network may make. */
  handshakes: Rate;
  /** Why a connection must not be made, beside that; `undefined` lets it in. */
  refuse: (request: IncomingMessage) => PublicError | undefined;
  onRefused: () => void;
}

/** Where requests of the socket's protocol leave the HTTP server. */
export class ChatGate implements SocketGate {
  readonly #parts: GateParts;
  readonly #upgraded = new Set<Duplex>();
  readonly #handshakes = new LRUCache<string, TokenBucket>(atMost(MOST_NETWORKS));
  #isClosing = false;

  constructor(parts: GateParts) {
    this.#parts = parts;
  }

  isMeant({ url }: IncomingMessage): boolean {
    return url?.startsWith(PATH) ?? false;
  }

  answer(request: IncomingMessage, response: ServerResponse): void {
    const { engine, headers, origins } = this.#parts;
    const refusal = this.#findRefusal(request, false);
    if (refusal) {
      const readable = lettingIn(request.headers.origin, origins);
      return void refuseResponse(response, refusal, { ...headers, ...readable });
    }
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    allowSilence(request.socket);
    engine.handleRequest(request, response);
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { engine, headers } = this.#parts;
    const refusal = this.#findRefusal(request, true);
    if (refusal) return void refuseSocket(socket, refusal, headers);
    this.#upgraded.add(socket);
    socket.once('close', () => this.#upgraded.delete(socket));
    engine.handleUpgrade(request, socket, head);
  }

  /** Lets nobody in any more; who is inside stays. */
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
  #findRefusal(request: IncomingMessage, isUpgrade: boolean): PublicError | undefined {
    const session = this.#parts.engine.sessionOf(request, isUpgrade);
    if (session === 'known') return undefined;
    if (this.#isClosing) return new Overloaded();
    const now = performance.now();
    for (const share of sharesOf(this.#parts.networks.networkOf(request))) {
      const bucket = this.#bucketOf(share, now);
      if (bucket.take(now) === 'granted') continue;
      this.#parts.onRefused();
      return new RateLimited(bucket.msInDebt(now) / 1000 + 1 / this.#parts.handshakes.perSecond);
    }
    const refusal = this.#parts.refuse(request);
    return refusal ?? (session === 'unknown' ? new InvalidRequest(SESSION_UNKNOWN) : undefined);
  }

  #bucketOf({ name, share }: NetworkShare, now: number): TokenBucket {
    const known = this.#handshakes.get(name);
    if (known) return known;
    const { perSecond, burst } = this.#parts.handshakes;
    const rate = { perSecond: perSecond * share, burst: burst * share };
    const bucket = new TokenBucket(rate, now);
    this.#handshakes.set(name, bucket);
    return bucket;
  }
}

/** Nothing moves during a long poll, for longer than other requests may be silent. */
function allowSilence(socket: Socket): void {
  socket.setTimeout(Math.max(socket.timeout ?? 0, LONGEST_SILENCE_MS));
}
