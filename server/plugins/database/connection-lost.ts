/** No answer of Postgres came, and none will: the connection broke, was refused, or took too long. */
export class ConnectionLost extends Error {
  constructor(cause: unknown) {
    const { message, code } = cause as { message?: string; code?: string };
    // A pooler in statement mode closes a connection that begins a transaction; its word for that can be lost with it.
    const hint = code === 'EPIPE' ? ' (a pooler that allows no transactions does so)' : '';
    super(`Postgres does not answer: ${message || code}${hint}`, { cause });
    this.name = 'ConnectionLost';
  }
}
