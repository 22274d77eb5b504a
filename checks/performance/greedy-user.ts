import { HISTORY_PAGE_MAX, MESSAGE_MAX_LENGTH } from 'contract/chat/chat.ts';
import { io, type Socket } from 'socket.io-client';

/**
 * A user who asks for all that a user is given, in as many windows as there may be, and stays just inside the limit of
 * events, above which the server would disconnect the user. A program of its own, so that its work does not take time
 * of the users it should not disturb.
 */
const [url = '', token = '', roomId = '', threadId = '', perSecond = ''] = process.argv.slice(2);
const WINDOWS = 20;
const TICKS_PER_SECOND = 4;
const EVENTS_PER_TICK = Math.floor((0.9 * Number(perSecond)) / TICKS_PER_SECOND);
/** Events of five seconds, which may come at once. */
const BURST = 4 * Number(perSecond);

const windows: Socket[] = Array.from({ length: WINDOWS }, () =>
  io(url, { transports: ['websocket'], forceNew: true, auth: { token } }),
);
const heard = new Map<string, number>();
for (const socket of windows) {
  socket.onAny((event) => heard.set(event, (heard.get(event) ?? 0) + 1));
}

let asked = 0;

/** Mostly pages, each the largest there is; every fifth time a message that all windows get, and its answer. */
function ask(times: number): void {
  for (let time = 0; time < times; time += 1) {
    asked += 1;
    const socket = windows[asked % WINDOWS];
    if (asked % 5 === 0) socket?.emit('aiMessage', roomId, threadId, 'y'.repeat(MESSAGE_MAX_LENGTH));
    else socket?.emit('getThreadMessages', HISTORY_PAGE_MAX, 1, roomId, threadId);
  }
}

await Promise.all(
  windows.map((socket) => new Promise<void>((resolve) => socket.once('rooms', () => resolve()))),
);
ask(BURST);
setInterval(() => ask(EVENTS_PER_TICK), 1000 / TICKS_PER_SECOND);
console.log('at it');
process.on('SIGTERM', () => {
  console.log(JSON.stringify(Object.fromEntries(heard)));
  process.exit();
});
