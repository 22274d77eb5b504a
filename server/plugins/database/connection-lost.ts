/** No answer of Postgres came, and none will: the connection broke, was refused, or took too long. */
export class ConnectionLost extends Error {
  constructor(cause: unknown) {
    const { message, code } = cause as { message?: string; code?: string };
    super(`Postgres does not answer: ${message || code}`, { cause });
    this.name = 'ConnectionLost';
  }
}
