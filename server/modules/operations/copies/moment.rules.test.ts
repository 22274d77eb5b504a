import { expect, it } from 'vitest';
import { readMoment } from './moment.rules.ts';

it.each([
  ['2026-11-28 10:15', '2026-11-28T10:15:00.000Z'],
  ['2026-11-28 10:15:30', '2026-11-28T10:15:30.000Z'],
  [' 2026-11-28T10:15:30Z', '2026-11-28T10:15:30.000Z'],
])('reads %j', (text, moment) => {
  expect(readMoment(text)?.toISOString()).toBe(moment);
});

it.each([
  '',
  'yesterday',
  '2026-11-28',
  '10:15',
  '2026-02-30 10:15',
  '2026-11-28 24:15',
  '2026-11-28 10:15+02:00',
])('refuses %j', (text) => {
  expect(readMoment(text)).toBeNull();
});
