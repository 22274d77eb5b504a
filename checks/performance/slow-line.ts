import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface SlowLine {
  url: string;
  close(): void;
}

/**
 * A line to a server on which each round trip takes its time, the one that opens a connection too. DevTools throttling
 * only delays answers, all of them alike, and keeps what belongs together together.
 */
export async function openSlowLine(serverUrl: string, roundTripMs: number): Promise<SlowLine> {
  const { hostname, port } = new URL(serverUrl);
  const line = createServer((client) => {
    client.pause();
    setTimeout(() => {
      const upstream = connect(Number(port), hostname);
      forward(client, upstream, roundTripMs / 2);
      forward(upstream, client, roundTripMs / 2);
      client.resume();
    }, roundTripMs);
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    close: () => line.close(),
  };
}

function forward(from: Socket, to: Socket, delayMs: number): void {
  from.on('data', (data) => setTimeout(() => to.write(data), delayMs));
  from.on('end', () => setTimeout(() => to.end(), delayMs));
  from.on('error', () => to.destroy());
}
