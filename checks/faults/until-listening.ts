import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';

const START_TIMEOUT_MS = 30_000;

/**
 * Waits for a program that says nothing when it is ready.
 * @throws when it does not listen for half a minute
 */
export async function untilListening(port: number): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (performance.now() < deadline) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
    await setTimeout(50);
  }
  throw new Error(`there is no answer on port ${port}`);
}
