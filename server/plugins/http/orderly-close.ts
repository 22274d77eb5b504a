import { Server } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Connections } from './connections.ts';

/** Part of the time for closing after which requests that still have not arrived are given up. */
const PATIENCE = 0.7;
/** In which a connection that has just been taken brings its first bytes. */
const GRACE_MS = 100;

/**
 * Prepares connections for the end: none is taken any more, what has reached this machine is read before Fastify
 * closes unused connections, and a request that never finishes arriving must not hold the end up.
 */
export async function closeInOrder(
  server: Server,
  connections: Connections,
  timeoutMs: number,
): Promise<void> {
  // Of the base class: an HTTP server's own method would cut what was taken a moment ago.
  Server.prototype.close.call(server);
  await setImmediate();
  await setImmediate();
  connections.endWithAnswers();
  if (connections.hasSilent()) await setTimeout(GRACE_MS);
  connections.endSilent();
  globalThis.setTimeout(() => connections.endIncomplete(), timeoutMs * PATIENCE).unref();
}
