import type { Socket } from 'node:net';

/** Interval of pings to a socket, and longest wait for their answer. */
export const PING_INTERVAL_MS = 25_000;
export const PING_TIMEOUT_MS = 20_000;
/** A long poll is answered within this time, with a ping if with nothing else. */
const LONGEST_SILENCE_MS = PING_INTERVAL_MS + PING_TIMEOUT_MS;

/** Allows the silence of a long poll, which is longer than that of other requests. */
export function allowSilence(socket: Socket): void {
  socket.setTimeout(Math.max(socket.timeout ?? 0, LONGEST_SILENCE_MS));
}
