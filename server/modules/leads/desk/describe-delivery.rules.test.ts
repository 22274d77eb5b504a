import { expect, it } from 'vitest';
import { describeMessage, describeProblem, describeTarget } from './describe-delivery.rules.ts';

it.each([
  ['visitor-email', 'meera@example.com'],
  ['reply-email', 'meera@example.com'],
  ['sales-email', 'sales@example.com'],
  ['crm-webhook', 'CRM'],
  ['slack', 'Slack'],
  ['teams', 'Microsoft Teams'],
  ['another', 'another'],
])('names who gets messages by %s: %s', (channel, target) => {
  expect(describeTarget(channel, 'meera@example.com', 'sales@example.com')).toBe(target);
});

it.each([
  ['visitor-email', 'received', 'Confirmation'],
  ['slack', 'received', 'New request'],
  ['visitor-email', 'moved.2', 'Demo moved'],
  ['reply-email', 'reply.0190a0b0', 'Reply'],
  ['crm-webhook', 'something.1', 'something'],
])('says what %s sends as %s: %s', (channel, message, words) => {
  expect(describeMessage(channel, message)).toBe(words);
});

it.each([
  ['eauth 535', 'The mail server refused our user name or password. (eauth 535)'],
  ['envelope 550 rcpt to', 'This address does not exist. (envelope 550 rcpt to)'],
  ['bounced 5.2.2', 'Their mailbox is full. (bounced 5.2.2)'],
  ['bounced', 'Their mail server sent the message back. (bounced)'],
  ['http 503', 'The other server had a problem. (http 503)'],
  ['timeout (may have arrived)', 'The server did not answer in time. (timeout (may have arrived))'],
  ['depth_zero_self_signed_cert', 'The server’s certificate was not accepted. (depth_zero_self_signed_cert)'],
  ['strange', 'It could not be sent. (strange)'],
])('explains %s', (lastProblem, sentence) => {
  expect(describeProblem({ state: 'dead', lastProblem })).toBe(sentence);
});

it('says nothing of what was delivered in the end', () => {
  expect(describeProblem({ state: 'done', lastProblem: 'timeout' })).toBeNull();
});
