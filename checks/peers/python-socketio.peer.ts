import assert from 'node:assert/strict';
import { demoClientOf, newEmail, signUp } from '../faults/demo-user.ts';
import { startServer } from '../faults/server-process.ts';
import type { Peer } from './peer.ts';

/** Talks over one transport, and prints all that it receives as JSON. */
const SCRIPT = `
import json, queue, socketio, sys
host, token, transport = sys.argv[1:]
received = queue.Queue()
socket = socketio.Client(reconnection=False)
for name in ['rooms', 'messageReceived', 'PostAIResponse', 'RoomThreads', 'ThreadMessages', 'updatedlastRead', 'connectionError']:
    socket.on(name, lambda *args, name=name: received.put((name, args)))
seen = []
def wait(name):
    while True:
        found, args = received.get(timeout=60)
        seen.append(found)
        if found == name:
            return args
socket.connect(host, headers={'Authorization': 'Bearer ' + token}, transports=[transport], wait_timeout=60)
rooms = wait('rooms')[0]
own = next(room for room in rooms if room['roomType'] == 'personal')['id']
socket.emit('aiMessage', (own, None, 'Zoë asks: “Why?” 🙂'))
answer = wait('PostAIResponse')
thread = answer[1]
socket.emit('getRoomThreads', (10, None, own))
threads = wait('RoomThreads')[0]
socket.emit('getThreadMessages', (100, 1, own, thread))
messages = wait('ThreadMessages')[0]
socket.emit('updatelastRead', own)
read = wait('updatedlastRead')
socket.emit('aiMessage', (own,))
problem = wait('connectionError')[0]
socket.disconnect()
json.dump({
    'transport': transport, 'answer': answer[3], 'threads': [each['id'] for each in threads], 'thread': thread,
    'messages': json.dumps(messages, ensure_ascii=False), 'count': len(messages), 'read': read[0] == own,
    'code': problem['code'],
}, sys.stdout)
`;

const REFUSED = `
import json, queue, socketio, sys
problems = queue.Queue()
socket = socketio.Client(reconnection=False)
socket.on('connectionError', problems.put)
socket.connect(sys.argv[1], headers={'Authorization': 'Bearer none'}, wait_timeout=60)
print(problems.get(timeout=60)['code'])
socket.disconnect()
`;

export default {
  title: 'Socket.IO client for Python',
  group: 'API programs',
  debian: ['python3-socketio', 'python3-requests', 'python3-websocket'],
  expected:
    'All events arrive over both transports; a wrong payload and a wrong token are answered with their code.',
  async run(bench) {
    const server = await startServer({ env: { BLOG_DIR: '/nowhere' } });
    bench.defer(() => server.kill());
    const python = (script: string, ...args: string[]) =>
      bench.execute('/usr/bin/python3', ['-c', script, server.url, ...args]);
    for (const [transport, name] of [
      ['websocket', 'WebSocket'],
      ['polling', 'long polling'],
    ] as const) {
      await bench.attempt(`a question and its answer, threads and messages over ${name}`, async () => {
        const { access_token } = await signUp(server, newEmail(), demoClientOf(server));
        const talk = JSON.parse(await python(SCRIPT, access_token, transport));
        assert.ok(talk.answer.length > 0);
        assert.deepEqual([talk.threads, talk.count, talk.read], [[talk.thread], 2, true]);
        assert.match(talk.messages, /Zoë asks: “Why\?” 🙂/);
        assert.equal(talk.code, 'invalid_payload');
      });
    }
    await bench.attempt('a wrong token: refused', async () => {
      assert.equal((await python(REFUSED)).trim(), 'unauthorized');
    });
  },
} satisfies Peer;
