interface TcpHandle {
  fd: number;
  bind(host: string, port: number): number;
  getsockname(into: { port?: number }): void;
  close(): void;
}

interface TcpWrap {
  TCP: new (type: number) => TcpHandle;
  constants: { SOCKET: number };
}

/** A socket that stays while the processes that listen on it come and go, as systemd keeps one. */
export interface KeptSocket {
  fd: number;
  port: number;
  close: () => void;
}

/**
 * Opens a socket without listening on it: Node's own servers would take the connections themselves.
 * @throws when no port is free
 */
export function keepSocket(): KeptSocket {
  const { binding } = process as unknown as { binding: (name: 'tcp_wrap') => TcpWrap };
  const { TCP, constants } = binding('tcp_wrap');
  const handle = new TCP(constants.SOCKET);
  if (handle.bind('127.0.0.1', 0) !== 0) throw new Error('no port is free');
  const address: { port?: number } = {};
  handle.getsockname(address);
  return { fd: handle.fd, port: address.port ?? 0, close: () => handle.close() };
}
