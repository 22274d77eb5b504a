import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reference } from 'content/reference.ts';
import { LEAD_PATHS } from 'contract/api-paths.ts';
import type { DemoReceipt } from 'contract/bookings/demo-calendar.ts';
import { DEFAULT_OFFICE, dayOf } from 'contract/bookings/office.ts';
import { laterDate } from 'contract/dates.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { findPython } from '../../scripts/test-tools.ts';
import { LANGUAGES } from '../../site/src/features/api-reference/examples/code-examples.ts';
import { halfHour } from '../support/half-hours.ts';
import { GOOD_BODIES } from '../support/lead-bodies.ts';
import { askAccount } from '../support/users.ts';
import { demoClientOf, newEmail, openChat, PASSWORD, resetTokenOf, signUp } from './demo-user.ts';
import { fillIn, type Language, programOf, readExample, type Values } from './documented-examples.ts';
import { runUntil } from './run-program.ts';
import { type RunningServer, startServer } from './server-process.ts';

/** Output of each example that has succeeded. */
const OUTCOMES: Record<string, RegExp> = {
  signup: /access_token/,
  login: /access_token/,
  refresh: /access_token/,
  logout: /You’re logged out\./,
  'change-password': /Your password has been changed\./,
  'forgot-password': /an email with a token is on its way/,
  'reset-password': /Your password has been set\./,
  'delete-account': /Your account has been deleted\./,
  socket: /\brooms\b[\s\S]*Personal room/,
  // Python calls what listens in threads of their own, whose lines may run into each other.
  'ai-message': /stored in thread[\s\S]+\n[\s\S]*\w|\["PostAIResponse","/,
  'get-room-threads': /said in thread|\["RoomThreads",\[\{/,
  'get-thread-messages': /2 messages on 1 pages[\s\S]*assistant|\["ThreadMessages",\[\{/,
  'update-last-read': /read until \d{4}-|\["updatedlastRead","/,
  'list-categories': /categorySlug.*developers/,
  'list-articles': /first-chat-over-the-socket/,
  'read-article': /first-chat-over-the-socket/,
  'demo-slots': /slots/,
  'demo-request': /manageUrl/,
  'contact-request': /message/,
  'agent-request': /We’ve got your/,
  'chatbot-request': /We’ve got your/,
  'read-booking': /managePath/,
  'change-booking': /cancelled/,
};

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const EMAIL_IN_EXAMPLES = 'asha@example.com';
/** The address under which examples are published, where the page does not show its own origin. */
const HOST_IN_EXAMPLES = /https:\/\/[\w.-]+\.example\b/g;
/** Programs of the endpoints of the chat need a module; what HTTP needs comes with Python. */
const pythons = { socket: findPython('socketio'), http: findPython('urllib.request') };
const hasCurl = spawnSync('curl', ['--version']).status === 0;

let server: RunningServer;
let values: Values;
let email: string;

beforeAll(async () => {
  // The articles that the repository has, and no limits that a developer never meets.
  server = await startServer({ env: { LOGINS_PER_MINUTE: '100000' } });
  email = newEmail();
  const user = await signUp(server, email);
  const { socket, room } = await openChat(server, user);
  const threadId = await new Promise<string>((resolve) => {
    // The first answer is the second message of the history that the examples read.
    socket.once('PostAIResponse', (_roomId, thread) => resolve(thread));
    socket.emit('aiMessage', room.id, null, 'Hello');
  });
  socket.disconnect();
  values = {
    YOUR_CLIENT_ID: demoClientOf(server),
    YOUR_ACCESS_TOKEN: user.access_token,
    ROOM_ID: room.id,
    THREAD_ID: threadId,
    [EMAIL_IN_EXAMPLES]: email,
  };
});

afterAll(() => server?.stop());

/** Examples that come last: after these, what the other examples use would be gone. */
const ENDING = ['logout', 'change-password', 'reset-password', 'delete-account'];

const OF_BOOKING = ['read-booking', 'change-booking'];
const WEEK_AHEAD = laterDate(dayOf(DEFAULT_OFFICE, new Date()), 7);

/** The token of a demo that is booked for it. */
async function bookDemo(slot: number): Promise<string> {
  const body = JSON.stringify({ ...GOOD_BODIES.demo, ...halfHour(WEEK_AHEAD, slot), email: newEmail() });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(server.url + LEAD_PATHS.demo, { method: 'POST', headers, body });
  const { booking } = (await answer.json()) as DemoReceipt;
  return new URL(booking.manageUrl).pathname.split('/').at(-1) ?? '';
}

let booked = 1;

/** Fills in a program as a reader of this server's own page would; a sign-up and a refresh work once. */
async function prepare(code: string, slug: string): Promise<string> {
  const ofThisRun: Record<string, string> = {};
  if (slug === 'signup') ofThisRun[EMAIL_IN_EXAMPLES] = newEmail();
  if (slug === 'refresh') {
    const { refresh_token } = await askAccount(server.url, 'login', { email, password: PASSWORD });
    ofThisRun.YOUR_REFRESH_TOKEN = refresh_token;
  }
  if (ENDING.includes(slug)) {
    const own = newEmail();
    ofThisRun.YOUR_ACCESS_TOKEN = (await signUp(server, own)).access_token;
    if (slug === 'reset-password') ofThisRun.YOUR_RESET_TOKEN = await resetTokenOf(server, own);
  }
  if (OF_BOOKING.includes(slug)) ofThisRun.BOOKING_TOKEN = await bookDemo(booked++);
  // The days of the examples are years away, beyond what can be booked.
  const soon = code.replaceAll(/2099-01-1[258]/g, WEEK_AHEAD);
  return fillIn(soon.replaceAll(HOST_IN_EXAMPLES, server.url), { ...values, ...ofThisRun });
}

/** The examples of webhooks are receivers; `webhook-examples.test.ts` runs those. */
const endpoints = reference.endpoints
  .filter((endpoint) => !('event' in endpoint))
  .map((endpoint) => ({ slug: endpoint.slug, isCalled: 'method' in endpoint }));

describe.each(endpoints)('the example of $slug', ({ slug, isCalled }) => {
  const outcome = OUTCOMES[slug] ?? /^\b$/;
  const run = async (language: Language, python?: string) => {
    const code = await prepare(await readExample(server.url, slug, language), slug);
    return runUntil(programOf(language, code, python), { expected: outcome });
  };

  it.skipIf(!hasCurl)('runs in cURL', async () => {
    expect(await run('bash')).toMatch(outcome);
  });

  it('runs in JavaScript', async () => {
    expect(await run('javascript')).toMatch(outcome);
  });

  const python = isCalled ? pythons.http : pythons.socket;
  it.skipIf(!python)('runs in Python', async () => {
    expect(await run('python', python)).toMatch(outcome);
  });
});

it.skipIf(!hasCurl)('ends in cURL within 5 s when the room is not filled in', async () => {
  const code = await readExample(server.url, 'ai-message', 'bash');
  const ownToken = fillIn(code.replaceAll(HOST_IN_EXAMPLES, server.url), {
    YOUR_ACCESS_TOKEN: values.YOUR_ACCESS_TOKEN ?? '',
  });
  const { command, args } = programOf('bash', ownToken);
  const { stdout, signal } = spawnSync(command, args, { encoding: 'utf8', timeout: 5_000 });
  expect([signal, stdout]).toEqual([null, expect.stringContaining('"code":"not_found"')]);
});

/** The code of the quick start in one language, in the order of its steps, as it is pasted. */
async function readQuickStart(language: Language) {
  const markdown = await (await fetch(`${server.url}/api-reference/quick-start.md`)).text();
  const { name } = LANGUAGES.find(({ grammar }) => grammar === language) ?? { name: '' };
  const [, part = ''] = new RegExp(`^## In ${name}$(.*?)^## `, 'ms').exec(markdown) ?? [];
  const codes = [...part.matchAll(/^```\w+\n(.*?)\n```$/gms)].map(([, code = '']) => code);
  const [signUpUser = '', program = '', run = '', nextQuestion = ''] = codes;
  return { signUpUser, program, run, nextQuestion };
}

/** Lines with the first question, which the last step replaces. */
const FIRST_QUESTION: Record<Language, RegExp> = {
  bash: /^emit .*Which plans.*$/m,
  javascript: /socket\.once\('rooms'.*?^\}\);/ms,
  python: /@socket\.on\("rooms"\).*?\n\n/s,
};

describe.each(LANGUAGES)('the quick start in $name', ({ grammar: language }) => {
  const isHere = { bash: hasCurl, javascript: true, python: Boolean(pythons.socket) }[language];

  it.skipIf(!isHere)(
    'leads from a client ID to a first answer, and to a second in the same thread',
    async () => {
      const { signUpUser, program, run, nextQuestion } = await readQuickStart(language);
      expect(program).toContain(server.url);
      const own = { [EMAIL_IN_EXAMPLES]: newEmail(), YOUR_CLIENT_ID: demoClientOf(server) };
      const python = pythons.socket;
      const signedUp = await runUntil(programOf(language, fillIn(signUpUser, own), pythons.http));
      expect(signedUp).toMatch(/access_token/);

      const folder = await mkdtemp(join(tmpdir(), 'quick-start-'));
      onTestFinished(() => rm(folder, { recursive: true, force: true }));
      await symlink(join(REPOSITORY, 'node_modules'), join(folder, 'node_modules'));
      const file = run.split(' ').at(-1) ?? '';
      // The packages that the line before it installs are those of this machine.
      const line = (run.split('\n').at(-1) ?? '').replace('python3', python ?? 'python3');
      const save = (code: string) => writeFile(join(folder, file), fillIn(code, own));
      const start = () => runUntil({ command: 'bash', args: ['-c', `cd ${folder} && ${line}`] });
      await save(program);
      expect(await start()).toMatch(/API access/);

      const goingOn = program.replace(FIRST_QUESTION[language], () => `${nextQuestion}\n\n`);
      expect(goingOn).not.toBe(program);
      await save(goingOn);
      const resumed = await start();
      expect(resumed).toMatch(/Which plans include API access\?/);
      expect(resumed).toMatch(/\$149/);
    },
  );
});
