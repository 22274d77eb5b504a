import { describe, expect, it, onTestFinished } from 'vitest';
import { emitAndHear, startChatServer } from '../../../checks/support/chat-clients.ts';

/** Ten for each event of the five seconds that may come at once, and some more. */
const MOST_PACKETS = 100;

type Frame = string | Uint8Array<ArrayBuffer>;

/** A WebSocket without Socket.IO's client, that has presented a token; what comes from then on is collected. */
async function openRaw(url: string, token: string) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  onTestFinished(() => socket.close());
  const texts: string[] = [];
  const closed = new Promise<void>((resolve) => socket.addEventListener('close', () => resolve()));
  const heard = (isMeant: (text: string) => boolean) =>
    new Promise<string>((resolve) => {
      const look = () => {
        const index = texts.findIndex(isMeant);
        if (index < 0) return;
        socket.removeEventListener('message', look);
        resolve(texts.splice(index, 1)[0] ?? '');
      };
      socket.addEventListener('message', look);
      look();
    });
  socket.addEventListener('message', ({ data }) => texts.push(String(data)));
  await heard((text) => text.startsWith('0'));
  socket.send(`40${JSON.stringify({ token })}`);
  await heard((text) => text.startsWith('42["rooms"'));
  return { socket, closed, heard };
}

/** Frames by the code of their answer. */
const ANSWERED: [string, string, Frame[]][] = [
  ['unknown_event', 'an unknown event', ['42["nonsense"]']],
  ['unknown_event', 'an event without a name', ['42']],
  ['unknown_event', 'a number for a name', ['42[1,null]']],
  ['unknown_event', 'the name of an emitter’s own event', ['42["error"]']],
  ['unknown_event', 'the same with null', ['42["error",null]']],
  ['unknown_event', 'the name of a method', ['42["constructor",{}]']],
  ['unknown_event', 'the name of the prototype', ['42["__proto__",{}]']],
  ['unknown_event', 'an event of the server', ['42["PostAIResponse",null]']],
  ['invalid_payload', 'no arguments', ['42["aiMessage"]']],
  ['invalid_payload', 'null for each argument', ['42["aiMessage",null,null,null]']],
  ['invalid_payload', 'null alone', ['42["getThreadMessages",null]']],
  ['invalid_payload', 'a payload on the prototype', ['42["updatelastRead",{"__proto__":{"roomId":"a"}}]']],
  [
    'invalid_payload',
    'a payload nested deeply',
    [`42["updatelastRead",${'['.repeat(9e3)}${']'.repeat(9e3)}]`],
  ],
  [
    'invalid_payload',
    'bytes for a room',
    ['451-["updatelastRead",{"_placeholder":true,"num":0}]', new Uint8Array([0, 1, 2])],
  ],
];

const FATAL: [string, Frame[]][] = [
  ['nothing', ['']],
  ['no packet', ['x']],
  ['no JSON', ['42["aiMessage"']],
  ['an empty list', ['42[]']],
  ['an object instead of a list', ['42{"a":1}']],
  ['an event that only the library emits', ['42["disconnect"]']],
  ['a number of attachments out of reach', ['4599999-["aiMessage"]']],
  ['no attachments at all', ['450-["aiMessage"]']],
  ['text in place of an attachment', ['451-["aiMessage",{"_placeholder":true,"num":0}]', '42["a"]']],
  ['an attachment that it does not name', ['451-["a",{"_placeholder":true,"num":7}]', new Uint8Array(1)]],
  ['an attachment that belongs to nothing', [new Uint8Array([4, 2])]],
  ['a second connect', ['40{}']],
  ['a refusal of its own', ['44{"message":"no"}']],
  ['a ping', ['2']],
  ['a packet above the limit', [`42["aiMessage","${'x'.repeat(70_000)}"]`]],
];

const IGNORED: [string, Frame][] = [
  ['acknowledges what was never asked', '43999[]'],
  ['acknowledges nothing', '43'],
  ['asks for another namespace', '40/admin,'],
  ['upgrades what is upgraded', '5'],
  ['does nothing', '6'],
  ['says good-bye in the way of a poll', '1'],
];

describe('a frame that is not a documented event', () => {
  it('answers with a code, and keeps the connection', async () => {
    const server = await startChatServer();
    const { access_token } = await server.signUp();
    const raw = await openRaw(server.url, access_token);
    for (const [code, what, frames] of ANSWERED) {
      for (const frame of frames) raw.socket.send(frame);
      const answer = await raw.heard((text) => text.startsWith('42["connectionError"'));
      expect(JSON.parse(answer.slice(2))[1].code, what).toBe(code);
    }
    await isServed(raw);
  });

  it('ends the connection that breaks the protocol, and no other', async () => {
    const server = await startChatServer();
    const asha = await server.join();
    for (const [what, frames] of FATAL) {
      const raw = await openRaw(server.url, asha.user.access_token);
      for (const frame of frames) raw.socket.send(frame);
      await raw.closed;
      expect(await emitAndHear(asha, 'updatelastRead', asha.shared.id), what).toHaveLength(4);
    }
  });

  it('ignores frames without a meaning', async () => {
    const server = await startChatServer();
    const { access_token } = await server.signUp();
    const raw = await openRaw(server.url, access_token);
    for (const [, frame] of IGNORED) raw.socket.send(frame);
    await isServed(raw);
  });
});

/** Checks that the connection still answers, with an acknowledgement of its own number. */
async function isServed(raw: Awaited<ReturnType<typeof openRaw>>): Promise<void> {
  raw.socket.send('4277["getThreadMessages",1,1,"none","none"]');
  expect(await raw.heard((text) => text.startsWith('4377'))).toContain('not_found');
}

describe('an invalid payload', () => {
  it('answers with the event and the acknowledgement, and names the fields in the latter', async () => {
    const server = await startChatServer();
    const asha = await server.join();
    const [answer] = await emitAndHear(asha, 'getThreadMessages', 101, 1, asha.shared.id, 'thread');
    const [problem] = await asha.hear('connectionError');
    expect(answer).toEqual({
      error: { ...problem, fields: [{ field: 'limit', message: expect.any(String) }] },
    });
    expect(problem).toEqual({ code: 'invalid_payload', message: expect.any(String) });
  });
});

describe('a silent connection', () => {
  it('closes a silent connection after the time for a handshake', async () => {
    const server = await startChatServer({ chatLimits: { handshakeMs: 20 } });
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
    await new Promise((resolve) => socket.addEventListener('close', resolve));
  });
});

describe('a sender of too many packets', () => {
  it('disconnects the sender, even when no packet is an event', async () => {
    const server = await startChatServer({ config: { chatEventsPerSecond: 1 } });
    const { access_token } = await server.signUp();
    const raw = await openRaw(server.url, access_token);
    for (let sent = 0; sent < MOST_PACKETS; sent += 1) raw.socket.send('40/nowhere,');
    await raw.closed;
  });
});
