import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * Knows the open connections and what each is waiting for. Node does not tell, and both a refusal on a
 * pipelined connection and an orderly end need it.
 */
export class Connections {
  readonly #open = new Map<Socket, Set<Exchange>>();
  readonly #latest = new WeakMap<Socket, Exchange>();
  readonly #onAnswered = new WeakMap<Socket, () => void>();

  watch(server: Server): void {
    server.on('connection', (socket: Socket) => {
      this.#open.set(socket, new Set());
      socket.once('close', () => this.#open.delete(socket));
    });
  }

  /** Remembers the request that a connection sends, whether it is answered at once or later. */
  arrive(request: IncomingMessage, response: ServerResponse): void {
    this.#latest.set(request.socket, { request, response });
  }

  /** Remembers a request until it is answered or its connection is gone. */
  begin(request: IncomingMessage, response: ServerResponse): void {
    const exchanges = this.#open.get(request.socket);
    if (!exchanges) return;
    const exchange = { request, response };
    exchanges.add(exchange);
    response.once('close', () => {
      exchanges.delete(exchange);
      if (!this.#hasCompleteRequests(request.socket)) this.#onAnswered.get(request.socket)?.();
    });
  }

  /** Calls back once every request that has arrived whole on the connection is answered. */
  whenAnswered(socket: Socket, callback: () => void): void {
    if (this.#hasCompleteRequests(socket)) this.#onAnswered.set(socket, callback);
    else callback();
  }

  /**
   * Whether an answer on this connection has begun, or what it is still sending has been answered already,
   * so that nothing else may be written to it.
   */
  isAnswering(socket: Socket): boolean {
    const latest = this.#latest.get(socket);
    if (latest && !latest.request.complete && latest.response.headersSent) return true;
    return [...(this.#open.get(socket) ?? [])].some(({ response }) => response.headersSent);
  }

  /** Lets each connection end with the answer that is due on it. */
  endWithAnswers(): void {
    for (const { response } of [...this.#open.values()].flatMap((exchanges) => [...exchanges])) {
      if (!response.headersSent) response.setHeader('connection', 'close');
    }
  }

  /** Ends the connections on which nothing has been sent yet, such as those a browser opens in advance. */
  endSilent(): void {
    for (const [socket, exchanges] of this.#open) {
      if (exchanges.size === 0 && socket.bytesRead === 0) socket.destroy();
    }
  }

  /** Ends the connections whose request is still arriving: it cannot have been acknowledged. */
  endIncomplete(): void {
    for (const socket of this.#open.keys()) {
      if (!this.#hasCompleteRequests(socket)) socket.destroy();
    }
  }

  #hasCompleteRequests(socket: Socket): boolean {
    return [...(this.#open.get(socket) ?? [])].some(({ request }) => request.complete);
  }
}
