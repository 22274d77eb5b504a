import { connect } from 'node:net';
import type { Bench } from './peer.ts';

/** Waits until something listens there. */
export async function waitForPort({ until }: Bench, port: number): Promise<void> {
  await until(
    () =>
      new Promise<boolean>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
        socket.on('connect', () => socket.destroy());
      }),
  );
}
