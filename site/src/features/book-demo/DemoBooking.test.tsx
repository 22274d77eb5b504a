import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  answerBookings,
  button,
  chooseSlot,
  closeBooking,
  day,
  dialog,
  field,
  openBooking,
  retype,
  setTime,
  slots,
} from '../../testing/booking-page.tsx';

const DAY = '2026-11-25';
const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm Booking' });

beforeEach(() => {
  vi.stubEnv('TZ', 'Asia/Kolkata');
  setTime('2026-11-20T05:30:00Z');
  answerBookings();
});
afterEach(closeBooking);

test('names the length of the demo, its four points and the time zone', () => {
  openBooking();

  expect(screen.getByText('30 Mins')).toBeDefined();
  expect(screen.getByText(/20-30 minutes/)).toBeDefined();
  expect(screen.getByText('India Standard Time')).toBeDefined();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Your current AI and automation challenges',
    'How the multi-agent platform works',
    'Custom use cases for your industry',
    'Next steps and implementation timeline',
  ]);
});

test('names the chosen day beside the calendar and opens its 24 half-hours', async () => {
  const { user } = openBooking();
  expect(screen.queryAllByRole('button', { name: /^\d\d:\d\d [AP]M$/ })).toHaveLength(0);
  await user.click(day(DAY));

  expect(screen.getByText('Wednesday, November 25, 2026')).toBeDefined();
  expect(slots()).toHaveLength(24);
  expect(slots().every(({ disabled }) => !disabled)).toBe(true);
});

test('enables Confirm Booking once a day and a time are chosen, and opens the dialog again with it', async () => {
  const { user } = openBooking();
  expect(confirm().disabled).toBe(true);
  await user.click(day(DAY));
  expect(confirm().disabled).toBe(true);
  await chooseSlot(user, DAY, '09:00 AM');
  await retype(user, 'First name', 'Mira');
  await user.click(button('Back'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(confirm().disabled).toBe(false);
  await user.click(confirm());

  expect(dialog().textContent).toContain('09:00 AM - 09:30 AM');
  expect(field('First name').value).toBe('Mira');
});

test('summarizes the meeting in the dialog, which Add Guest only closes', async () => {
  const { user, leftFor } = openBooking();
  await chooseSlot(user, DAY, '11:30 AM');

  const facts = within(dialog()).getAllByRole('definition');
  expect(facts.map(({ textContent }) => textContent)).toEqual([
    '30 Mins',
    '11:30 AM - 12:00 PM',
    'Wednesday, November 25, 2026',
    'India Standard Time',
  ]);
  await user.click(button('Add Guest'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(leftFor).not.toHaveBeenCalled();
});
