import { expect, it } from 'vitest';
import { snoozeChoices } from './snooze.rules.ts';

it.each([
  ['2026-11-26T16:00:00Z', 'Europe/Berlin', '2026-11-27T08:00:00.000Z'],
  ['2026-11-26T23:30:00Z', 'Europe/Berlin', '2026-11-28T08:00:00.000Z'],
  ['2026-11-26T16:00:00Z', 'America/New_York', '2026-11-27T14:00:00.000Z'],
  ['2026-11-26T16:00:00Z', 'Asia/Kolkata', '2026-11-27T03:30:00.000Z'],
  ['2026-11-26T16:00:00Z', 'Pacific/Auckland', '2026-11-27T20:00:00.000Z'],
])('tomorrow at 9, as of %s in %s, is %s', (now, zone, until) => {
  const choices = snoozeChoices(new Date(now), zone);
  expect(choices.find(({ id }) => id === 'tomorrow')?.until).toBe(until);
});
