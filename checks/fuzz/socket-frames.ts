import { once } from 'node:events';
import { CLIENT_EVENTS } from 'contract/chat/chat.ts';
import fc from 'fast-check';
import { hostileText } from './hostile-text.ts';
import type { FuzzTarget } from './target.ts';

const AT_ONCE = 6;
/** Time for the server to read what was sent before the client leaves. */
const TIMEOUT_MS = 1_000;

type Frame = string | Uint8Array<ArrayBuffer>;

/** Property of the socket: whatever frames a client sends, the server goes on, and those who behave are heard. */
export function socketFrames(server: FuzzTarget) {
  const roomId = fc.oneof(
    { weight: 3, arbitrary: fc.constant(server.roomId) },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
  const argument = fc.oneof(roomId, hostileText, fc.jsonValue({ maxDepth: 3 }), fc.integer());
  const name = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.constantFrom(...Object.keys(CLIENT_EVENTS)),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        'connect',
        'disconnect',
        'error',
        'connectionError',
        '__proto__',
        'toString',
      ),
    },
    { weight: 1, arbitrary: hostileText },
  );
  const event = fc
    .tuple(
      fc.constantFrom('42', '420', '421', '42/x,', '450-', '451-'),
      name,
      fc.array(argument, { maxLength: 6 }),
    )
    .map(([type, called, values]) => type + JSON.stringify([called, ...values]));
  const frame: fc.Arbitrary<Frame> = fc.oneof(
    { weight: 6, arbitrary: event },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        '2probe',
        '3',
        '5',
        '1',
        '40',
        '40null',
        '41',
        '44{}',
        '4',
        '',
        '42[]',
        '42[null]',
        '42{',
        '430[]',
        '451999999-["a",{"_placeholder":true,"num":0}]',
      ),
    },
    { weight: 1, arbitrary: hostileText },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => Uint8Array.from(bytes)) },
  );
  const conversation = fc.record({ hasToken: fc.boolean(), frames: fc.array(frame, { maxLength: 30 }) });

  return fc.asyncProperty(
    fc.array(conversation, { minLength: AT_ONCE, maxLength: AT_ONCE }),
    async (conversations) => {
      await Promise.all(
        conversations.map(({ hasToken, frames }) => {
          const hello = hasToken ? [`40${JSON.stringify({ token: server.user.access_token })}`] : [];
          return converse(server.url, [...hello, ...frames]);
        }),
      );
      await server.assertSound();
      await server.assertChatAnswers();
    },
  );
}

async function converse(url: string, frames: readonly Frame[]): Promise<void> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  const closed = once(socket, 'close');
  socket.addEventListener('error', () => {});
  await Promise.race([once(socket, 'message'), closed]);
  for (const frame of frames) if (socket.readyState === WebSocket.OPEN) socket.send(frame);
  // The answer to the last frame says that all were read; a refusal closes the connection instead.
  const leave = setTimeout(() => socket.close(), TIMEOUT_MS);
  await Promise.race([once(socket, 'message'), closed]);
  clearTimeout(leave);
  socket.close();
  await closed;
}
