import { render, screen } from '@testing-library/react';
import { CONFIRM_BY_EMAIL } from 'contract/bookings/demo-calendar-rules.ts';
import { DEFAULT_OFFICE, intervalAt } from 'contract/bookings/office.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readBooking, storeBooking } from '../../api/booked-answer.ts';
import { type SessionBooking, takeBooking } from '../../api/booking-session.ts';
import { BookedHere } from './BookedLede.tsx';
import { EARLY_SCRIPT } from './behaviour/early.ts';

/** Engines differ in how they spell a city. */
const NEPAL = expect.stringMatching(/^Nepal Time \(Asia\/Kath?mandu\)$/);
const MANAGE_URL = 'https://www.example/demo/secret';

function bookingAt(startsAt: string): SessionBooking {
  return {
    id: '1',
    manageUrl: MANAGE_URL,
    bookedAt: '2026-11-20T05:30:00Z',
    ...intervalAt(DEFAULT_OFFICE, new Date(startsAt)),
  };
}

/** Shows the card of the thank-you page and runs its script, in a zone. */
async function showCard(timeZone = 'Asia/Kolkata') {
  vi.stubEnv('TZ', timeZone);
  document.documentElement.dataset.booked = '';
  render(<BookedHere />);
  vi.resetModules();
  await import('./behaviour/show-booked.ts');
}

const hidden = { hidden: true };
const times = () => screen.getAllByRole('definition', hidden).map(textOf);
const link = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name, ...hidden });
/** The words of each line. */
const textOf = (element: Element) => Array.from(element.children, ({ textContent }) => textContent);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T05:30:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test.each([
  [
    'Pacific/Auckland',
    '2026-12-15T13:30:00Z',
    ['Wednesday, December 16, 2026', '02:30 AM - 03:00 AM', 'New Zealand Daylight Time (Pacific/Auckland)'],
    ['Tuesday, December 15, 2026', '07:00 PM - 07:30 PM', 'India Standard Time'],
  ],
  [
    'Asia/Kathmandu',
    '2026-12-15T13:30:00Z',
    ['Tuesday, December 15, 2026', '07:15 PM - 07:45 PM', NEPAL],
    ['Tuesday, December 15, 2026', '07:00 PM - 07:30 PM', 'India Standard Time'],
  ],
  [
    'America/Los_Angeles',
    '2026-12-15T13:30:00Z',
    ['Tuesday, December 15, 2026', '05:30 AM - 06:00 AM', 'Pacific Standard Time (America/Los Angeles)'],
    ['Tuesday, December 15, 2026', '07:00 PM - 07:30 PM', 'India Standard Time'],
  ],
  [
    'Asia/Kolkata',
    '2026-12-15T13:30:00Z',
    ['Tuesday, December 15, 2026', '07:00 PM - 07:30 PM', 'The same as in India'],
    ['Tuesday, December 15, 2026', '07:00 PM - 07:30 PM', 'India Standard Time'],
  ],
  // The nights on which clocks change.
  [
    'Pacific/Auckland',
    '2027-04-03T13:30:00Z',
    [
      'Sunday, April 4, 2027',
      '02:30 AM GMT+13 - 02:00 AM GMT+12',
      'New Zealand Daylight Time (Pacific/Auckland)',
    ],
    ['Saturday, April 3, 2027', '07:00 PM - 07:30 PM', 'India Standard Time'],
  ],
  [
    'Pacific/Auckland',
    '2027-09-25T13:30:00Z',
    [
      'Sunday, September 26, 2027',
      '01:30 AM GMT+12 - 03:00 AM GMT+13',
      'New Zealand Standard Time (Pacific/Auckland)',
    ],
    ['Saturday, September 25, 2027', '07:00 PM - 07:30 PM', 'India Standard Time'],
  ],
  [
    'America/Los_Angeles',
    '2027-03-14T09:30:00Z',
    ['Sunday, March 14, 2027', '01:30 AM PST - 03:00 AM PDT', 'Pacific Standard Time (America/Los Angeles)'],
    ['Sunday, March 14, 2027', '03:00 PM - 03:30 PM', 'India Standard Time'],
  ],
  [
    'America/Los_Angeles',
    '2027-11-07T08:30:00Z',
    [
      'Sunday, November 7, 2027',
      '01:30 AM PDT - 01:00 AM PST',
      'Pacific Daylight Time (America/Los Angeles)',
    ],
    ['Sunday, November 7, 2027', '02:00 PM - 02:30 PM', 'India Standard Time'],
  ],
])('shows in %s the time of the demo at %s, there and in India', async (timeZone, startsAt, own, india) => {
  storeBooking(bookingAt(startsAt));
  await showCard(timeZone);

  expect(times()).toEqual([own, india]);
  const moment = startsAt.replaceAll(/[-:]/g, '');
  expect(new URL(link('Google Calendar').href).searchParams.get('dates')).toContain(moment);
  expect(new URL(link('Outlook').href).searchParams.get('startdt')).toBe(startsAt);
});

test('links to the page that moves and cancels the demo, and to its calendar file', async () => {
  storeBooking(bookingAt('2026-12-15T13:30:00Z'));
  await showCard();

  expect(link('Move or cancel it').href).toBe(MANAGE_URL);
  expect(link('Calendar file (.ics)').href).toBe(`${MANAGE_URL}/invite.ics`);
});

test('shows the demo again after a reload, and not for the next request in the same tab', async () => {
  storeBooking(bookingAt('2026-12-15T13:30:00Z'));
  await showCard();
  expect(sessionStorage.getItem('booked-demo')).toBeNull();
  document.body.replaceChildren();
  await showCard();
  expect(times()[0]).toContain('07:00 PM - 07:30 PM');

  history.pushState(null, '', '/thankyou');
  await showCard();
  expect(document.documentElement.dataset.booked).toBeUndefined();
});

test('hides the card where no booking was handed over', async () => {
  await showCard();

  expect(document.documentElement.dataset.booked).toBeUndefined();
  expect(document.querySelector('[data-filled]')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Your demo' })).toBeNull();
});

test('asks for the confirmation of an unconfirmed demo', () => {
  const demo = intervalAt(DEFAULT_OFFICE, new Date('2026-12-15T13:30:00Z'));
  const runEarly = () => {
    delete document.documentElement.dataset.booked;
    new Function(EARLY_SCRIPT)();
    return document.documentElement.dataset.booked;
  };
  const booked = readBooking({ id: '1', message: 'Stored', booking: { ...demo, manageUrl: MANAGE_URL } });
  const unconfirmed = readBooking({
    ...{ id: '1', message: CONFIRM_BY_EMAIL },
    booking: { ...demo, manageUrl: MANAGE_URL },
  });
  if (!booked || !unconfirmed) throw new Error('no booking was read');
  expect(runEarly()).toBeUndefined();
  storeBooking(booked);
  expect(runEarly()).toBe('');
  storeBooking(unconfirmed);
  expect(runEarly()).toBe('unconfirmed');
  // It has moved into the history of the tab.
  takeBooking();
  expect([sessionStorage.getItem('booked-demo'), runEarly()]).toEqual([null, 'unconfirmed']);
});
