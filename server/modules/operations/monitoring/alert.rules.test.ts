import { describe, expect, it } from 'vitest';
import { type Alert, type Incident, judgeAlerts, pickTargets } from './alert.rules.ts';

const SINCE = new Date('2026-03-10T06:30:00Z');
const found = (cause: string): Incident => ({ cause, title: cause, text: cause });
const known = (cause: string, toldAt: Date | null = SINCE): Alert => ({
  cause,
  since: SINCE,
  notifiedAt: toldAt,
});

describe('judgeAlerts', () => {
  it.each<[string, Alert[], Incident[], { begun: string[]; unreported: string[]; over: string[] }]>([
    ['nothing is wrong', [], [], { begun: [], unreported: [], over: [] }],
    ['something begins', [], [found('a')], { begun: ['a'], unreported: ['a'], over: [] }],
    ['it goes on', [known('a')], [found('a')], { begun: [], unreported: [], over: [] }],
    [
      'it goes on and could not be reported',
      [known('a', null)],
      [found('a')],
      { begun: [], unreported: ['a'], over: [] },
    ],
    ['it is over', [known('a')], [], { begun: [], unreported: [], over: ['a'] }],
    ['it is over and was never reported', [known('a', null)], [], { begun: [], unreported: [], over: ['a'] }],
    [
      'one goes on, one begins, one ends',
      [known('a'), known('b')],
      [found('b'), found('c')],
      { begun: ['c'], unreported: ['c'], over: ['a'] },
    ],
  ])('distinguishes new, unreported and ended alerts when %s', (_case, alerts, incidents, expected) => {
    const { begun, unreported, over } = judgeAlerts(alerts, incidents);
    const names = (items: readonly { cause: string }[]) => items.map(({ cause }) => cause);
    expect({ begun: names(begun), unreported: names(unreported), over: names(over) }).toEqual(expected);
  });
});

describe('pickTargets', () => {
  it.each([
    [['email', 'slack'], [], ['email', 'slack']],
    [['email', 'slack'], ['disk-low:DATA_DIR'], ['email', 'slack']],
    [['email', 'slack'], ['channel-down:slack'], ['email']],
    [['email', 'slack'], ['channel-down:visitor-email'], ['slack']],
    [['email', 'slack'], ['channel-down:sales-email'], ['slack']],
    [['email', 'slack'], ['channel-down:crm-webhook'], ['email', 'slack']],
    [
      ['email', 'slack'],
      ['channel-down:slack', 'channel-down:sales-email'],
      ['email', 'slack'],
    ],
    [['email'], ['channel-down:visitor-email'], ['email']],
    [[], ['channel-down:slack'], []],
  ] as const)('picks from %j, while %j, the targets %j', (targets, causes, picked) => {
    expect(pickTargets(targets, causes.map(found))).toEqual(picked);
  });
});
