import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Ports below the ephemeral ones, which kernels give to connections and to programs that ask for any port: no program
 * gets one of these by chance. Above the last port that `fetch` and browsers refuse, 10080.
 */
const [LOWEST, HIGHEST] = [11_000, 32_768] as const;

/** One that is free now, and stays free for a program that is to be started there, and perhaps again. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  const listening = once(probe, 'listening').then(
    () => true,
    () => false,
  );
  probe.listen(port, '127.0.0.1');
  if (!(await listening)) return false;
  probe.close();
  await once(probe, 'close');
  return true;
}
