import { expect, it } from 'vitest';
import { MAIL_BRAND } from '../../../checks/support/mail-brand.ts';
import { startMailServer } from '../../../checks/support/mail-server.ts';
import { composeResetMail, sendResetToken } from './password-mail.ts';

const RESET = {
  email: 'asha@example.com',
  token: 'k3y-of-a-day_',
  expiresAt: new Date('2026-03-10T07:00:00Z'),
};
const SENDER = {
  ...MAIL_BRAND,
  productName: 'Weave',
  siteUrl: 'https://weave.example',
  from: 'hello@weave.example',
  answersTo: null,
};

it('sends the token to its user', async () => {
  const server = await startMailServer();
  expect(await sendResetToken(server.url, RESET, SENDER)).toEqual({ kind: 'done' });
  expect(server.mails.map(({ from, to }) => [from, to])).toEqual([[SENDER.from, [RESET.email]]]);
  expect(server.mails[0]?.source).toContain('Subject: Set a new Weave password');
});

it('contains the token, its use and its expiry in both parts', () => {
  const { text, html } = composeResetMail(RESET, SENDER);
  for (const words of [text, html]) {
    expect(words).toContain(RESET.token);
    expect(words).toContain('2026-03-10 07:00 UTC');
    expect(words).toContain('https://weave.example/authms/webhook/reset-password');
  }
});

it('reports the answer of a mail server that refuses the email', async () => {
  const server = await startMailServer();
  server.mood = 'full';
  expect(await sendResetToken(server.url, RESET, SENDER)).toMatchObject({
    kind: 'failed',
    problem: 'eenvelope 452 rcpt to',
  });
});
