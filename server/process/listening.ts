import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../plugins/http/metrics.ts';
import { listenForMetrics, type ReadMetrics } from '../plugins/http/metrics-server.ts';
import type { Log } from '../plugins/http/request-log.ts';
import type { Config } from '../plugins/settings/config.ts';
import { StartError } from '../plugins/settings/start-error.ts';

/**
 * Connections that may wait to be taken while the process is busy: Node's 511 are fewer than one burst of visitors. The
 * kernel allows at most `net.core.somaxconn`, 4096 on today's Linux.
 */
const BACKLOG = 4096;

/** The first descriptor that systemd hands over (sd_listen_fds(3)). */
const FIRST_INHERITED = 3;

/**
 * The socket on which the program that started this process listens already, as systemd does: visitors who come between
 * two processes wait in its line instead of being refused.
 * @returns its descriptor; `undefined` if it doesn't exist, or is meant for another process
 */
export function findInheritedSocket(
  environment: Record<string, string | undefined>,
  pid: number,
): number | undefined {
  const { LISTEN_FDS: count = '', LISTEN_PID: meant = '' } = environment;
  if (!/^[1-9]\d*$/.test(count) || (meant !== '' && meant !== String(pid))) return undefined;
  return FIRST_INHERITED;
}

/**
 * Listens for visitors.
 * @param inherited a socket that listens already, in place of a new one
 * @returns the port
 * @throws {StartError}
 */
export async function listen(
  app: FastifyInstance,
  { host, port }: Config,
  inherited: number | undefined,
): Promise<number> {
  try {
    if (inherited === undefined) await app.listen({ host, port, backlog: BACKLOG });
    else await listenOnInherited(app, inherited);
    return (app.server.address() as AddressInfo).port;
  } catch (error) {
    // Of a listener beside it.
    if (error instanceof StartError) throw error;
    if (inherited !== undefined) {
      throw new StartError(
        'LISTEN_FDS',
        `names no socket that can be listened on (${(error as Error).message})`,
      );
    }
    throw listenError('', port, error);
  }
}

/** Node heeds `backlog` only beside a port; of a descriptor it takes the length of the line as a second argument. */
async function listenOnInherited(app: FastifyInstance, fd: number): Promise<void> {
  const { server } = app;
  const listenOn: (options: object, backlog: number) => Server = server.listen.bind(server);
  server.listen = (() => listenOn({ fd }, BACKLOG)) as typeof server.listen;
  // An address, since Fastify would listen twice for the name `localhost`; Node leaves it unread beside a descriptor.
  await app.listen({ host: '127.0.0.1', port: 0 });
}

/** Several servers may share a machine, so a taken default port is no reason not to start. */
export async function openMetrics(
  { registry }: Metrics,
  readOthers: ReadMetrics,
  { port, metricsHost, metricsPort, metricsPortIsChosen }: Config,
  logger: Log['logger'],
): Promise<Server> {
  const isForVisitors = metricsPort === port && !metricsPortIsChosen;
  if (isForVisitors) return listenForMetrics(registry, readOthers, metricsHost, 0);
  try {
    return await listenForMetrics(registry, readOthers, metricsHost, metricsPort);
  } catch (error) {
    if (metricsPortIsChosen || !isTaken(error)) throw listenError('METRICS_', metricsPort, error);
    logger.warn(`METRICS_PORT: ${metricsPort} is taken, metrics use a free port instead`);
    return listenForMetrics(registry, readOthers, metricsHost, 0);
  }
}

function isTaken(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
}

/** @param prefix of the variables that name the port and the address */
function listenError(prefix: '' | 'METRICS_', port: number, error: unknown): StartError {
  const { code, message } = error as NodeJS.ErrnoException;
  const variable = `${prefix}PORT`;
  if (code === 'EADDRINUSE') return new StartError(variable, `must be a free port, and ${port} is taken`);
  if (code === 'EACCES')
    return new StartError(variable, `must be a port that this user may open, unlike ${port}`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new StartError(`${prefix}HOST`, 'must be an address of this machine');
  }
  return new StartError(variable, `cannot be listened on (${message})`);
}
