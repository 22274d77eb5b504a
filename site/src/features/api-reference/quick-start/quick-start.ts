import type { Grammar } from '../code/highlight.tsx';
import { httpExamples } from '../examples/http-examples.ts';
import { firstEndpoint } from '../reference-pages.ts';

/** One step, with what there is to copy. */
export interface QuickStep {
  title: string;
  /** Whole sentences; names from code stand between backticks. */
  text: string;
  code: { name: string; grammar: Grammar; text: string };
}

export const QUICK_START_TITLE = 'Quick start';
export const QUICK_START_LEDE =
  'Zero to first answer in five minutes. You need a terminal and Node 20 or newer.';

/** From nothing to a first answer. The tests run what stands here, in this order. */
export function quickSteps(host: string): QuickStep[] {
  if (!('method' in firstEndpoint)) throw new Error('the first endpoint is a call over HTTP');
  return [
    {
      title: 'Get a client ID',
      text: 'Every user belongs to a client: your company’s account, which comes with an ID. If you don’t have yours, ask us. On a server of your own, create a client with the command below; a local one prints `Demo client:` and an ID at startup.',
      code: {
        name: 'Create a client (your own server)',
        grammar: 'bash',
        text: 'npm run clients -- create "Acme" --plan startup',
      },
    },
    {
      title: 'Sign up a user',
      text: 'Replace the client ID, email and password with yours. The response is the user with a token pair.',
      code: { name: 'Sign-up', grammar: 'bash', text: httpExamples(firstEndpoint, host).curl },
    },
    {
      title: 'Save the program',
      text: 'It logs in, opens the socket, asks one question and prints the answer. Save it as `ask.mjs` in an empty folder, with the email and password from the previous step.',
      code: { name: 'ask.mjs', grammar: 'javascript', text: program(host) },
    },
    {
      title: 'Run it',
      text: 'Run both lines. Your first answer arrives a moment later. The same program runs in a page on this host; for a page on another host, its origin has to be added to `ALLOWED_ORIGINS`: ask us.',
      code: { name: 'Run', grammar: 'bash', text: 'npm install socket.io-client\nnode ask.mjs' },
    },
    {
      title: 'Pick up where you left off',
      text: 'After a restart, a program finds its conversation with `getRoomThreads`: the latest comes first. Replace the lines that begin with `socket.once` and end with `});` with these, and the next question goes to the same thread.',
      code: { name: 'Replaces the first question', grammar: 'javascript', text: NEXT_QUESTION },
    },
  ];
}

const NEXT_QUESTION = `socket.once('rooms', async (rooms) => {
  const own = rooms.find(({ roomType }) => roomType === 'personal');
  const threads = await socket.emitWithAck('getRoomThreads', 1, null, own.id);
  const threadId = threads[0]?.id ?? null;
  console.log('resuming', threads[0]?.desc);
  socket.emit('aiMessage', own.id, threadId, 'How much is the Growth plan?');
});`;

function program(host: string): string {
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
  socket.emit('aiMessage', own.id, null, 'Which plans include API access?');
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
