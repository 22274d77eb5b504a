import { expect, it } from 'vitest';
import { kindOfMail } from './mail-kind.rules.ts';

const FROM = { from: 'Asha <asha@example.org>' };

it.each([
  ['reply', {}],
  ['reply', { 'auto-submitted': 'no' }],
  ['reply', { precedence: 'first-class' }],
  ['automatic', { 'auto-submitted': 'auto-replied' }],
  ['automatic', { 'auto-submitted': 'auto-generated; owner=a' }],
  ['automatic', { precedence: 'bulk' }],
  ['automatic', { precedence: 'auto_reply' }],
  ['automatic', { 'x-autoreply': 'yes' }],
  ['automatic', { 'list-id': '<news.example.org>' }],
  ['automatic', { 'return-path': '<>' }],
  ['automatic', { from: 'MAILER-DAEMON@mx.example.org' }],
  ['automatic', { 'content-type': 'multipart/report; report-type=disposition-notification' }],
  ['bounce', { 'content-type': 'multipart/report; report-type=delivery-status; boundary=x' }],
  ['own', { from: 'Example <Hello@example.com>' }],
  ['own', { from: 'hello@example.com' }],
])('is %s for %j', (kind, headers) => {
  expect(kindOfMail({ ...FROM, ...headers }, 'hello@example.com')).toBe(kind);
});
