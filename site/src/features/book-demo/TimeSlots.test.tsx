import { render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TimeSlots } from './TimeSlots.tsx';

function showSlots(
  timeZone: string,
  { taken, toBeConfirmed }: { taken?: string; toBeConfirmed?: string } = {},
) {
  vi.stubEnv('TZ', timeZone);
  render(
    <TimeSlots
      date="2026-12-09"
      selected={undefined}
      now={new Date('2026-11-20T05:30:00Z')}
      stateOf={({ label }) => (label === taken ? 'taken' : 'free')}
      isToBeConfirmed={({ label }) => label === toBeConfirmed}
      onSelect={() => undefined}
    />,
  );
  return within(screen.getByRole('group', { name: /(Wednesday, December|Wed, Dec) 9$/ }));
}

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['America/New_York', ['Evening', 'Morning', 'Night']],
  ['Europe/Berlin', ['Morning', 'Afternoon', 'Night']],
  ['Asia/Kolkata', ['Morning', 'Afternoon', 'Evening']],
])('groups the half-hours in %s by the visitor’s part of the day, night last', (timeZone, parts) => {
  const group = showSlots(timeZone);

  expect(group.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(parts);
  expect(group.getAllByRole('button')).toHaveLength(24);
});

test('shows the visitor’s time first, in whose name India’s stays, and describes a half-hour at night', () => {
  const group = showSlots('America/New_York', { taken: '06:00 PM' });
  const [first, second] = ['08:00 AM', '08:30 AM'].map((name) => group.getByRole('button', { name }));
  const taken = group.getByRole('button', { name: '06:00 PM, taken' });

  expect(first?.textContent).toBe('Tue 09:30 PM 08:00 AM');
  expect(first?.getAttribute('aria-description')).toBe('Your time: Tue 09:30 PM');
  expect(second?.getAttribute('aria-description')).toBe('Your time: Tue 10:00 PM, at night');
  expect(taken.textContent).toMatch(/^07:30 AM .*Taken$/);
});

test.each([
  ['America/Los_Angeles', 'Tue, Dec 8 – Wed, Dec 9'],
  ['Europe/Berlin', 'Wednesday, December 9'],
])('names the days on which the half-hours begin in %s', (timeZone, days) => {
  showSlots(timeZone);

  expect(screen.getByRole('heading', { level: 2 }).textContent?.replaceAll('\u2009', ' ')).toBe(days);
});

test('shows a visitor in India each time once', () => {
  const slot = showSlots('Asia/Kolkata').getByRole('button', { name: '08:00 AM' });

  expect(slot.textContent).toBe('08:00 AM ');
  expect(slot.getAttribute('aria-description')).toBeNull();
});

test.each([
  ['Asia/Kolkata', 'We’ll confirm within 4 hours'],
  ['America/New_York', 'Your time: Tue 09:30 PM. We’ll confirm within 4 hours'],
])('says at a half-hour in %s that its host has to confirm it, and keeps its name', (timeZone, described) => {
  const group = showSlots(timeZone, { toBeConfirmed: '08:00 AM' });
  const slot = group.getByRole('button', { name: '08:00 AM' });

  expect(slot.textContent).toContain('We’ll confirm within 4 hours');
  expect(slot.getAttribute('aria-description')).toBe(described);
  expect(group.getByRole('button', { name: '08:30 AM' }).textContent).not.toContain('confirm');
});
