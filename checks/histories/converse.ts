import { setTimeout } from 'node:timers/promises';
import { openFaultProxy } from '../faults/fault-proxy.ts';
import { runDovecot } from '../support/dovecot.ts';
import { runMailServer } from '../support/mail-server.ts';
import { createRandom } from '../support/random.ts';
import { startAlone, startCluster } from './cluster.ts';
import { createConversationSubject, MAILBOX_USER } from './conversation-clients.ts';
import { type Fault, injectFaults } from './nemesis.ts';

/** Ways in which the server is run: two processes on one Postgres, and one on SQLite. */
export const CONVERSATION_ENGINES = ['postgres', 'sqlite'] as const;

interface Options {
  engine: (typeof CONVERSATION_ENGINES)[number];
  count: number;
  seed: number;
  /** Without it, faults are injected until all have answered. */
  mostFaults?: number;
}

/**
 * Answers visitors at the desk, whose replies lie in a mailbox, while processes, databases and the mailbox are killed, renewed
 * and cut off. The mailbox is away at first.
 * @returns a sentence for each broken promise
 */
export async function playConversations(
  { engine, count, seed, mostFaults = Number.POSITIVE_INFINITY }: Options,
  log: (line: string) => void,
): Promise<{ said: string; faults: number; violations: string[] }> {
  await using opened = new AsyncDisposableStack();
  const [dovecot, smtp] = [await runDovecot(), await runMailServer()];
  opened.defer(dovecot.remove);
  opened.defer(smtp.stop);
  const link = await openFaultProxy(String(dovecot.port));
  opened.defer(link.close);
  const mailbox = new URL(dovecot.addressOf(MAILBOX_USER));
  mailbox.host = link.address;
  const settings = { SMTP_URL: smtp.url, REPLY_MAILBOX: mailbox.href, LOG_LEVEL: 'info' };
  await dovecot.stop();
  const cluster = await (engine === 'postgres' ? startCluster(false, settings) : startAlone(settings));
  opened.defer(cluster.stop);
  const faults: Fault[] = [
    [
      'Dovecot is restarted',
      async (_cluster, random) => {
        await dovecot.stop();
        await setTimeout(random.between(0, 3_000));
        await dovecot.start();
      },
    ],
    [
      'the mailbox is built again, with new numbers',
      async () => {
        await dovecot.stop();
        await dovecot.forgetNumbers(MAILBOX_USER);
        await dovecot.start();
      },
    ],
    ['connections to the mailbox are cut', async () => link.drop()],
    [
      'the mailbox refuses connections',
      async (_cluster, random) => {
        await link.refuse();
        await setTimeout(random.between(500, 5_000));
        await link.goOn();
      },
    ],
    [
      'the mailbox says nothing',
      async (_cluster, random) => {
        link.swallow();
        await setTimeout(random.between(500, 5_000));
        await link.goOn();
      },
    ],
  ];
  const random = createRandom(seed + 1);
  const subject = await createConversationSubject(cluster, random, { dovecot, smtp, count });
  let [isDone, injected] = [false, 0];
  const isOver = () => isDone || injected >= mostFaults;
  const tell = (fault: string) => {
    injected += 1;
    log(fault);
  };
  const running = subject.run(new Promise(() => {})).finally(() => {
    isDone = true;
  });
  const injecting = (async () => {
    await setTimeout(3_000);
    await dovecot.start();
    return injectFaults(cluster, createRandom(seed), isOver, tell, faults);
  })();
  await Promise.all([running, injecting]);
  const { said, violations } = await subject.judge();
  if (violations.length > 0) for (const line of cluster.errors().slice(-20)) log(line);
  return { said, faults: await injecting, violations };
}
