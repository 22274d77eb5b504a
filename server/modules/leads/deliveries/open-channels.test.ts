import { expect, it } from 'vitest';
import { MAIL_BRAND } from '../../../../checks/support/mail-brand.ts';
import { mailSenderOf } from '../../../plugins/mail/sender.ts';
import { readConfig } from '../../../settings/read-config.ts';

const SMTP = { SMTP_URL: 'smtps://mail.example.com', MAIL_FROM: 'hello@example.com' };
const SALES = { SALES_EMAIL: 'sales@example.com' };

it.each<[Record<string, string>, { from: string; answersTo: string | null }]>([
  [
    { ...SMTP, ...SALES },
    { from: 'hello@example.com', answersTo: 'sales@example.com' },
  ],
  [SMTP, { from: 'hello@example.com', answersTo: 'hello@example.com' }],
  [SALES, { from: 'noreply@localhost.invalid', answersTo: 'sales@example.com' }],
  [{}, { from: 'noreply@localhost.invalid', answersTo: null }],
])('sets sender and reply address for %j', (variables, expected) => {
  expect(mailSenderOf(readConfig(variables), MAIL_BRAND)).toMatchObject(expected);
});

it.each([
  [{}, null],
  [{ COMPANY_NAME: 'Example GmbH' }, 'Example GmbH'],
  [{ COMPANY_NAME: 'Example GmbH', COMPANY_ADDRESS: '1 Main Street' }, 'Example GmbH, 1 Main Street'],
  [{ COMPANY_ADDRESS: '1 Main Street' }, null],
])('names the company in emails for %j', (variables, company) => {
  expect(mailSenderOf(readConfig(variables), MAIL_BRAND).company).toBe(company);
});
