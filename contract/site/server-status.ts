/** What the status page says of the server that answers. */
export interface ServerStatus {
  /** Whether it can store requests right now. */
  takesRequests: boolean;
  version: string;
  /** Moment of its start, ISO 8601. */
  startedAt: string;
}
