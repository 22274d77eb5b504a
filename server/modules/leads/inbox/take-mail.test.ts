import { describe, expect, it, onTestFinished } from 'vitest';
import { type Engine, engines } from '../../../../checks/support/engines.ts';
import { storeLead } from '../../../../checks/support/stored-leads.ts';
import { NOW } from '../../../../checks/support/test-server.ts';
import { listMails } from '../records/lead-mails.ts';
import { openMailReader } from './mail-reader.ts';
import { replyAddressOf } from './reply-address.rules.ts';
import { takeMail } from './take-mail.ts';

const LATER = new Date(NOW.getTime() + 60_000);
const BOB = 'b0b00000-0000-4000-8000-000000000000';

async function setUp({ openDatabase }: Engine, state: 'handled' | 'won' | 'spam' = 'handled') {
  const database = await openDatabase();
  const reader = openMailReader();
  onTestFinished(() => reader.close());
  const leadId = await storeLead(database, {
    deliveries: [{ channel: 'reply-email', state: 'done' }],
    state,
  });
  await database.updateTable('leads').set({ assigned_to: BOB, snoozed_until: LATER.toISOString() }).execute();
  const { id } = await database.selectFrom('lead_deliveries').select('id').executeTakeFirstOrThrow();
  const address = replyAddressOf({ address: 'answers@example.com' }, id);
  const take = (source: string | Buffer, isPart = false) =>
    takeMail(
      { database, reader, clock: () => LATER, ownSender: 'hello@example.com' },
      { source: Buffer.from(source), isPart, receivedAt: LATER },
    );
  const findLead = () =>
    database
      .selectFrom('leads')
      .select(['state', 'assigned_to', 'snoozed_until', 'replied_at', 'version'])
      .executeTakeFirstOrThrow();
  return {
    database,
    leadId,
    deliveryId: id,
    address,
    take,
    findLead,
    mails: () => listMails(database, [leadId]),
  };
}

const mail = (to: string, headers: string[] = [], body = 'Yes, on Friday.\r\n\r\n> Can we talk?\r\n') =>
  [
    ...[
      'From: Asha <asha@example.com>',
      `To: ${to}`,
      'Subject: Re: Your request',
      'Message-ID: <m1@example.org>',
    ],
    ...headers,
    '',
    body,
  ].join('\r\n');

const withFiles = (to: string, ...files: [name: string, content: Buffer][]) =>
  mail(
    to,
    ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=q'],
    [
      '--q\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<p>Hello <b>you</b></p><script>alert(1)</script><style>p{}</style>',
      ...files.map(
        ([name, content]) =>
          `--q\r\nContent-Type: text/html; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${content.toString('base64')}`,
      ),
      '--q--\r\n',
    ].join('\r\n'),
  );

const report = (to: string, deliveryId: string, action = 'failed') =>
  [
    ...[
      'From: MAILER-DAEMON@mx.example.org',
      `To: ${to}`,
      'Message-ID: <r1@mx.example.org>',
      'MIME-Version: 1.0',
    ],
    'Content-Type: multipart/report; report-type=delivery-status; boundary=q',
    ...[
      '',
      '--q',
      '',
      'Sorry.',
      '',
      '--q',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx',
      '',
    ],
    ...[`Action: ${action}`, 'Status: 5.1.1', '', '--q', 'Content-Type: message/rfc822', ''],
    ...[`Message-ID: <${deliveryId}@example.com>`, 'Subject: Hi', '', 'Hi', '--q--', ''],
  ].join('\r\n');

describe.each(engines)('a mail that answers one of the desk on $name', (engine) => {
  it('is on the timeline, and the request is new, with its owner', async () => {
    const { address, take, findLead, mails } = await setUp(engine);
    expect(await take(mail(address))).toBe('reply');
    expect(await mails()).toMatchObject([
      {
        kind: 'reply',
        sender: 'asha@example.com',
        text: 'Yes, on Friday.',
        quoted: '> Can we talk?',
        problem: null,
      },
    ]);
    expect(await findLead()).toEqual({
      ...{ state: 'new', assigned_to: BOB, snoozed_until: null },
      ...{ replied_at: LATER.toISOString(), version: 1 },
    });
  });

  it('is taken once, however often and however many processes take it', async () => {
    const { address, take, findLead, mails } = await setUp(engine);
    const outcomes = await Promise.all([take(mail(address)), take(mail(address)), take(mail(address))]);
    expect(outcomes.sort()).toEqual(['known', 'known', 'reply']);
    expect(await mails()).toHaveLength(1);
    expect((await findLead()).version).toBe(1);
  });

  it('finds its request by the mail that it answers', async () => {
    const { deliveryId, take } = await setUp(engine);
    expect(await take(mail('sales@example.com', [`In-Reply-To: <${deliveryId}@example.com>`]))).toBe('reply');
  });

  it('leaves the state of spam', async () => {
    const { address, take, findLead } = await setUp(engine, 'spam');
    await take(mail(address));
    expect((await findLead()).state).toBe('spam');
  });

  it('is kept apart where a program sent it', async () => {
    const { address, take, findLead, mails } = await setUp(engine);
    expect(await take(mail(address, ['Auto-Submitted: auto-replied']))).toBe('automatic');
    expect(await mails()).toMatchObject([{ kind: 'automatic' }]);
    expect((await findLead()).state).toBe('handled');
  });

  it('leaves nothing where its request is gone', async () => {
    const { database, address, take } = await setUp(engine);
    await database.deleteFrom('leads').execute();
    expect(await take(mail(address))).toBe('unknown');
    expect(await database.selectFrom('lead_mails').select('id').execute()).toEqual([]);
  });

  it('is dropped if the site has sent it, or if it answers no mail', async () => {
    const { address, take } = await setUp(engine);
    expect(await take(mail(address).replace('asha@example.com', 'hello@example.com'))).toBe('own');
    expect(await take(mail('sales@example.com'))).toBe('other');
  });

  it('keeps its files as bytes, and of its page the words alone', async () => {
    const { database, address, take, mails } = await setUp(engine);
    const content = Buffer.from('<script>alert(1)</script>');
    await take(withFiles(address, ['../offer.html', content], ['large.bin', Buffer.alloc(5_000_001)]));
    const [stored] = await mails();
    expect(stored).toMatchObject({ text: 'Hello you', problem: 'files-left-out' });
    expect(stored?.files).toMatchObject([{ name: '.._offer.html', size: content.length }]);
    const [file] = await database.selectFrom('lead_mail_files').select('content').execute();
    expect(Buffer.from(file?.content ?? '', 'base64')).toEqual(content);
  });

  it('keeps ten files at most, and none of a mail that is read in part', async () => {
    const { address, take, mails } = await setUp(engine);
    const files = Array.from({ length: 12 }, (_, index): [string, Buffer] => [
      `${index}.txt`,
      Buffer.from('a'),
    ]);
    await take(withFiles(address, ...files));
    await take(withFiles(address, ['a.txt', Buffer.from('a')]).replace('<m1@', '<m2@'), true);
    expect((await mails()).map((each) => [each.files.length, each.problem])).toEqual([
      [10, 'files-left-out'],
      [0, 'files-left-out'],
    ]);
  });

  it('is never taken for empty where it cannot be read', async () => {
    const { address, take, findLead, mails } = await setUp(engine);
    const nested = Array.from(
      { length: 40 },
      (_, depth) => `--q${depth}\r\nContent-Type: multipart/mixed; boundary=q${depth + 1}\r\n`,
    );
    const source = mail(
      address,
      ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=q0'],
      nested.join('\r\n'),
    );
    expect(await take(source)).toBe('reply');
    expect(await mails()).toMatchObject([{ text: '', problem: 'unreadable' }]);
    expect((await findLead()).state).toBe('new');
  });

  it('marks its message as come back, with the reason', async () => {
    const { database, deliveryId, take, findLead, mails } = await setUp(engine);
    expect(await take(report('hello@example.com', deliveryId))).toBe('bounce');
    const [delivery] = await database
      .selectFrom('lead_deliveries')
      .select(['state', 'last_problem'])
      .execute();
    expect(delivery).toEqual({ state: 'dead', last_problem: 'bounced 5.1.1' });
    expect((await findLead()).state).toBe('new');
    expect(await mails()).toMatchObject([{ kind: 'bounce', text: 'bounced 5.1.1' }]);
  });

  it('marks nothing where its message is only late', async () => {
    const { database, deliveryId, take } = await setUp(engine);
    expect(await take(report('hello@example.com', deliveryId, 'delayed'))).toBe('other');
    expect(await database.selectFrom('lead_deliveries').select('state').execute()).toEqual([
      { state: 'done' },
    ]);
  });
});
