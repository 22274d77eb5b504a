/** No answer of Postgres came, and none will: the connection broke, was refused, or took too long. */
export class ConnectionLost extends Error {
  /** Code of the system, such as `ECONNREFUSED`. */
  readonly code: string | undefined;

  constructor(cause: unknown) {
    const { message, code } = cause as { message?: string; code?: string };
    super(`Postgres does not answer: ${message || code}`, { cause });
    this.name = 'ConnectionLost';
    this.code = code;
  }
}
