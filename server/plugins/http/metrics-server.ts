import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import {
  AggregatorRegistry,
  collectDefaultMetrics,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from 'prom-client';
import { isLoopback } from '../settings/listening-address.ts';

/** Metrics of another thread, by name. */
export type ReadMetrics = () => Promise<MetricObjectWithValues<MetricValue<string>>[]>;

/** Time for the first samples of the event loop. */
const FIRST_SAMPLES_MS = 50;

/**
 * Creates the metrics of memory, processor and event loop, at the first reading: the event loop is sampled a hundred
 * times a second, which keeps the processor of a server awake whose metrics are not watched.
 */
async function createProcessMetrics(): Promise<Registry> {
  const register = new Registry();
  collectDefaultMetrics({ register });
  await delay(FIRST_SAMPLES_MS);
  return register;
}

/** Shows the metrics apart from what visitors can reach: to this machine only, unless `host` says otherwise. */
export async function listenForMetrics(
  registry: Registry,
  readOthers: ReadMetrics,
  host: string,
  port: number,
): Promise<Server> {
  let ofProcess: Promise<Registry> | undefined;
  const server = createServer(async (request, response) => {
    if (isLoopback(host) && !isOfThisMachine(request.headers.host)) return void response.writeHead(403).end();
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    ofProcess ??= createProcessMetrics();
    const text = await readAll([registry, await ofProcess], readOthers).catch(() => undefined);
    if (text === undefined) response.writeHead(500).end();
    else response.writeHead(200, { 'content-type': registry.contentType }).end(text);
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

/** Metrics of one name are added up. */
async function readAll(registries: Registry[], readOthers: ReadMetrics): Promise<string> {
  const own = registries.map((registry) => registry.getMetricsAsJSON());
  const metrics = await Promise.all([...own, readOthers()]);
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
