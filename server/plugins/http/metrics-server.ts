import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import {
  AggregatorRegistry,
  type MetricObjectWithValues,
  type MetricValue,
  type Registry,
} from 'prom-client';
import { isLoopback } from '../settings/listening-address.ts';

/** Metrics of another thread, by name. */
export type ReadMetrics = () => Promise<MetricObjectWithValues<MetricValue<string>>[]>;

/** Shows the metrics apart from what visitors can reach: to this machine only, unless `host` says otherwise. */
export async function listenForMetrics(
  registry: Registry,
  readOthers: ReadMetrics,
  host: string,
  port: number,
): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (isLoopback(host) && !isOfThisMachine(request.headers.host)) return void response.writeHead(403).end();
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    const text = await readAll(registry, readOthers).catch(() => undefined);
    if (text === undefined) response.writeHead(500).end();
    else response.writeHead(200, { 'content-type': registry.contentType }).end(text);
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

/** Metrics of one name are added up. */
async function readAll(registry: Registry, readOthers: ReadMetrics): Promise<string> {
  const metrics = await Promise.all([registry.getMetricsAsJSON(), readOthers()]);
  return AggregatorRegistry.aggregate(metrics).metrics();
}

/** The port that a server was given. */
export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

/** A page whose name was made to point here (DNS rebinding) still asks under that name. */
function isOfThisMachine(host = ''): boolean {
  const name = URL.parse(`http://${host}`)?.hostname.replace(/^\[|\]$/g, '') ?? '';
  return isIP(name) !== 0 || isLoopback(name);
}
