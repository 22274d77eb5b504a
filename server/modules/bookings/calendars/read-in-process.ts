import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { WorkerProcess } from '../../../shared/worker-process.ts';
import type { Jobs, Message } from './reading-process.ts';
import { SourceProblem } from './sources/calendar-source.ts';

const PROGRAM = fileURLToPath(new URL('./reading-process.ts', import.meta.url));
/** A reading that takes longer fails. */
export const READING_MS = 60_000;
const READINGS_AT_ONCE = 2;
/** Limit of the heap: a file of 16 MB needs about 200 MB, and the server may have 512 MB in all. */
const MOST_HEAP_MB = 256;
const IDLE_MS = 3_000;
/** Certificates that this machine trusts beside those of Node. */
const TRUST = ['NODE_EXTRA_CA_CERTS', 'NODE_USE_SYSTEM_CA', 'SSL_CERT_FILE', 'SSL_CERT_DIR'];

const oneOfTwo = pLimit(READINGS_AT_ONCE);
const free: WorkerProcess[] = [];

/**
 * Has something read by a process of its own, two at a time; a process that has nothing to do ends.
 * @throws {SourceProblem}, or the reason of the signal
 */
export function readInProcess<Kind extends keyof Jobs>(
  kind: Kind,
  job: Jobs[Kind]['job'],
  signal: AbortSignal,
  parts?: readonly Uint8Array[],
): Promise<Jobs[Kind]['answer']> {
  return oneOfTwo(async () => {
    const worker = free.pop() ?? openWorker();
    try {
      const message = await worker.run<Message>({ kind, job }, { signal, parts });
      if (message.kind === 'done') return message.answer as Jobs[Kind]['answer'];
      throw new SourceProblem(message.problem, message.origin);
    } finally {
      free.push(worker);
    }
  });
}

function openWorker(): WorkerProcess {
  return new WorkerProcess({
    ...{ program: PROGRAM, timeoutMs: READING_MS, maxHeapMb: MOST_HEAP_MB, idleMs: IDLE_MS, env: TRUST },
    timeoutError: () => new SourceProblem('too_slow'),
    exitError: () => new SourceProblem('too_much_memory'),
  });
}
