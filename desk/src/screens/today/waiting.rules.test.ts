import { describe, expect, it } from 'vitest';
import { type BrokenChannel, brokenInWords, urgencyOf, wordOf } from './waiting.rules.ts';

const NOW = Date.parse('2026-11-26T12:00:00Z');

describe('urgencyOf', () => {
  it.each([
    ['2026-11-26T11:30:00Z', 'plain'],
    ['2026-11-26T11:00:00Z', 'human'],
    ['2026-11-25T12:00:01Z', 'human'],
    ['2026-11-25T12:00:00Z', 'bad'],
  ])('of a lead of %s is %s', (receivedAt, tone) => {
    expect(urgencyOf(receivedAt, NOW)).toBe(tone);
  });
});

describe('wordOf', () => {
  const demo = {
    leadId: '7',
    name: 'Ada',
    email: 'ada@example.com',
    host: null,
    timeZone: null,
    start: '2026-11-26T11:00:00Z',
  };

  it.each([
    ['booked', '2026-11-26T12:30:00Z', undefined],
    ['booked', '2026-11-26T11:30:00Z', 'Did it take place?'],
    ['held', '2026-11-26T11:30:00Z', 'Took place'],
    ['no-show', '2026-11-26T11:30:00Z', 'No-show'],
    ['to-confirm', '2026-11-26T12:30:00Z', 'Host has to confirm'],
    ['without-host', '2026-11-26T12:30:00Z', 'Has no host'],
    ['unconfirmed', '2026-11-26T12:30:00Z', 'Visitor has to confirm'],
  ] as const)('of a demo that is %s and ends at %s is %s', (state, end, label) => {
    expect(wordOf({ ...demo, state, end }, NOW)?.label).toBe(label);
  });
});

describe('brokenInWords', () => {
  it.each([
    ['dead', 1, '1 message by Slack was given up'],
    ['dead', 1_200, '1,200 messages by Slack were given up'],
    ['late', 1, '1 message by Slack is late'],
    ['late', 4, '4 messages by Slack are late'],
  ] as const)('says of %s, %i: %s', (state, count, words) => {
    expect(brokenInWords({ channel: 'slack', label: 'Slack', state, count, since: '' })).toBe(words);
  });
});

it('names a channel as people do', () => {
  const broken: BrokenChannel = {
    ...{ channel: 'sales-email', label: 'Email to sales', count: 3 },
    state: 'dead',
    since: '2026-11-26T08:00:00Z',
  };
  expect(brokenInWords(broken)).toBe('3 messages by email to sales were given up');
});
