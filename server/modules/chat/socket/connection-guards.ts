import type { Socket as Connection, Server as Engine } from 'engine.io';
import type { ClientNetworks } from '../../../plugins/http/client-network.ts';
import type { NetworkCounts } from '../../../plugins/http/network-counts.ts';
import type { ChatLimits } from '../limits/chat-limits.ts';
import { TokenBucket } from '../limits/token-bucket.ts';

/** Bounds what a connection may cost before, and beside, the events on it. */
export function guardConnections(
  engine: Engine,
  { limits, networks, counts }: { limits: ChatLimits; networks: ClientNetworks; counts: NetworkCounts },
): void {
  engine.on('connection', (connection: Connection) => {
    const network = networks.networkOf(connection.request);
    counts.add(network);
    connection.once('close', () => counts.remove(network));
    closeOnFlood(connection, limits);
    cutWhenSlow(connection, limits.waitingCharacters);
  });
}

/**
 * Closes a connection that sends too many packets of any kind: some, such as those to an unknown namespace, never
 * become events.
 */
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

/** Closes without the farewell, which would wait behind data that the other end does not read. */
function cut(connection: Connection): void {
  // A WebSocket transport keeps its socket to itself; a poll has none to end.
  const { socket } = connection.transport as unknown as { socket?: { terminate: () => void } };
  connection.close(true);
  socket?.terminate();
}
