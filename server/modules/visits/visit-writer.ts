import { randomUUID } from 'node:crypto';
import type { Database } from '../../plugins/database/schema.ts';
import type { Clock } from '../../shared/clock.ts';
import { runRegularly } from '../../shared/run-regularly.ts';
import type { VisitCounter } from './visit-counter.ts';
import { addBatch, type VisitBatch } from './visits.store.ts';

/** Time between two transactions of a process, and so the most that a kill loses. */
const EVERY_MS = 5_000;

interface WriterParts {
  counter: VisitCounter;
  database: Database;
  clock: Clock;
  onFailure: (error: unknown) => void;
}

/**
 * Stores the sums of a counter every five seconds. A batch that fails is tried again as it is, with what came in
 * meanwhile behind it.
 */
export function writeRegularly({ counter, database, clock, onFailure }: WriterParts): {
  stop: () => Promise<void>;
} {
  const process = randomUUID();
  let number = 0;
  let failed: VisitBatch | undefined;

  async function flush(): Promise<void> {
    counter.turnHour();
    if (failed) {
      await addBatch(database, failed, clock());
      failed = undefined;
    }
    const sums = counter.take();
    if (sums.length === 0) return;
    number += 1;
    failed = { process, number, sums };
    await addBatch(database, failed, clock());
    failed = undefined;
  }

  const stop = runRegularly(flush, EVERY_MS, onFailure);
  return {
    /** Stores the rest, and ends. */
    async stop() {
      await stop();
      await flush().catch(onFailure);
    },
  };
}
