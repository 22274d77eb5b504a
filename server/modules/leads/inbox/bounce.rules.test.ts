import { expect, it } from 'vitest';
import { readDeliveryStatus } from './bounce.rules.ts';

const report = (group: string) => `Reporting-MTA: dns; mx.example.org\r\n\r\n${group}\r\n`;

it.each([
  ['Final-Recipient: rfc822; a@b.example\r\nAction: failed\r\nStatus: 5.1.1', { problem: 'bounced 5.1.1' }],
  ['Action: Failed\r\nStatus: 5.2.2 (mailbox full)', { problem: 'bounced 5.2.2' }],
  ['Action: failed', { problem: 'bounced' }],
  ['Action: failed\r\nStatus: see <a@b.example>', { problem: 'bounced' }],
  ['Action: delivered\r\nStatus: 2.0.0\r\n\r\nAction: failed\r\nStatus: 5.7.1', { problem: 'bounced 5.7.1' }],
  ['Action: delayed\r\nStatus: 4.4.1', undefined],
  ['Action: relayed\r\nStatus: 2.0.0', undefined],
  ['', undefined],
])('reads %j', (group, bounce) => {
  expect(readDeliveryStatus(report(group))).toEqual(bounce);
});
