import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Server as Engine } from 'engine.io';
import { Overloaded } from '../web/errors.ts';
import type { SocketGate } from '../web/http-server.ts';
import { refuseResponse, refuseSocket } from '../web/refusal.ts';
import { LONGEST_SILENCE_MS } from './chat-server.ts';

const PATH = '/socket.io/';
/** Each poll of a connection is a request, and so is its change to a WebSocket. */
const OF_SESSION = /[?&]sid=/;

/** Where requests of the socket's protocol leave the HTTP server. */
export class ChatGate implements SocketGate {
  readonly #engine: Engine;
  readonly #headers: Record<string, string>;
  readonly #upgraded = new Set<Duplex>();
  #isClosing = false;

  /** @param headers of every answer */
  constructor(engine: Engine, headers: Record<string, string>) {
    this.#engine = engine;
    this.#headers = headers;
  }

  isMeant({ url }: IncomingMessage): boolean {
    return url?.startsWith(PATH) ?? false;
  }

  answer(request: IncomingMessage, response: ServerResponse): void {
    if (this.#isShutFor(request)) return void refuseResponse(response, new Overloaded(), this.#headers);
    for (const [name, value] of Object.entries(this.#headers)) response.setHeader(name, value);
    allowSilence(request.socket);
    this.#engine.handleRequest(request, response);
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // From here on nobody else listens, and an error without a listener ends the process.
    socket.on('error', () => socket.destroy());
    if (this.#isShutFor(request)) return void refuseSocket(socket, new Overloaded(), this.#headers);
    this.#upgraded.add(socket);
    socket.once('close', () => this.#upgraded.delete(socket));
    this.#engine.handleUpgrade(request, socket, head);
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

  #isShutFor({ url = '' }: IncomingMessage): boolean {
    return this.#isClosing && !OF_SESSION.test(url);
  }
}

/** Nothing moves during a long poll, for longer than other requests may be silent. */
function allowSilence(socket: Socket): void {
  socket.setTimeout(Math.max(socket.timeout ?? 0, LONGEST_SILENCE_MS));
}
