import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { deskCaller } from '../../../../checks/support/desk/desk-caller.ts';
import { hasDovecot, startDovecot } from '../../../../checks/support/dovecot.ts';
import { type Engine, engines } from '../../../../checks/support/engines.ts';
import { type ReceivedMail, startMailServer } from '../../../../checks/support/mail-server.ts';
import { storeLead } from '../../../../checks/support/stored-leads.ts';
import { startTestServer } from '../../../../checks/support/test-server.ts';
import { findMailboxHealth } from './mailboxes.store.ts';

const USER = 'answers@example.com';
const WITHIN = { timeout: 20_000, interval: 20 };

async function setUp({ openDatabase }: Engine, password?: string) {
  const [dovecot, smtp, database] = [await startDovecot(), await startMailServer(), await openDatabase()];
  const replyMailbox = dovecot.addressOf(USER, password);
  const config = { smtpUrl: smtp.url, mailFrom: 'hello@example.com', replyMailbox };
  const start = () => startTestServer({ database, config, delivers: true });
  const findHealth = () => findMailboxHealth(database, { replyMailbox });
  const untilRead = () => vi.waitFor(async () => expect((await findHealth())?.readAt).toBeTruthy(), WITHIN);
  const listMails = () => database.selectFrom('lead_mails').select(['text', 'lead_id']).execute();
  return { dovecot, smtp, database, start, findHealth, untilRead, listMails };
}

const replyAddressIn = (mail: ReceivedMail | undefined) =>
  /^Reply-To: .*<(.*)>$/m.exec(mail?.source ?? '')?.[1] ?? '';

const answerTo = (address: string, number: number) =>
  [
    ...[
      'From: Asha <asha@example.com>',
      `To: ${address}`,
      'Subject: Re: Hello',
      `Message-ID: <${number}@example.org>`,
    ],
    ...['', `Answer ${number}`, '', '> Yes.', ''],
  ].join('\r\n');

describe.runIf(hasDovecot).each(engines)('replies in a mailbox on $name', (engine) => {
  it('come to the desk from the address that each mail of the desk has', async () => {
    const { dovecot, smtp, database, start, untilRead, listMails } = await setUp(engine);
    await dovecot.append(USER, answerTo('someone@example.com', 0));
    const server = await start();
    await untilRead();
    const maya = await deskCaller(server, 'owner', { name: 'Maya' });
    const id = await storeLead(database);
    await maya.call('POST', `/leads/${id}/replies`, { subject: 'Hello', text: 'Yes.', key: randomUUID() });
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), WITHIN);
    const address = replyAddressIn(smtp.mails[0]);
    expect(address).toMatch(/^answers\+\w{26}@example\.com$/);
    await dovecot.append(USER, answerTo(address, 1));
    await vi.waitFor(
      async () => expect(await listMails()).toEqual([{ text: 'Answer 1', lead_id: id }]),
      WITHIN,
    );
    const { leads, readsReplies } = (await maya.call('GET', `/persons/${id}`)).body;
    expect([readsReplies, leads[0].state, leads[0].assignedTo]).toEqual([true, 'new', expect.any(String)]);
    expect(leads[0].mails).toMatchObject([{ kind: 'reply', text: 'Answer 1', quoted: '> Yes.' }]);
  });

  it('are there once after two servers, a restart and a mailbox that was away', async () => {
    const { dovecot, database, start, findHealth, untilRead, listMails } = await setUp(engine);
    const deliveries = [{ channel: 'reply-email', state: 'done' as const }];
    const id = await storeLead(database, { deliveries });
    const { id: delivery } = await database
      .selectFrom('lead_deliveries')
      .select('id')
      .executeTakeFirstOrThrow();
    const references = (number: number) =>
      answerTo('sales@example.com', number).replace(
        'Subject:',
        `In-Reply-To: <${delivery}@example.com>\r\nSubject:`,
      );
    const [first] = [await start(), await start()];
    await untilRead();
    const numbers = Array.from({ length: 20 }, (_, index) => index);
    await dovecot.append(USER, ...numbers.slice(0, 10).map(references));
    await vi.waitFor(async () => expect((await listMails()).length).toBeGreaterThan(2), WITHIN);
    await first.app.close();
    await dovecot.stop();
    await vi.waitFor(async () => expect((await findHealth())?.failingSince).toBeTruthy(), WITHIN);
    await dovecot.start();
    await dovecot.append(USER, ...numbers.slice(10).map(references));
    await vi.waitFor(async () => expect(await listMails()).toHaveLength(20), WITHIN);
    expect(new Set((await listMails()).map(({ text }) => text)).size).toBe(20);
    expect(id).toBeTruthy();
    expect((await findHealth())?.failingSince).toBeNull();
  });

  it('are there though the mailbox had never answered when they came', async () => {
    const { dovecot, smtp, database, start, findHealth, listMails } = await setUp(engine);
    await dovecot.stop();
    const server = await start();
    await vi.waitFor(async () => expect((await findHealth())?.failingSince).toBeTruthy(), WITHIN);
    const maya = await deskCaller(server, 'owner', { name: 'Maya' });
    const id = await storeLead(database);
    await maya.call('POST', `/leads/${id}/replies`, { subject: 'Hello', text: 'Yes.', key: randomUUID() });
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), WITHIN);
    await server.app.close();
    await dovecot.start();
    await dovecot.append(USER, answerTo(replyAddressIn(smtp.mails[0]), 1));
    await start();
    await vi.waitFor(
      async () => expect(await listMails()).toEqual([{ text: 'Answer 1', lead_id: id }]),
      WITHIN,
    );
  });

  it('are missed in Health where the password is wrong', async () => {
    const { start, findHealth } = await setUp(engine, 'wrong');
    const server = await start();
    await vi.waitFor(async () => expect((await findHealth())?.problem).toBe('login_refused'), WITHIN);
    const maya = await deskCaller(server, 'owner', { name: 'Maya' });
    const { mailbox, troubles } = (await maya.call('GET', '/health')).body;
    expect(mailbox).toMatchObject({ problem: 'login_refused', readAt: null });
    expect(troubles.map(({ cause }: { cause: string }) => cause)).toContain('mailbox-down');
    expect(JSON.stringify(server.logged)).not.toMatch(/wrong|answers@/);
  });
});
