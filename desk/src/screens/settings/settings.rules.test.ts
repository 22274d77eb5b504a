import type { DeskSetting } from 'contract/desk/settings.ts';
import { describe, expect, it } from 'vitest';
import { changesOf, daysOf, keptDrafts, textOfDays } from './settings.rules.ts';

const setting = (name: string, more: Partial<DeskSetting> = {}): DeskSetting => ({
  ...{ name, group: 'Office', label: name, description: '', accepted: '', isNumber: false },
  ...{ source: 'default', isSecret: false, isSet: false, isReadable: true },
  ...more,
});

const zone = setting('DEMO_ZONE', { usual: 'Europe/Lisbon' });
const hours = setting('DEMO_HOURS', { source: 'desk', text: '10:00-12:00', isSet: true });
const seats = setting('DEMO_SEATS', { source: 'environment', text: '4', isSet: true });
const slack = setting('SLACK_WEBHOOK_URL', { source: 'desk', isSecret: true, isSet: true });

describe('changesOf', () => {
  it.each<[string, DeskSetting, string, ReturnType<typeof changesOf>]>([
    ['sends what is typed', zone, ' Europe/Berlin ', [{ name: 'DEMO_ZONE', text: 'Europe/Berlin' }]],
    ['leaves what is as before', hours, '10:00-12:00', []],
    ['leaves a usual value that stays', zone, '', []],
    ['takes back what is emptied', hours, ' ', [{ name: 'DEMO_HOURS', text: null }]],
    ['never sends what the environment decides', seats, '5', []],
    ['leaves a secret in whose field nothing is typed', slack, '', []],
    ['replaces a secret', slack, 'https://x/', [{ name: 'SLACK_WEBHOOK_URL', text: 'https://x/' }]],
  ])('%s', (_, one, text, changes) => {
    expect(changesOf([one], { [one.name]: text })).toEqual(changes);
  });

  it('takes a secret back only where that is asked for', () => {
    expect(changesOf([slack, zone], {}, new Set([slack.name]))).toEqual([{ name: slack.name, text: null }]);
  });
});

it('keeps only drafts that change something', () => {
  const typed = { DEMO_ZONE: 'Europe/Berlin', DEMO_HOURS: '10:00-12:00', GONE: 'x' };
  expect(keptDrafts([zone, hours], typed)).toEqual({ DEMO_ZONE: 'Europe/Berlin' });
});

describe('days of retention', () => {
  it.each<[string, Record<string, string>]>([
    ['demo=365,contact=730', { demo: '365', contact: '730' }],
    ['', {}],
    ['demo=abc', { demo: 'abc' }],
  ])('reads and writes %j', (text, days) => {
    expect(daysOf(text)).toEqual(days);
    expect(textOfDays(days)).toBe(text);
  });

  it('leaves kinds out that are kept', () => {
    expect(textOfDays({ demo: '365', contact: ' ' })).toBe('demo=365');
  });
});
