import { threadId } from 'node:worker_threads';

/** Facts about a request once it is over: enough for log and metrics, nothing about the person. */
export interface RequestRecord {
  id: string;
  method: string;
  /** An address of ours, or `(unknown)`: an address that a client makes up may contain personal data. */
  path: string;
  /** One of few names, for metrics. */
  route: string;
  status: number;
  durationMs: number;
  /** The client went away before the answer was complete. */
  isAborted?: boolean;
  /** Reason of the refusal, as the answer said; of the fields only the names, which are ours. */
  refusal?: { code: string; fields?: readonly string[] };
}

export type Observe = (record: RequestRecord) => void;

export const UNKNOWN_PATH = '(unknown)';
/** Logged for a request that was never answered, as nginx does. */
export const CLIENT_CLOSED_REQUEST = 499;

/** Header of every answer: the name under which the log has its request, for a caller to quote. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Beginning of the names of this thread, unlike that of any other thread, process or earlier start. */
const START = [Date.now(), process.pid, threadId].map((part) => part.toString(36)).join('');
let count = 0;

/** Names a request: at most 40 letters, digits and hyphens, which say nothing of the person. */
export function nameRequest(): string {
  return `${START}-${(count++).toString(36)}`;
}
