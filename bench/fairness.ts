// The cost of a noisy client to all other clients: while it is at all limits, their p99 must stay within twice its quiet
// value, and none of them may be refused.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { BLOG_PATHS, LEAD_PATHS } from 'contract/api-paths.ts';
import { makeBenchClient, openBenchChat } from './bench-chat.ts';
import { LEAD_BODY } from './lead-body.ts';
import { type BenchServer, startLeadServer } from './servers.ts';
import { measurePaced, measureSteadily } from './steady.ts';
import { table } from './table.ts';

const NOISY_CLIENT = fileURLToPath(new URL('./noisy-client.ts', import.meta.url));
/** Addresses of this machine, each a network of its own. */
const OTHERS = '127.0.0.3';
const NOISY_ADDRESS = '127.0.0.2';
const SECONDS = 30;
/** Keeps the delay of loading and compiling at first use out of the comparison. */
const WARM_UP_SECONDS = 4;
/** The most time in which the noisy client spends its saved-up allowance; after that it is at all limits. */
const BURST_SECONDS = 5;
const MOST_TIMES = 2;

interface Felt {
  p50Ms: number;
  p99Ms: number;
  refused: number;
}

/** Default limits: the bench's other servers have none. */
const LIMITS = { LEADS_PER_MINUTE: '300', LEADS_PER_EMAIL_HOUR: '100000', LOG_LEVEL: 'warn' };
const server = await startLeadServer('durable', { env: LIMITS });
try {
  const [ours, noisyId] = await Promise.all([makeBenchClient(server), makeBenchClient(server)]);
  const chat = await openBenchChat(server.url, ours, OTHERS);
  const load = loadavg()[0]?.toFixed(1);
  await feel(server, chat, WARM_UP_SECONDS);
  const quiet = await feel(server, chat, SECONDS);
  const noisy = fork(NOISY_CLIENT, [server.url, noisyId, NOISY_ADDRESS]);
  await once(noisy, 'message');
  const burst = await feel(server, chat, BURST_SECONDS);
  const beside = await feel(server, chat, SECONDS);
  noisy.send('stop');
  const [met] = await once(noisy, 'message');
  await once(noisy, 'exit');
  chat.close();

  const rows = Object.entries(quiet).map(([name, felt]) => {
    const then = beside[name] ?? felt;
    const times = then.p99Ms / felt.p99Ms;
    if (times > MOST_TIMES || then.refused > 0) process.exitCode = 1;
    return [
      name,
      felt.p50Ms.toFixed(1),
      felt.p99Ms.toFixed(1),
      (burst[name] ?? felt).p99Ms.toFixed(1),
      then.p50Ms.toFixed(1),
      then.p99Ms.toFixed(1),
      times.toFixed(2),
      String(then.refused),
    ];
  });
  console.log(
    `\nOthers for ${SECONDS} s, in the first ${BURST_SECONDS} s of the noisy client, and for ${SECONDS} s beside it; load of the machine before: ${load}`,
  );
  console.log(
    table(
      ['what', 'quiet p50 ms', 'p99 ms', 'first p99 ms', 'beside p50 ms', 'p99 ms', 'times', 'refused'],
      rows,
    ),
  );
  console.log('\nAnswers to the noisy client, by status');
  console.log(
    table(
      ['what', 'answers'],
      Object.entries(met as Record<string, object>).map(([what, statuses]) => [
        what,
        JSON.stringify(statuses),
      ]),
    ),
  );
} finally {
  await server.stop();
}

/** Readers, senders of leads and a chat user at the pace of people. */
async function feel({ url }: BenchServer, chat: { ask: () => Promise<unknown> }, seconds: number) {
  const visit = async (path: string, perSecond: number, body?: string): Promise<Felt> => {
    const { p50Ms, p99Ms, statuses } = await measureSteadily(url + path, {
      perSecond,
      seconds,
      from: OTHERS,
      accepts: () => true,
      ...(body !== undefined && { body }),
    });
    const refused = Object.entries(statuses)
      .filter(([status]) => Number(status) >= 400)
      .reduce((sum, [, count]) => sum + count, 0);
    return { p50Ms, p99Ms, refused };
  };
  const talk = async (): Promise<Felt> => {
    let refused = 0;
    const count = () => {
      refused += 1;
    };
    const times = await measurePaced({ perSecond: 4, seconds }, () => chat.ask().catch(count));
    return { ...times, refused };
  };
  const [page, blog, list, lead, message] = await Promise.all([
    visit('/pricing', 40),
    visit('/blog', 20),
    visit(BLOG_PATHS.articles, 10),
    visit(LEAD_PATHS.contact, 4, LEAD_BODY),
    talk(),
  ]);
  return {
    page,
    'page of the blog': blog,
    'list of articles': list,
    lead,
    'chat message': message,
  } as Record<string, Felt>;
}
