import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { ClientNetworks } from './client-network.ts';
import { NetworkCounts } from './network-counts.ts';

interface ConnectionLimits {
  networks: ClientNetworks;
  /** Connections open at once. */
  most: number;
  /** Of one network. A proxy of ours brings everybody's and has no such limit. */
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
