import { content } from '../../../content.ts';
import type { LanguageId } from '../examples/code-example.ts';
import { receivePackets } from '../examples/socket-examples.ts';

/** A program that logs in, asks one question and prints the answer. */
interface QuickProgram {
  file: string;
  program: string;
  run: string;
  /** What to know before running it. */
  runText: string;
  /** Lines with which it goes on with its latest conversation. */
  nextQuestion: string;
  /** Which lines they replace. */
  replaced: string;
}

/** The program of the quick start in each language. */
export function programs(host: string): Readonly<Record<LanguageId, QuickProgram>> {
  const {
    firstQuestion,
    nextQuestion: next,
    programs: words,
  } = content().one('api-reference/pages').quickStart;
  return {
    curl: {
      file: 'ask.sh',
      program: shellProgram(host, firstQuestion),
      run: 'bash ask.sh',

      nextQuestion: `emit '["getRoomThreads", 1, null, "'"$ROOM"'"]'
receive_until RoomThreads
THREAD=$(echo "$PACKETS" | sed 's/.*"RoomThreads",\\[{"id":"\\([^"]*\\)".*/\\1/')
emit '["aiMessage", "'"$ROOM"'", "'"$THREAD"'", "${next}"]'`,
      ...words.curl,
    },
    javascript: {
      file: 'ask.mjs',
      program: javascriptProgram(host, firstQuestion),
      run: 'npm install socket.io-client\nnode ask.mjs',

      nextQuestion: `socket.once('rooms', async (rooms) => {
  const own = rooms.find(({ roomType }) => roomType === 'personal');
  const threads = await socket.emitWithAck('getRoomThreads', 1, null, own.id);
  const threadId = threads[0]?.id ?? null;
  console.log('resuming', threads[0]?.desc);
  socket.emit('aiMessage', own.id, threadId, '${next}');
});`,
      ...words.javascript,
    },
    python: {
      file: 'ask.py',
      program: pythonProgram(host, firstQuestion),
      run: 'pip install "python-socketio[client]"\npython3 ask.py',

      nextQuestion: `@socket.on("rooms")
def find_thread(rooms, users):
    own = next(room for room in rooms if room["roomType"] == "personal")
    socket.emit("getRoomThreads", (1, None, own["id"]))

@socket.on("RoomThreads")
def ask(threads, room_id, next_cursor):
    print("resuming", threads[0]["desc"])
    socket.emit("aiMessage", (room_id, threads[0]["id"], "${next}"))`,
      ...words.python,
    },
  };
}

function shellProgram(host: string, question: string): string {
  return `set -e

HOST='${host}'
TOKEN=$(curl -sSf "$HOST/authms/webhook/login" \\
  -H 'Content-Type: application/json' \\
  -d '{"email": "asha@example.com", "password": "seven quiet looms"}' |
  sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')

${receivePackets('$HOST')}

receive_until rooms
ROOM=$(echo "$PACKETS" | sed 's/.*"rooms",\\[{"id":"\\([^"]*\\)".*/\\1/')
emit '["aiMessage", "'"$ROOM"'", null, "${question}"]'
receive_until PostAIResponse`;
}

function javascriptProgram(host: string, question: string): string {
  return `import { io } from 'socket.io-client';

const host = '${host}';

const response = await fetch(\`\${host}/authms/webhook/login\`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({
    email: 'asha@example.com',
    password: 'seven quiet looms',
  }),
});
const user = await response.json();
if (!response.ok) throw new Error(user.message);

const socket = io(host, {
  extraHeaders: { Authorization: \`Bearer \${user.access_token}\` },
});
socket.on('connectionError', ({ code, message }) => {
  console.error(code, message);
  socket.disconnect();
});
socket.once('rooms', (rooms) => {
  const own = rooms.find(({ roomType }) => roomType === 'personal');
  socket.emit('aiMessage', own.id, null, '${question}');
});
socket.on('messageReceived', ({ subscription }) => {
  if (!subscription) return;
  console.error(subscription.message);
  socket.disconnect();
});
socket.on('PostAIResponse', (roomId, threadId, msgId, content) => {
  console.log(content);
  socket.disconnect();
});`;
}

function pythonProgram(host: string, question: string): string {
  return `import json
import urllib.request

import socketio

HOST = "${host}"

request = urllib.request.Request(
    f"{HOST}/authms/webhook/login",
    headers={"Content-Type": "application/json"},
    data=json.dumps({
        "email": "asha@example.com",
        "password": "seven quiet looms",
    }).encode(),
)
with urllib.request.urlopen(request) as response:
    user = json.load(response)

socket = socketio.Client()

@socket.on("connectionError")
def show_problem(problem):
    print(problem["code"], problem["message"])
    socket.disconnect()

@socket.on("rooms")
def ask(rooms, users):
    own = next(room for room in rooms if room["roomType"] == "personal")
    socket.emit("aiMessage", (own["id"], None, "${question}"))

@socket.on("messageReceived")
def check_credits(message):
    if message.get("subscription"):
        print(message["subscription"]["message"])
        socket.disconnect()

@socket.on("PostAIResponse")
def show_answer(room_id, thread_id, message_id, content, *rest):
    print(content)
    socket.disconnect()

socket.connect(
    HOST,
    headers={"Authorization": f"Bearer {user['access_token']}"},
)
socket.wait()`;
}
