import { expect, it } from 'vitest';
import { findLeadViolations, type LeadOutcome, type StoredLeads } from './lead-history.ts';

const told = (key: string, outcome: LeadOutcome) => ({ client: 1, key, outcome });
const yes = (key: string, id: string) => told(key, { kind: 'acknowledged', id });
const no = (key: string, status: number) => told(key, { kind: 'refused', status });
const unknown = (key: string) => told(key, { kind: 'unknown' });
const holds = (...keys: [string, string][]): StoredLeads => ({
  leads: keys.map(([, leadId]) => leadId),
  keys: keys.map(([key, leadId]) => ({ key, leadId })),
});

it.each([
  ['what was acknowledged is there', [yes('a', '1')], holds(['a', '1']), []],
  ['a lost answer may have been stored', [unknown('a'), unknown('b')], holds(['a', '1']), []],
  [
    'a form sent again is answered as before',
    [unknown('a'), yes('a', '1'), yes('a', '1')],
    holds(['a', '1']),
    [],
  ],
  ['a refusal promises nothing', [no('a', 503), no('b', 502)], holds(), []],
  [
    'an acknowledged lead that is lost',
    [yes('a', '1')],
    holds(),
    ['the lead 1 was acknowledged, and is lost', 'the key a leads to another lead than was said'],
  ],
  [
    'a form that was stored twice',
    [yes('a', '1')],
    { leads: ['1', '2'], keys: [{ key: 'a', leadId: '1' }] },
    ['the lead 2 was stored beside its key: a second effect'],
  ],
  [
    'two answers for one form',
    [yes('a', '1'), yes('a', '2')],
    holds(['a', '2']),
    [
      'the key a leads to another lead than was said',
      'the key a was acknowledged as 1 and as 2',
      'the lead 1 was acknowledged, and is lost',
    ],
  ],
  ['an error of ours', [no('a', 500)], holds(), ['the key a was answered 500']],
  ['a lead from nowhere', [], holds(['a', '1']), ['no client sent the key a']],
])('judges %s', (_what, history, stored, violations) => {
  expect(findLeadViolations(history, stored).sort()).toEqual([...violations].sort());
});
