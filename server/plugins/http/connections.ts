import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

interface Connection {
  unanswered: Set<Exchange>;
  latest: Exchange | undefined;
  onAnswered: (() => void) | undefined;
}

/** No browser sends a second request before the first is answered; whoever sends more is after our memory. */
const MOST_UNANSWERED = 8;
/** What may wait for a reader who asks for more. One large answer may be longer: nobody asks on during it. */
const MOST_UNREAD_BYTES = 1_048_576;

/**
 * Knows the open connections and what each is waiting for. Node does not tell, and a bound for what nobody reads,
 * a refusal on a pipelined connection and an orderly end need it.
 */
export class Connections {
  readonly #open = new Map<Socket, Connection>();

  watch(server: Server): void {
    server.on('connection', (socket: Socket) => {
      this.#open.set(socket, { unanswered: new Set(), latest: undefined, onAnswered: undefined });
      // Node takes its own listener off a socket that it hands out (CONNECT, an upgrade), and an error that nobody
      // hears ends the process. The socket is gone by then: there is nothing left to do.
      socket.on('error', () => {});
      socket.once('close', () => this.#open.delete(socket));
    });
  }

  /**
   * Remembers a request until it is answered or its connection is gone.
   * @returns `false` if it must not be answered: its connection has too many, and is cut
   */
  arrive(request: IncomingMessage, response: ServerResponse): boolean {
    const { socket } = request;
    const connection = this.#open.get(socket);
    if (!connection || socket.destroyed) return false;
    const { unanswered } = connection;
    if (unanswered.size >= MOST_UNANSWERED || socket.writableLength > MOST_UNREAD_BYTES) {
      cut(socket);
      return false;
    }
    const exchange = { request, response };
    unanswered.add(exchange);
    connection.latest = exchange;
    response.once('close', () => {
      unanswered.delete(exchange);
      if (connection.onAnswered && !hasCompleteRequests(connection)) connection.onAnswered();
    });
    return true;
  }

  /** Whether a request on this connection still has no whole answer. */
  isWaiting(socket: Socket): boolean {
    return (this.#open.get(socket)?.unanswered.size ?? 0) > 0;
  }

  /** Calls back once every request that has arrived whole on the connection is answered. */
  whenAnswered(socket: Socket, callback: () => void): void {
    const connection = this.#open.get(socket);
    if (connection && hasCompleteRequests(connection)) connection.onAnswered = callback;
    else callback();
  }

  /**
   * Whether an answer on this connection has begun, or what it is still sending has been answered already,
   * so that nothing else may be written to it.
   */
  isAnswering(socket: Socket): boolean {
    const connection = this.#open.get(socket);
    if (!connection) return false;
    const { latest, unanswered } = connection;
    if (latest && !latest.request.complete && latest.response.headersSent) return true;
    return [...unanswered].some(({ response }) => response.headersSent);
  }

  /** Lets each connection end with the answer that is due on it. */
  endWithAnswers(): void {
    for (const { unanswered } of this.#open.values()) {
      for (const { response } of unanswered) {
        if (!response.headersSent) response.setHeader('connection', 'close');
      }
    }
  }

  /** Whether there is a connection on which nothing has been sent yet. */
  hasSilent(): boolean {
    return [...this.#open].some(isSilent);
  }

  /** Ends the connections on which nothing has been sent yet, such as those a browser opens in advance. */
  endSilent(): void {
    for (const entry of this.#open) if (isSilent(entry)) entry[0].destroy();
  }

  /** Ends the connections whose request is still arriving: it cannot have been acknowledged. */
  endIncomplete(): void {
    for (const [socket, connection] of this.#open) {
      if (!hasCompleteRequests(connection)) socket.destroy();
    }
  }
}

function isSilent([socket, { unanswered }]: [Socket, Connection]): boolean {
  return unanswered.size === 0 && socket.bytesRead === 0;
}

function hasCompleteRequests({ unanswered }: Connection): boolean {
  for (const { request } of unanswered) {
    if (request.complete) return true;
  }
  return false;
}

/** The part of Node's parser that hands out requests; its answer says what to do with what follows. */
interface Parser {
  onIncoming: () => number;
}

const STOP_READING = 2;

/**
 * Ends a connection in the middle of what it sent. Node would go on making objects of the thousands of requests in one
 * read, for hundreds of connections before it closes the first; told that another protocol begins, its parser stops.
 */
function cut(socket: Socket): void {
  const { parser } = socket as Socket & { parser?: Parser | null };
  if (parser) parser.onIncoming = () => STOP_READING;
  socket.destroy();
}
