import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { startServer } from '../faults/server-process.ts';

/** Measured on Linux: 215 to 240 MB. */
const MOST_MB = 270;
/** The garbage of a start is collected 12 seconds after it. */
const TIMEOUT_MS = 30_000;

function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1_024;
}

it.runIf(process.platform === 'linux')(
  'leaves half of a small server to others once it has started',
  async () => {
    const { pid, stop } = await startServer();
    try {
      await expect.poll(() => residentMb(pid), { timeout: TIMEOUT_MS }).toBeLessThan(MOST_MB);
    } finally {
      await stop();
    }
  },
  60_000,
);
