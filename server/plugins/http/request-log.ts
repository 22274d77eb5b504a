import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import type { Observe, RequestRecord } from './request-record.ts';

const BUFFER_BYTES = 8_192;
const FLUSH_MS = 500;

export interface Log {
  logger: Logger;
  /** Writes a line that is a JSON object already, of another thread. */
  write: (line: string) => void;
  /** Writes out what is buffered, at once; for the end of the process. */
  flush: () => void;
}

/** A log that never makes a visitor wait: lines are buffered and written in the background. */
export function createLog(level: string): Log {
  const destination = pino.destination({
    dest: 1,
    sync: false,
    minLength: BUFFER_BYTES,
    periodicFlush: FLUSH_MS,
  });
  return {
    logger: createLogger(level, destination),
    write: (line) => void destination.write(line),
    flush: () => {
      try {
        destination.flushSync();
      } catch {
        // Not opened yet: nothing has been written.
      }
    },
  };
}

export function createLogger(level: string, destination: DestinationStream): Logger {
  return pino(
    // Read by people, too, who do not count milliseconds since 1970.
    { level, base: null, timestamp: stdTimeFunctions.isoTime, serializers: { err: describeError } },
    destination,
  );
}

/**
 * One line per request: no address of a person, no query, no header, no body; of a refused one the code and its fields.
 */
export function logRequests(logger: Logger): Observe {
  return ({ id, method, path, status, durationMs, isAborted, refusal }: RequestRecord) => {
    const ms = Math.round(durationMs * 1000) / 1000;
    logger.info({ id, method, path, status, ms, ...(isAborted && { aborted: true }), ...refusal }, 'request');
  };
}

/** Name, code and stack only: a database's errors carry values of the row in further properties. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, stack, cause } = error;
  const { code } = error as NodeJS.ErrnoException;
  return { name, code, stack, ...(cause === undefined ? {} : { cause: describeError(cause) }) };
}
