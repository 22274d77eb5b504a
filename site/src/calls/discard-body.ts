/** Of an answer that nobody reads on: unread, its body would keep the connection until the request's time is over. */
export function discardBody(response: Response): void {
  response.arrayBuffer().catch(() => undefined);
}
