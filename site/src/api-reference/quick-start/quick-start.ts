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
  'From nothing to the first answer in five minutes. You need a terminal and Node 20 or newer.';

/** From nothing to a first answer. The tests run what stands here, in this order. */
export function quickSteps(host: string): QuickStep[] {
  if (!('method' in firstEndpoint)) throw new Error('the first endpoint is a call over HTTP');
  return [
    {
      title: 'Get a client id',
      text: 'Every user belongs to a client. Whoever runs the server makes one for you with the command below. A server on your own machine has one already: it prints `Demo client:` and the id when it starts.',
      code: {
        name: 'Command of the operator',
        grammar: 'bash',
        text: 'npm run clients -- create "Acme" --plan startup',
      },
    },
    {
      title: 'Sign up a user',
      text: 'Put your client id, and an address and a password of your own, in place of those here. The answer is the user with a pair of tokens.',
      code: { name: 'Sign-up', grammar: 'bash', text: httpExamples(firstEndpoint, host).curl },
    },
    {
      title: 'Save the program',
      text: 'It logs in, opens the socket, asks one question and prints the answer. Save it as `ask.mjs` in an empty folder, with the address and the password of the step before.',
      code: { name: 'ask.mjs', grammar: 'javascript', text: program(host) },
    },
    {
      title: 'Run it',
      text: 'The first line fetches the client of Socket.IO. A moment after the second you read your first answer.',
      code: { name: 'Run', grammar: 'bash', text: 'npm install socket.io-client\nnode ask.mjs' },
    },
  ];
}

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
