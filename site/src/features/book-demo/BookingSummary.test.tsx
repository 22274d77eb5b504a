import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BookingSummary } from './BookingSummary.tsx';
import { choiceAt } from './free-times.ts';

/** Engines differ in how they spell a city. */
const NEPAL = expect.stringMatching(/^08:15 AM - 08:45 AM, Wed, Nov 25 \(Asia\/Kath?mandu\)$/);

function showSummary(timeZone: string, date: string, time: string) {
  vi.stubEnv('TZ', timeZone);
  const choice = choiceAt(`${date}T${time}:00+05:30`);
  if (choice) render(<BookingSummary {...choice} />);
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  return Object.fromEntries(names.map((name, index) => [name, facts[index]]));
}

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['America/Los_Angeles', '2026-11-25', '08:00', '06:30 PM - 07:00 PM, Tue, Nov 24 (America/Los Angeles)'],
  ['Asia/Kathmandu', '2026-11-25', '08:00', NEPAL],
  ['Pacific/Auckland', '2026-11-25', '19:00', '02:30 AM - 03:00 AM, Thu, Nov 26 (Pacific/Auckland)'],
  // The nights on which clocks change.
  [
    'America/Los_Angeles',
    '2027-03-14',
    '15:00',
    '01:30 AM PST - 03:00 AM PDT, Sun, Mar 14 (America/Los Angeles)',
  ],
  [
    'America/Los_Angeles',
    '2027-11-07',
    '14:00',
    '01:30 AM PDT - 01:00 AM PST, Sun, Nov 7 (America/Los Angeles)',
  ],
  [
    'Pacific/Auckland',
    '2027-04-03',
    '19:00',
    '02:30 AM GMT+13 - 02:00 AM GMT+12, Sun, Apr 4 (Pacific/Auckland)',
  ],
  [
    'Pacific/Auckland',
    '2027-09-25',
    '19:00',
    '01:30 AM GMT+12 - 03:00 AM GMT+13, Sun, Sep 26 (Pacific/Auckland)',
  ],
])('shows a visitor in %s their own time on %s at %s in India', (timeZone, date, time, words) => {
  expect(showSummary(timeZone, date, time)).toMatchObject({
    'Your time': words,
    'Time zone': 'India Standard Time',
  });
});

test('shows a visitor in India the time once', () => {
  expect(showSummary('Asia/Kolkata', '2026-11-25', '08:00')).toEqual({
    Length: '30 Mins',
    Time: '08:00 AM - 08:30 AM',
    Date: 'Wednesday, November 25, 2026',
    'Time zone': 'India Standard Time',
  });
});

test('says that the host has to confirm it, where that is so', () => {
  const choice = choiceAt('2026-11-25T08:00:00+05:30');
  if (choice) render(<BookingSummary {...choice} toBeConfirmed />);

  expect(screen.getByText('We’ll confirm within 4 hours').tagName).toBe('DD');
});
