import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  answerBookings,
  chooseSlot,
  closeBooking,
  day,
  fillBooking,
  openBooking,
  passMinutes,
  problems,
  setTime,
  slot,
  submit,
} from '../../testing/booking-page.tsx';

const isDisabled = (button: HTMLElement) => (button as HTMLButtonElement).disabled;

beforeEach(() => {
  answerBookings();
});
afterEach(closeBooking);

describe.each(['America/Los_Angeles', 'Asia/Kathmandu', 'Asia/Kolkata', 'Pacific/Auckland'])(
  'in %s',
  (timeZone) => {
    test.each([
      ['2026-11-20T18:29:00Z', '2026-11-20', '2026-11-19'],
      ['2026-11-20T18:30:00Z', '2026-11-21', '2026-11-20'],
    ])('offers as the first day at %s %s, as in India', (moment, today, yesterday) => {
      vi.stubEnv('TZ', timeZone);
      setTime(moment);
      openBooking();

      expect(isDisabled(day(today))).toBe(false);
      expect(day(today).getAttribute('aria-current')).toBe('date');
      expect(isDisabled(day(yesterday))).toBe(true);
    });
  },
);

test('offers only the remaining half-hours of today', async () => {
  setTime('2026-11-20T06:30:00Z');
  const { user } = openBooking();
  await user.click(day('2026-11-20'));

  expect(isDisabled(slot('12:00 PM'))).toBe(true);
  expect(isDisabled(slot('12:30 PM'))).toBe(false);
});

test('reports that all half-hours of today have passed', async () => {
  setTime('2026-11-20T15:00:00Z');
  const { user } = openBooking();
  await user.click(day('2026-11-20'));

  expect(isDisabled(slot('07:30 PM'))).toBe(true);
  expect(screen.getByText('No times left today. Pick another day.')).toBeDefined();
});

test('removes a half-hour when it begins while the page is open', async () => {
  setTime('2026-11-20T06:10:00Z');
  const { user } = openBooking();
  await user.click(day('2026-11-20'));
  expect(isDisabled(slot('12:00 PM'))).toBe(false);
  passMinutes(30);

  expect(isDisabled(slot('12:00 PM'))).toBe(true);
});

test('moves on to the next day, and its month, when midnight passes', () => {
  setTime('2026-11-30T18:10:00Z');
  openBooking();
  expect(day('2026-11-30').tabIndex).toBe(0);
  passMinutes(30);

  expect(day('2026-12-01').tabIndex).toBe(0);
});

test('drops the chosen day once it has passed', async () => {
  setTime('2026-11-30T18:10:00Z');
  const { user } = openBooking();
  await user.click(day('2026-11-30'));
  expect(screen.getByText('Monday, November 30, 2026')).toBeDefined();
  passMinutes(30);

  expect(screen.queryByText('Monday, November 30, 2026')).toBeNull();
  expect(screen.queryByRole('button', { name: '08:00 AM' })).toBeNull();
});

test('reports in the open dialog that the chosen time has passed, and sends nothing', async () => {
  setTime('2026-11-20T06:10:00Z');
  const { user } = openBooking();
  await fillBooking(user, '2026-11-20', '12:00 PM');
  expect(submit().disabled).toBe(false);
  passMinutes(30);

  expect(submit().disabled).toBe(true);
  expect(problems()).toContain('That time has passed');
});

test('reports a chosen day that has passed, and keeps the dialog closed after a reload', async () => {
  setTime('2026-11-30T13:40:00Z');
  const { user, unmount } = openBooking();
  await fillBooking(user, '2026-11-30', '07:30 PM');
  passMinutes(5 * 60);
  expect(submit().disabled).toBe(true);
  expect(problems()).toContain('That time has passed');

  unmount();
  openBooking();
  expect(day('2026-12-01').tabIndex).toBe(0);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('opens the dialog again after a reload while the chosen time is in the future', async () => {
  setTime('2026-11-20T06:10:00Z');
  const { user, unmount } = openBooking();
  await chooseSlot(user, '2026-11-20', '12:00 PM');
  unmount();
  openBooking();

  expect(screen.getByRole('dialog').textContent).toContain('12:00 PM - 12:30 PM');
});
