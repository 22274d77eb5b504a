import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { deskCaller } from '../../../../checks/support/desk/desk-caller.ts';
import { engines } from '../../../../checks/support/engines.ts';
import { startMailServer } from '../../../../checks/support/mail-server.ts';
import { storeLead } from '../../../../checks/support/stored-leads.ts';
import { startTestServer } from '../../../../checks/support/test-server.ts';
import { readMailbox } from '../../../shared/addresses/mailbox.ts';
import { readPosted } from './posted-mails.routes.ts';

const PASSWORD = 'a-password-of-some-length';
const ADDRESS = `https://answers%40example.com:${PASSWORD}@www.example.com/inbox/mail`;
const KEY = `Basic ${Buffer.from(`answers@example.com:${PASSWORD}`).toString('base64')}`;
const RAW = { 'content-type': 'message/rfc822' };

const answerTo = (address: string, headers = `To: ${address}`) =>
  [
    ...['From: Asha <asha@example.com>', headers, 'Subject: Re: Hello', 'Message-ID: <1@example.org>'],
    ...['', 'Thank you, at ten.', '', '> Yes.', ''],
  ].join('\r\n');

/** Encodes a form as multipart/form-data. */
async function encode(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const encoded = new Response(form);
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    body: Buffer.from(await encoded.arrayBuffer()),
  };
}

/** Shapes in which mail services post a mail. */
const SHAPES: [name: string, post: (address: string) => unknown][] = [
  ['as it is', (address) => ({ headers: RAW, body: answerTo(address) })],
  ['as JSON', (address) => ({ body: { MessageID: '1', Subject: 'Re', RawEmail: answerTo(address) } })],
  ['in a form', (address) => encode({ email: answerTo(address), subject: 'Re' })],
  [
    'in a form that alone names the recipient',
    (address) => encode({ recipient: address, 'body-mime': answerTo(address, 'To: undisclosed:;') }),
  ],
  [
    'in a plain form',
    (address) => ({
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ 'body-mime': answerTo(address) }).toString(),
    }),
  ],
];

describe.each(engines)('mails that a service posts on $name', ({ openDatabase }) => {
  async function setUp() {
    const [smtp, database] = [await startMailServer(), await openDatabase()];
    const config = { smtpUrl: smtp.url, mailFrom: 'hello@example.com', replyMailbox: ADDRESS };
    const server = await startTestServer({ database, config, delivers: true });
    const post = async (call: object, authorization = KEY) => {
      const { headers = {}, ...rest } = call as { headers?: object };
      const all = { authorization, ...headers };
      return server.app.inject({ method: 'POST', url: '/inbox/mail', headers: all, ...rest });
    };
    return { smtp, database, server, post };
  }

  it.each(SHAPES)('come to the desk %s, once', async (_name, shape) => {
    const { smtp, database, server, post } = await setUp();
    const maya = await deskCaller(server, 'owner', { name: 'Maya' });
    const id = await storeLead(database);
    await maya.call('POST', `/leads/${id}/replies`, { subject: 'Hello', text: 'Yes.', key: randomUUID() });
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), { timeout: 20_000 });
    const [, address = ''] = /^Reply-To: .*<(.*)>$/m.exec(smtp.mails[0]?.source ?? '') ?? [];
    const call = (await shape(address)) as object;
    expect((await post(call)).statusCode).toBe(200);
    expect((await post(call)).statusCode).toBe(200);
    const { leads } = (await maya.call('GET', `/persons/${id}`)).body;
    expect(leads[0]).toMatchObject({
      state: 'new',
      mails: [{ kind: 'reply', text: 'Thank you, at ten.', quoted: '> Yes.' }],
    });
  });

  it('are refused without the password, and without a mail', async () => {
    const { post } = await setUp();
    const mail = { headers: RAW, body: answerTo('answers@example.com') };
    expect((await post(mail, 'Basic YTpi')).json()).toMatchObject({ statusCode: 401, code: 'wrong_key' });
    expect((await post({ body: { Subject: 'Re' } })).json()).toMatchObject({ code: 'invalid_request' });
    expect((await post({ headers: { 'content-type': 'image/png' }, body: 'x' })).statusCode).toBe(400);
    expect((await post(mail)).statusCode).toBe(200);
  });
});

it('keeps the bytes of a mail in an older encoding', async () => {
  const source = Buffer.from('Content-Type: text/plain; charset=iso-8859-1\r\n\r\nGrüße', 'latin1');
  const form = new FormData();
  form.append('email', new Blob([source]), 'mail.eml');
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  expect((await readPosted(type, Buffer.from(await encoded.arrayBuffer()))).source).toEqual(source);
});

it('takes no mails where the mailbox is read', async () => {
  const server = await startTestServer({ config: { replyMailbox: null } });
  expect((await server.app.inject({ method: 'POST', url: '/inbox/mail', payload: {} })).statusCode).toBe(404);
});

it.each([
  [ADDRESS, 'answers@example.com'],
  [ADDRESS.replace('/inbox/mail', ''), undefined],
  [ADDRESS.replace(PASSWORD, 'short'), undefined],
])('reads %s', (text, address) => {
  expect(readMailbox(text)?.address).toBe(address);
});
