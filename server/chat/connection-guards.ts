import type { Socket as Connection, Server as Engine } from 'engine.io';
import type { ChatLimits } from './chat-limits.ts';
import type { FindNetwork } from './client-network.ts';
import { TokenBucket } from './token-bucket.ts';

/** Counts the connections of each network. */
export class NetworkCounts {
  readonly #counts = new Map<string, number>();

  countOf(network: string): number {
    return this.#counts.get(network) ?? 0;
  }

  add(network: string): void {
    this.#counts.set(network, this.countOf(network) + 1);
  }

  remove(network: string): void {
    const rest = this.countOf(network) - 1;
    if (rest > 0) this.#counts.set(network, rest);
    else this.#counts.delete(network);
  }
}

/** Bounds what a connection may cost before, and beside, the events on it. */
export function guardConnections(
  engine: Engine,
  { limits, findNetwork, counts }: { limits: ChatLimits; findNetwork: FindNetwork; counts: NetworkCounts },
): void {
  engine.on('connection', (connection: Connection) => {
    const network = findNetwork(connection.request);
    counts.add(network);
    connection.once('close', () => counts.remove(network));
    closeOnFlood(connection, limits);
    cutWhenSlow(connection, limits.waitingCharacters);
  });
}

/** Whatever the packets are: some, such as those to an unknown namespace, never become events. */
function closeOnFlood(connection: Connection, { packets }: ChatLimits): void {
  const bucket = new TokenBucket(packets, performance.now());
  connection.on('packet', () => {
    if (bucket.take(performance.now()) !== 'granted') connection.close();
  });
}

/** Packets wait here as long as those before them have not left this machine. */
function cutWhenSlow(connection: Connection, mostWaiting: number): void {
  let waiting = 0;
  connection.on('flush', () => {
    waiting = 0;
  });
  connection.on('packetCreate', ({ data }: { data?: string }) => {
    waiting += data?.length ?? 0;
    if (waiting > mostWaiting) cut(connection);
  });
}

/** Without the farewell of a close, which would wait behind what the other end does not read. */
function cut(connection: Connection): void {
  // A WebSocket transport keeps its socket to itself; a poll has none to end.
  const { socket } = connection.transport as unknown as { socket?: { terminate: () => void } };
  connection.close(true);
  socket?.terminate();
}
