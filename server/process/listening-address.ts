const LOOPBACK = /^(?:127\.|::1$|localhost$)/;

/** The address to open in a browser. */
export function browserAddress(host: string, port: number): string {
  if (LOOPBACK.test(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
