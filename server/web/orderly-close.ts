import type { Connections } from './connections.ts';

/** Part of the time for closing after which requests that still have not arrived are given up. */
const PATIENCE = 0.7;

/**
 * Prepares connections for the end: what has reached this machine is read before unused connections are
 * cut, and a request that never finishes arriving must not hold the end up.
 */
export async function closeInOrder(connections: Connections, timeoutMs: number): Promise<void> {
  await nextTurn();
  await nextTurn();
  connections.endWithAnswers();
  connections.endSilent();
  setTimeout(() => connections.endIncomplete(), timeoutMs * PATIENCE).unref();
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
