import { describe, expect, it } from 'vitest';
import { colorOf, colorOfChannel, colorOfPart, judgeHealth, worstOf } from './health.rules.ts';

const found = (cause: string) => ({ cause, title: cause, text: cause });
const SLACK = { channel: 'slack' };
const FAILING = { channel: 'slack', failingSince: new Date('2026-03-10T06:30:00Z') };

describe('the color of trouble', () => {
  it.each([
    ['channel-down:slack', 'red'],
    ['queue-stuck:slack', 'red'],
    ['backup-old', 'red'],
    ['certificate-ends', 'red'],
    ['storage-down', 'red'],
    ['database-damaged', 'red'],
    ['backup-failed', 'amber'],
    ['rehearsal-failed', 'amber'],
    ['given-up:slack', 'amber'],
    ['disk-low:DATA_DIR', 'amber'],
    ['forms-refused', 'amber'],
    ['calendar-unread:c1', 'amber'],
    ['certificate-ends-soon', 'amber'],
    ['certificate-untrusted', 'amber'],
  ] as const)('makes %s %s', (cause, color) => {
    expect(colorOf({ cause })).toBe(color);
  });

  it.each([
    [[], 'green'],
    [['green'], 'green'],
    [['green', 'amber'], 'amber'],
    [['amber', 'red', 'green'], 'red'],
  ] as const)('takes of %j the worst, %s', (colors, worst) => {
    expect(worstOf(colors)).toBe(worst);
  });
});

describe('judgeHealth', () => {
  it.each([
    ['nothing is wrong', [], SLACK, 'green'],
    ['a channel has just begun to fail', [], FAILING, 'amber'],
    ['forms are refused', ['forms-refused'], SLACK, 'amber'],
    ['a channel is down', ['channel-down:slack'], FAILING, 'red'],
    ['one thing is amber and another red', ['disk-low:DATA_DIR', 'backup-old'], SLACK, 'red'],
  ] as const)('judges where %s', (_case, causes, channel, color) => {
    expect(judgeHealth(causes.map(found), [channel])).toBe(color);
  });
});

describe('the color of a part', () => {
  it.each([
    [['channel-down:crm-webhook'], SLACK, 'green'],
    [['channel-down:slack'], FAILING, 'red'],
    [['given-up:slack'], SLACK, 'amber'],
    [['queue-stuck:slack'], SLACK, 'red'],
    [[], FAILING, 'amber'],
  ] as const)('of %j makes the channel %j %s', (causes, channel, color) => {
    expect(colorOfChannel(causes.map(found), channel)).toBe(color);
  });

  it('ignores what is wrong elsewhere', () => {
    const incidents = [found('backup-old'), found('forms-refused')];
    expect(colorOfPart(incidents, ['backup-old', 'backup-failed'])).toBe('red');
    expect(colorOfPart(incidents, ['forms-refused'])).toBe('amber');
    expect(colorOfPart(incidents, ['disk-low:DATA_DIR'])).toBe('green');
  });
});
