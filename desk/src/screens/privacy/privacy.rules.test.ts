import type { DeskRight } from 'contract/desk/roles.ts';
import { expect, it } from 'vitest';
import { heldWords } from './held-words.ts';
import { goingBy, isConfirmed, isReason, type PartId, partsFor } from './privacy.rules.ts';

it.each<[DeskRight[], PartId[]]>([
  [
    ['leads.all', 'export', 'erase'],
    ['find', 'consents', 'erased', 'retention'],
  ],
  [['leads.all'], ['consents']],
  [
    ['leads.own', 'erase'],
    ['find', 'erased', 'retention'],
  ],
  [['leads.own'], []],
])('shows with the rights %j the parts %j', (rights, parts) => {
  expect(partsFor(rights)).toEqual(parts);
});

it.each<[string, boolean]>([
  ['asha@example.com', true],
  [' Asha@Example.com ', true],
  ['asha@example.co', false],
  ['', false],
])('takes %j for the address: %j', (typed, is) => {
  expect(isConfirmed(typed, 'asha@example.com')).toBe(is);
});

it.each([
  ['   ', false],
  ['ok', false],
  ['asked by phone', true],
])('takes %j for a reason: %j', (typed, is) => {
  expect(isReason(typed)).toBe(is);
});

it('counts what goes, without what stays', () => {
  expect(
    goingBy([
      { kind: 'demo', days: 365, old: 12, staying: 2 },
      { kind: 'contact', days: null, old: 0, staying: 0 },
    ]),
  ).toBe(10);
});

it('has words for what is held, also for what is new', () => {
  expect([heldWords('leads'), heldWords('own robots')]).toEqual(['Requests', 'Own robots']);
});
