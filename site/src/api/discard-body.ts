/** For an answer that isn't needed: an unread body would hold the connection until the request times out. */
export function discardBody(response: Response): void {
  response.arrayBuffer().catch(() => undefined);
}
