import { once } from 'node:events';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import { onTestFinished } from 'vitest';

const TEXT = 1;
const FINAL = 0x80;
const MASKED = 0x80;
const LENGTH_OF_16_BITS = 126;
const NO_MASK = Buffer.alloc(4);

/** A WebSocket to the chat that reads nothing until asked to. */
export async function openDeafWebSocket(url: string) {
  const upgrade = request(`${url}/socket.io/?EIO=4&transport=websocket`, {
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.alloc(16).toString('base64'),
    },
  }).end();
  const [, socket] = (await once(upgrade, 'upgrade')) as [unknown, Socket];
  socket.pause();
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  return {
    socket,
    send: (text: string) => void socket.write(frameOf(text)),
  };
}

/** One text frame, masked with zeros. */
function frameOf(text: string): Buffer {
  const payload = Buffer.from(text);
  const length =
    payload.length < LENGTH_OF_16_BITS
      ? [MASKED | payload.length]
      : [MASKED | LENGTH_OF_16_BITS, payload.length >> 8, payload.length & 0xff];
  return Buffer.concat([Buffer.from([FINAL | TEXT, ...length]), NO_MASK, payload]);
}
