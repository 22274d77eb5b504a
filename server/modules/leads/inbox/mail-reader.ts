import { fileURLToPath } from 'node:url';
import { WorkerProcess } from '../../../shared/worker-process.ts';
import type { ParsedMail } from './parse-mail.ts';

const PROGRAM = fileURLToPath(new URL('./mail-process.ts', import.meta.url));
const READING_MS = 20_000;
const MOST_HEAP_MB = 192;
const IDLE_MS = 3_000;

class UnreadableMail extends Error {}

/** Opens the reader of mails, one at a time in a process of its own, which ends when it has nothing to do. */
export function openMailReader() {
  const worker = new WorkerProcess({
    ...{ program: PROGRAM, timeoutMs: READING_MS, maxHeapMb: MOST_HEAP_MB, idleMs: IDLE_MS },
    timeoutError: () => new UnreadableMail(),
    exitError: () => new UnreadableMail(),
  });
  let before: Promise<unknown> = Promise.resolve();
  return {
    /** Reads a mail; `undefined` for one that cannot be read. @throws where the process does not start */
    read(source: Uint8Array): Promise<ParsedMail | undefined> {
      const reading = before.then(async () => {
        try {
          const answer = await worker.run<ParsedMail | 'unreadable'>(source);
          return answer === 'unreadable' ? undefined : answer;
        } catch (error) {
          if (error instanceof UnreadableMail) return undefined;
          throw error;
        }
      });
      before = reading.catch(() => {});
      return reading;
    },
    close: () => worker.end(),
  };
}

export type MailReader = ReturnType<typeof openMailReader>;
