import { IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { ClientNetworks } from './client-network.ts';
import { NetworkCounts } from './network-counts.ts';

// By hand: Node does not report what is due on a connection. Without this file, 'is cut that asks for a thousand pages
// in one go' and 'has its answers before a tunnel on it is refused' of http-server.test.ts fail, and 'is not held up by
// connections that a browser opened in advance' and 'gives up a request that never finishes arriving' of
// checks/faults/shutdown.test.ts.

interface Connection {
  unanswered: Set<ServerResponse>;
  latest: ServerResponse | undefined;
}

/** No browser sends a second request before the first is answered; a client that sends more fills our memory. */
const MOST_UNANSWERED = 8;
/**
 * Most bytes that may wait for a client that keeps asking. One large answer may be longer: no client asks during it.
 */
const MOST_UNREAD_BYTES = 1_048_576;

/**
 * A request that stops Node where its connection is closed. Node reads 64 KB at once and goes on with the 1,850 requests
 * in them after the connection was cut, and a few hundred such clients fill our memory. At an upgrade it stops: a
 * request on a closed connection says that it is one, and the server's `shouldUpgradeCallback` agrees.
 */
export class StoppingRequest extends IncomingMessage {
  declare private offersUpgrade: boolean | null;

  get upgrade(): boolean | null {
    return this.offersUpgrade || this.socket.destroyed;
  }

  /** Called by Node alone, by its constructor first: a field would not exist yet. */
  set upgrade(offersUpgrade: boolean | null) {
    this.offersUpgrade = offersUpgrade;
  }
}

/** The open connections, each with the requests on it that have no whole answer. */
export class Connections {
  readonly #open = new Map<Socket, Connection>();

  watch(server: Server): void {
    server.on('connection', (socket: Socket) => {
      this.#open.set(socket, { unanswered: new Set(), latest: undefined });
      // Node takes its own listener off a socket that it hands out (CONNECT, an upgrade), and an error without
      // a listener ends the process. The socket is gone by then: there is nothing left to do.
      socket.on('error', () => {});
      socket.once('close', () => this.#open.delete(socket));
    });
  }

  /**
   * Remembers a request until it is answered or its connection is gone.
   * @returns false where its connection has too many, and was closed because of it
   */
  arrive({ socket }: IncomingMessage, response: ServerResponse): boolean {
    const connection = this.#open.get(socket) as Connection;
    const { unanswered } = connection;
    if (unanswered.size >= MOST_UNANSWERED || socket.writableLength > MOST_UNREAD_BYTES) {
      socket.destroy();
      return false;
    }
    unanswered.add(response);
    connection.latest = response;
    response.once('close', () => unanswered.delete(response));
    return true;
  }

  /** Ends the requests of a closed connection at which Node has stopped: it leaves them to us from there. */
  abandon(socket: Socket): void {
    for (const response of this.#open.get(socket)?.unanswered ?? []) {
      response.req.destroy();
      response.destroy();
    }
  }

  /** Reports whether a request on this connection still has no whole answer. */
  isWaiting(socket: Socket): boolean {
    return (this.#open.get(socket)?.unanswered.size ?? 0) > 0;
  }

  /**
   * Calls back once every request that has arrived whole on the connection is answered: the last one is the last
   * answer.
   */
  whenAnswered(socket: Socket, callback: () => void): void {
    const last = wholeRequests(this.#open.get(socket)).at(-1);
    if (last) last.once('close', callback);
    else callback();
  }

  /**
   * Reports whether an answer on this connection has begun, or what it is still sending has been answered already, so
   * that nothing else may be written to it.
   */
  isAnswering(socket: Socket): boolean {
    const connection = this.#open.get(socket);
    if (!connection) return false;
    const { latest, unanswered } = connection;
    if (latest && !latest.req.complete && latest.headersSent) return true;
    return [...unanswered].some(({ headersSent }) => headersSent);
  }

  /** Lets each connection end with the answer that is due on it. */
  endWithAnswers(): void {
    for (const { unanswered } of this.#open.values()) {
      for (const response of unanswered) {
        if (!response.headersSent) response.setHeader('connection', 'close');
      }
    }
  }

  /** Reports whether there is a connection on which nothing has been sent yet. */
  hasSilent(): boolean {
    return [...this.#open].some(isSilent);
  }

  /**
   * Ends the connections on which nothing has been sent yet, such as those a browser opens in advance. Node does not
   * count them as idle.
   */
  endSilent(): void {
    for (const entry of this.#open) if (isSilent(entry)) entry[0].destroy();
  }

  /** Ends the connections whose request is still arriving: it cannot have been acknowledged. */
  endIncomplete(): void {
    for (const [socket, connection] of this.#open) {
      if (wholeRequests(connection).length === 0) socket.destroy();
    }
  }
}

function isSilent([socket, { unanswered }]: [Socket, Connection]): boolean {
  return unanswered.size === 0 && socket.bytesRead === 0;
}

function wholeRequests(connection: Connection | undefined): ServerResponse[] {
  return [...(connection?.unanswered ?? [])].filter(({ req }) => req.complete);
}

interface ConnectionLimits {
  networks: ClientNetworks;
  /** Connections open at once. */
  most: number;
  /** Most connections of one network. A proxy of ours brings the connections of all visitors and has no such limit. */
  mostPerNetwork: number;
  onTurnedAway: (reason: string) => void;
}

/** Closes connections beyond the limits as soon as they are made. */
export function limitConnections(server: Server, limits: ConnectionLimits): void {
  const { networks, most, mostPerNetwork, onTurnedAway } = limits;
  const counts = new NetworkCounts();
  server.maxConnections = most;
  server.on('drop', () => onTurnedAway('connections'));
  server.on('connection', (socket: Socket) => {
    const { network, isTrusted } = networks.meet(socket);
    if (isTrusted) return;
    if (counts.isFull(network, mostPerNetwork)) {
      onTurnedAway('connections_per_network');
      return void socket.destroy();
    }
    counts.add(network);
    socket.once('close', () => counts.remove(network));
  });
}

/** Part of the time for closing after which requests that still have not arrived are given up. */
const INCOMPLETE_SHARE = 0.7;
/** Time in which a connection that has just been taken brings its first bytes. */
const GRACE_MS = 100;

/**
 * Prepares connections for the end: none is taken any more, what has reached this machine is read before Fastify
 * closes unused connections, and a request that never finishes arriving must not hold the end up.
 */
export async function shutDownGracefully(
  server: NetServer,
  connections: Connections,
  timeoutMs: number,
): Promise<void> {
  // Of the base class: an HTTP server's own method would cut what was taken a moment ago.
  NetServer.prototype.close.call(server);
  await setImmediate();
  await setImmediate();
  connections.endWithAnswers();
  if (connections.hasSilent()) await setTimeout(GRACE_MS);
  connections.endSilent();
  globalThis.setTimeout(() => connections.endIncomplete(), timeoutMs * INCOMPLETE_SHARE).unref();
}
