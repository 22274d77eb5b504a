// A process of its own: one network and one user who ask for everything that costs something, beyond every limit.

import { Agent, request } from 'node:http';
import { setPriority } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { ACCOUNT_PATHS } from 'contract/accounts/account-paths.ts';
import { BLOG_PATHS, LEAD_PATHS } from 'contract/api-paths.ts';
import { openBenchChat } from './bench-chat.ts';
import { LEAD_BODY } from './lead-body.ts';

const [url = '', clientId = '', from = ''] = process.argv.slice(2);
/** Pause before a refused request is sent again: this client must be at its limits, not use up the machine. */
const PAUSE_MS = 50;
const LOOPS = 6;
// A real client has a machine of its own: on this one, it takes only the time that no other process needs.
setPriority(19);
const agent = new Agent({ keepAlive: true, localAddress: from });
const met: Record<string, Record<string, number>> = {};
let isOver = false;

const word = () => Math.random().toString(36).slice(2, 8);
const login = () => JSON.stringify({ email: `${word()}@example.com`, password: 'seven quiet looms' });
const signup = () => JSON.stringify({ clientId, ...JSON.parse(login()) });
const WISHES: Record<string, () => { path: string; body?: string }> = {
  'searches of pages': () => ({ path: `/blog?q=${word()}` }),
  'searches by call': () => ({ path: `${BLOG_PATHS.articles}?q=${word()}` }),
  'unknown articles': () => ({ path: `/blog/${word()}/${word()}` }),
  leads: () => ({ path: LEAD_PATHS.contact, body: LEAD_BODY }),
  logins: () => ({ path: ACCOUNT_PATHS.login, body: login() }),
  'sign-ups': () => ({ path: ACCOUNT_PATHS.signup, body: signup() }),
  handshakes: () => ({ path: '/socket.io/?EIO=4&transport=polling' }),
};

const chat = await openBenchChat(url, clientId, from);
const loops = Object.entries(WISHES).flatMap(([what, wish]) =>
  Array.from({ length: LOOPS }, () => insist(what, async () => String(await send(wish())))),
);
const talks = Array.from({ length: LOOPS }, () =>
  insist('chat messages', () =>
    chat.ask().then(
      () => 'stored',
      ({ code }) => String(code),
    ),
  ),
);
process.send?.('ready');
process.once('message', async () => {
  isOver = true;
  chat.close();
  await Promise.race([Promise.all([...loops, ...talks]), setTimeout(2_000)]);
  process.send?.(met, () => process.exit());
});

async function insist(what: string, act: () => Promise<string>): Promise<void> {
  met[what] ??= {};
  const counts = met[what];
  while (!isOver) {
    const answer = await act();
    counts[answer] = (counts[answer] ?? 0) + 1;
    await setTimeout(PAUSE_MS);
  }
}

function send({ path, body }: { path: string; body?: string }): Promise<number> {
  const headers = body === undefined ? {} : { 'content-type': 'application/json' };
  return new Promise((resolve) => {
    const call = request(
      url + path,
      { agent, method: body === undefined ? 'GET' : 'POST', headers },
      (answer) =>
        answer
          .resume()
          .on('end', () => resolve(answer.statusCode ?? 0))
          .on('error', () => resolve(0)),
    );
    call.on('error', () => resolve(0)).end(body);
  });
}
