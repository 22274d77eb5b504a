import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from './table.ts';

const SYNCS = 200;
/** About a transaction of a few leads. */
const PIECE = Buffer.alloc(16_384, 1);

/** Measures the median time in which the disk of the temporary folder keeps appended data. */
export function measureSyncMs(): number {
  const folder = mkdtempSync(join(tmpdir(), 'sync-'));
  const file = openSync(join(folder, 'log'), 'w');
  const times: number[] = [];
  for (let count = 0; count < SYNCS; count += 1) {
    writeSync(file, PIECE);
    const begin = performance.now();
    fdatasyncSync(file);
    times.push(performance.now() - begin);
  }
  closeSync(file);
  rmSync(folder, { recursive: true });
  return median(times);
}
