const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|::1|localhost)$/;

/** Reports whether only this machine can reach a server that listens there. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}

/** Returns whether others can read what is sent to an address: plain HTTP to another machine. */
export function isReadableOnTheWay(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !isLoopback(hostname.replace(/^\[|\]$/g, ''));
}

/** The address to open in a browser. */
export function browserAddress(host: string, port: number): string {
  if (isLoopback(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
