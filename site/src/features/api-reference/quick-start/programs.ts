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

const FIRST = 'Which plans include API access?';
const NEXT = 'How much is the Growth plan?';

/** The program of the quick start in each language. */
export function programs(host: string): Readonly<Record<LanguageId, QuickProgram>> {
  return {
    curl: {
      file: 'ask.sh',
      program: shellProgram(host),
      run: 'bash ask.sh',
      runText:
        'It shows every packet of the socket; the last one, `PostAIResponse`, holds the answer. It ends by itself, also when something goes wrong.',
      nextQuestion: `emit '["getRoomThreads", 1, null, "'"$ROOM"'"]'
receive_until RoomThreads
THREAD=$(echo "$PACKETS" | sed 's/.*"RoomThreads",\\[{"id":"\\([^"]*\\)".*/\\1/')
emit '["aiMessage", "'"$ROOM"'", "'"$THREAD"'", "${NEXT}"]'`,
      replaced: 'the line that begins with `emit` and holds the question',
    },
    javascript: {
      file: 'ask.mjs',
      program: javascriptProgram(host),
      run: 'npm install socket.io-client\nnode ask.mjs',
      runText:
        'Run both lines. Your first answer arrives a moment later. The same program runs in a page on this host; for a page on another host, its origin has to be added to `ALLOWED_ORIGINS`: ask us.',
      nextQuestion: `socket.once('rooms', async (rooms) => {
  const own = rooms.find(({ roomType }) => roomType === 'personal');
  const threads = await socket.emitWithAck('getRoomThreads', 1, null, own.id);
  const threadId = threads[0]?.id ?? null;
  console.log('resuming', threads[0]?.desc);
  socket.emit('aiMessage', own.id, threadId, '${NEXT}');
});`,
      replaced: 'the lines that begin with `socket.once` and end with `});`',
    },
    python: {
      file: 'ask.py',
      program: pythonProgram(host),
      run: 'pip install "python-socketio[client]"\npython3 ask.py',
      runText:
        'Run both lines. Your first answer arrives a moment later. On Debian and Ubuntu, `apt install python3-socketio` does what the first line does.',
      nextQuestion: `@socket.on("rooms")
def find_thread(rooms, users):
    own = next(room for room in rooms if room["roomType"] == "personal")
    socket.emit("getRoomThreads", (1, None, own["id"]))

@socket.on("RoomThreads")
def ask(threads, room_id, next_cursor):
    print("resuming", threads[0]["desc"])
    socket.emit("aiMessage", (room_id, threads[0]["id"], "${NEXT}"))`,
      replaced: 'the function that begins with `@socket.on("rooms")`',
    },
  };
}

function shellProgram(host: string): string {
  return `set -e

HOST='${host}'
TOKEN=$(curl -sSf "$HOST/authms/webhook/login" \\
  -H 'Content-Type: application/json' \\
  -d '{"email": "asha@example.com", "password": "seven quiet looms"}' |
  sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')

${receivePackets('$HOST')}

receive_until rooms
ROOM=$(echo "$PACKETS" | sed 's/.*"rooms",\\[{"id":"\\([^"]*\\)".*/\\1/')
emit '["aiMessage", "'"$ROOM"'", null, "${FIRST}"]'
receive_until PostAIResponse`;
}

function javascriptProgram(host: string): string {
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
  socket.emit('aiMessage', own.id, null, '${FIRST}');
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

function pythonProgram(host: string): string {
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
    socket.emit("aiMessage", (own["id"], None, "${FIRST}"))

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
