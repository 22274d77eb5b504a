/** What is known of a request once it is over: enough for log and metrics, nothing about the person. */
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
  /** Why it was refused, as the answer said; of the fields only the names, which are ours. */
  refusal?: { code: string; fields?: readonly string[] };
}

export type Observe = (record: RequestRecord) => void;

export const UNKNOWN_PATH = '(unknown)';
/** Logged for a request that was never answered, as nginx does. */
export const CLIENT_CLOSED_REQUEST = 499;

/** Names requests, unlike those of any other process or earlier start. */
export function createRequestIds(): () => string {
  const start = `${Date.now().toString(36)}${process.pid.toString(36)}`;
  let count = 0;
  return () => `${start}-${(count++).toString(36)}`;
}
