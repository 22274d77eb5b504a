import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import type { AppContext } from '../../../plugins/app-context.ts';
import { senderOf } from '../../../plugins/mail/sender.ts';
import { nameOfMailbox, readMailbox } from '../../../shared/addresses/mailbox.ts';
import { openMailReader } from './mail-reader.ts';
import { storeFailure } from './mailboxes.store.ts';
import { addPostedMails } from './posted-mails.routes.ts';
import { readMailboxUntil } from './read-mailbox.ts';
import { pauseAfter, problemOf } from './reading.rules.ts';
import { type MailOutcome, type ReceivedMail, takeMail } from './take-mail.ts';

/** Interval at which a server without a mailbox, or a copy, looks whether it has one to read. */
const LOOK_MS = 5_000;

/**
 * Reads the replies of visitors from the mailbox, where one is set, or takes them from a mail service; every process does,
 * and each mail is taken once.
 */
export function addInbox(
  app: FastifyInstance,
  { config, settings, database, databaseRole, clock, logger, metrics }: AppContext,
): void {
  const mails = new Counter({
    name: 'received_mails_total',
    help: 'Mails of the mailbox for replies by what became of them',
    labelNames: ['outcome'],
    registers: [metrics.registry],
  });
  const reader = openMailReader();
  const stopping = new AbortController();
  let changing = new AbortController();
  let reading: Promise<void> | undefined;

  async function take(mail: ReceivedMail): Promise<void> {
    const parts = { database, reader, clock, ownSender: senderOf(config) };
    const outcome: MailOutcome = await takeMail(parts, mail);
    mails.inc({ outcome });
    // Names no one: its sender may have been erased.
    if (outcome === 'unknown') logger.info('a reply to a request that is gone was dropped');
    if (outcome === 'too-many') logger.warn('a reply to a request with very many mails was dropped');
  }

  async function run(): Promise<void> {
    let failures = 0;
    while (!stopping.signal.aborted) {
      const signal = AbortSignal.any([stopping.signal, changing.signal]);
      const wait = (ms: number) => pause(ms, undefined, { signal, ref: false }).catch(() => {});
      try {
        const mailbox = config.replyMailbox === null ? undefined : readMailbox(config.replyMailbox);
        if (!mailbox || mailbox.isPosted || (await databaseRole.findCopyReason()) !== undefined) {
          failures = 0;
          await wait(LOOK_MS);
          continue;
        }
        try {
          await readMailboxUntil(mailbox, { database, clock, take, onOpen: () => (failures = 0) }, signal);
        } catch (error) {
          failures += 1;
          const problem = problemOf(error as object);
          logger.warn({ problem }, 'the mailbox for replies does not answer');
          await storeFailure(database, nameOfMailbox(mailbox), problem, clock());
          await wait(pauseAfter(failures, problem));
        }
      } catch (err) {
        logger.error({ err }, 'the mailbox for replies could not be read');
        await wait(LOOK_MS);
      }
    }
  }

  addPostedMails(app, { config, database, databaseRole, clock, take });

  app.addHook('onReady', async () => {
    reading = run();
  });
  settings.onChange(() => {
    changing.abort();
    changing = new AbortController();
  });
  app.addHook('preClose', async () => {
    stopping.abort();
    await reading;
    await reader.close();
  });
}
