import { content } from '../../../content.ts';
import type { CodeExamples } from './code-example.ts';

const question = () => content().one('api-reference/pages').quickStart.firstQuestion;

/** The chat socket in each language, by the slug of its endpoint. The tests run every one of them. */
export const socketExamples: Readonly<Record<string, (host: string) => CodeExamples>> = {
  socket: (host) => ({
    curl: `${curlStart(host)}
receive_until rooms`,
    javascript: `${javascriptStart(host)}
socket.on('rooms', (rooms, users) => {
  console.log('rooms', rooms, 'users', users);
});
socket.on('userOnline', (userId, isOnline) => {
  console.log('userOnline', userId, isOnline);
});`,
    python: `${pythonStart}
@socket.on("rooms")
def show_rooms(rooms, users):
    print("rooms", rooms, "users", users)

@socket.on("userOnline")
def show_presence(user_id, is_online):
    print("userOnline", user_id, is_online)

${pythonEnd(host)}`,
  }),

  'ai-message': (host) => ({
    curl: `${curlStart(host)}
receive_until rooms
emit '["aiMessage", "ROOM_ID", null, "${question()}"]'
receive_until PostAIResponse`,
    javascript: `${javascriptStart(host)}
socket.once('rooms', () => {
  socket.emit('aiMessage', 'ROOM_ID', null, '${question()}');
});
socket.on('messageReceived', (message) => {
  console.log('stored in thread', message.thread.id);
  if (message.subscription) socket.disconnect();
});
socket.on('PostAIResponse', (roomId, threadId, msgId, content) => {
  console.log(content);
  socket.disconnect();
});`,
    python: `${pythonStart}
@socket.on("rooms")
def ask(rooms, users):
    question = "${question()}"
    socket.emit("aiMessage", ("ROOM_ID", None, question))

@socket.on("messageReceived")
def show_echo(message):
    print("stored in thread", message["thread"]["id"])

@socket.on("PostAIResponse")
def show_answer(room_id, thread_id, msg_id, content, *rest):
    print(content)
    socket.disconnect()

${pythonEnd(host)}`,
  }),

  'get-room-threads': (host) => ({
    curl: `${curlStart(host)}
receive_until rooms
emit '["getRoomThreads", 10, null, "ROOM_ID"]'
receive_until RoomThreads`,
    javascript: `${javascriptStart(host)}
// Continue the latest conversation in your own room, or start one
socket.once('rooms', (rooms) => {
  const own = rooms.find(({ roomType }) => roomType === 'personal');
  socket.emit('getRoomThreads', 10, null, own.id);
});
socket.on('RoomThreads', (threads, roomId, nextCursor) => {
  for (const { id, desc, unreadMessages, lastMessage } of threads) {
    console.log(id, desc, unreadMessages, lastMessage.content);
  }
  const threadId = threads[0]?.id ?? null;
  socket.emit('aiMessage', roomId, threadId, 'Where were we?');
});
socket.on('messageReceived', ({ thread }) => {
  console.log('said in thread', thread.id);
  socket.disconnect();
});`,
    python: `${pythonStart}
@socket.on("rooms")
def ask(rooms, users):
    own = next(room for room in rooms if room["roomType"] == "personal")
    socket.emit("getRoomThreads", (10, None, own["id"]))

# Continue the latest conversation, or start one
@socket.on("RoomThreads")
def go_on(threads, room_id, next_cursor):
    for thread in threads:
        last = thread["lastMessage"]["content"]
        print(thread["id"], thread["unreadMessages"], last)
    thread_id = threads[0]["id"] if threads else None
    socket.emit("aiMessage", (room_id, thread_id, "Where were we?"))

@socket.on("messageReceived")
def show_echo(message):
    print("said in thread", message["thread"]["id"])
    socket.disconnect()

${pythonEnd(host)}`,
  }),

  'get-thread-messages': (host) => ({
    curl: `${curlStart(host)}
receive_until rooms
emit '["getThreadMessages", 100, 1, "ROOM_ID", "THREAD_ID"]'
receive_until ThreadMessages`,
    javascript: `${javascriptStart(host)}
socket.once('rooms', () => {
  socket.emit('getThreadMessages', 100, 1, 'ROOM_ID', 'THREAD_ID');
});
socket.on('ThreadMessages', (messages, roomId, total, pages) => {
  console.log(\`\${total} messages on \${pages} pages\`);
  for (const { senderid, content } of messages) {
    console.log(senderid, content);
  }
  socket.disconnect();
});`,
    python: `${pythonStart}
@socket.on("rooms")
def ask(rooms, users):
    where = ("ROOM_ID", "THREAD_ID")
    socket.emit("getThreadMessages", (100, 1, *where))

@socket.on("ThreadMessages")
def show_page(messages, room_id, total, pages, *rest):
    print(f"{total} messages on {pages} pages")
    for message in messages:
        print(message["senderid"], message["content"])
    socket.disconnect()

${pythonEnd(host)}`,
  }),

  'update-last-read': (host) => ({
    curl: `${curlStart(host)}
receive_until rooms
emit '["updatelastRead", "ROOM_ID"]'
receive_until updatedlastRead`,
    javascript: `${javascriptStart(host)}
socket.once('rooms', () => {
  socket.emit('updatelastRead', 'ROOM_ID');
});
socket.on('updatedlastRead', (roomId, userId, timeStamp) => {
  console.log(roomId, 'read until', timeStamp);
  socket.disconnect();
});`,
    python: `${pythonStart}
@socket.on("rooms")
def mark(rooms, users):
    socket.emit("updatelastRead", "ROOM_ID")

@socket.on("updatedlastRead")
def show_mark(room_id, user_id, time_stamp, message):
    print(room_id, "read until", time_stamp)
    socket.disconnect()

${pythonEnd(host)}`,
  }),
};

/** Long polling is plain HTTP, so that curl can speak it: packets of Engine.IO, U+001E between them. */
function curlStart(host: string): string {
  return `# Socket.IO over long polling: one response, several packets
TOKEN='YOUR_ACCESS_TOKEN'
${receivePackets(host)}`;
}

/** The part of a shell program that connects with `$TOKEN`, and knows how to send an event and to wait for one. */
export function receivePackets(host: string): string {
  return `SOCKET="${host}/socket.io/?EIO=4&transport=polling"
SESSION=$(curl -sSf "$SOCKET" -H "Authorization: Bearer $TOKEN" |
  sed 's/.*"sid":"\\([^"]*\\)".*/\\1/')
send() { curl -sSf "$SOCKET&sid=$SESSION" -d "$1"; echo; }
emit() { send "42$1"; }
receive_until() {
  while PACKETS=$(curl -sSf "$SOCKET&sid=$SESSION"); do
    echo "$PACKETS" | tr '\\036' '\\n'
    case $PACKETS in
      *'["connectionError"'*) return 1 ;;
      *"[\\"$1\\""*) return ;;
      2* | *2) send 3 ;; # answer a ping with a pong
    esac
  done
  return 1
}

send 40`;
}

function javascriptStart(host: string): string {
  return `// npm install socket.io-client
import { io } from 'socket.io-client';

const socket = io('${host}', {
  extraHeaders: { Authorization: 'Bearer YOUR_ACCESS_TOKEN' },
});

socket.on('connectionError', ({ code, message }) => {
  console.error(code, message);
  socket.disconnect();
});`;
}

const pythonStart = `# pip install "python-socketio[client]"
import socketio

socket = socketio.Client()

@socket.on("connectionError")
def show_problem(problem):
    print(problem["code"], problem["message"])
    socket.disconnect()
`;

function pythonEnd(host: string): string {
  return `socket.connect(
    "${host}",
    headers={"Authorization": "Bearer YOUR_ACCESS_TOKEN"},
)
socket.wait()`;
}
