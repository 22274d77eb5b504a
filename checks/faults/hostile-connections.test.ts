import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from './server-process.ts';

const CONNECTIONS = 500;
const AT_ONCE = 20;
const HEAD = 'host: localhost\r\n';
const UPGRADE =
  'connection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(async () => {
  await server.stop();
});

/** Each of these requests detaches the socket from Node's HTTP server, which then stops listening for its errors. */
describe('a client that resets a connection right after a request', () => {
  it.each([
    ['for a tunnel', `CONNECT evil:443 HTTP/1.1\r\n${HEAD}\r\n`],
    [
      'for a tunnel behind another request',
      `GET / HTTP/1.1\r\n${HEAD}\r\nCONNECT evil:443 HTTP/1.1\r\n${HEAD}\r\n`,
    ],
    [
      'for a web socket',
      `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\n${HEAD}upgrade: websocket\r\n${UPGRADE}\r\n`,
    ],
    [
      'for a web socket of no session',
      `GET /socket.io/?EIO=4&transport=websocket&sid=x HTTP/1.1\r\n${HEAD}upgrade: websocket\r\n${UPGRADE}\r\n`,
    ],
    [
      'for a web socket in a broken way',
      `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\n${HEAD}upgrade: websocket\r\nconnection: upgrade\r\n\r\n`,
    ],
    [
      'for another protocol',
      `GET /socket.io/?EIO=4&transport=polling HTTP/1.1\r\n${HEAD}upgrade: h2c\r\nconnection: upgrade\r\n\r\n`,
    ],
    [
      'whose body has not come',
      `POST /authms/contact-request HTTP/1.1\r\n${HEAD}content-type: application/json\r\ncontent-length: 99\r\n\r\n{`,
    ],
    ['that is not HTTP', 'BREW / HTTP/1.1\r\n\r\n'],
  ])('does not end the process or count as a server error: %s', async (_what, bytes) => {
    for (let sent = 0; sent < CONNECTIONS; sent += AT_ONCE) {
      await Promise.all(Array.from({ length: AT_ONCE }, () => sendAndReset(bytes)));
    }
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(server.output()).not.toMatch(/"level":[56]0|"status":5/);
  });
});

async function sendAndReset(bytes: string): Promise<void> {
  const socket = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1' });
  socket.on('error', () => {});
  socket.write(bytes, () => socket.resetAndDestroy());
  await once(socket, 'close');
}
