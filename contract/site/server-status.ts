/** Status of the server that answers, for the status page. */
export interface ServerStatus {
  /** It can store requests right now. */
  takesRequests: boolean;
  version: string;
  /** Moment of its start, ISO 8601. */
  startedAt: string;
}
