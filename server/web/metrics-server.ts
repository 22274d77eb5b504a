import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';

const LOOPBACK = '127.0.0.1';

/** Shows the metrics to this machine only, apart from what visitors can reach. */
export async function listenForMetrics(registry: Registry, port: number): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    const text = await registry.metrics().catch(() => undefined);
    if (text === undefined) response.writeHead(500).end();
    else response.writeHead(200, { 'content-type': registry.contentType }).end(text);
  });
  server.listen(port, LOOPBACK);
  await once(server, 'listening');
  return server;
}

/** The port that a server was given. */
export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
