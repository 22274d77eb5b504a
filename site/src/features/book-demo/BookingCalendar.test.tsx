import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { BookingCalendar } from './BookingCalendar.tsx';
import { dayName } from './calendar-month.ts';

const TODAY = '2026-11-20';

function openCalendar(today = TODAY) {
  render(
    <BookingCalendar
      today={today}
      selected={undefined}
      isFull={() => false}
      onSelect={() => undefined}
      onMonthShown={() => undefined}
    />,
  );
  return userEvent.setup();
}

const day = (date: string) => screen.getByRole('button', { name: dayName(date) });
const focused = () => document.activeElement?.getAttribute('aria-label');

test('moves through the days by arrows, Home, End and page keys, but not before today', async () => {
  const user = openCalendar();
  day(TODAY).focus();

  for (const [key, date] of [
    ['ArrowLeft', '2026-11-20'],
    ['ArrowRight', '2026-11-21'],
    ['ArrowDown', '2026-11-28'],
    ['End', '2026-11-29'],
    ['Home', '2026-11-23'],
    ['ArrowUp', '2026-11-20'],
    ['PageDown', '2026-12-20'],
    ['PageUp', '2026-11-20'],
    ['PageUp', '2026-11-20'],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect(focused(), key).toBe(dayName(date));
  }
});

test('keeps the focus in place later when an arrow key led to no day', async () => {
  const user = openCalendar();
  day(TODAY).focus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  await user.click(screen.getByRole('button', { name: 'Next month' }));

  expect(day('2026-12-20').tabIndex).toBe(0);
  expect(focused()).toBe('Next month');
});

test('takes one tab stop', () => {
  openCalendar();
  const stops = screen.getAllByRole('button', { name: / 2026$/ }).filter(({ tabIndex }) => tabIndex === 0);

  expect(stops).toEqual([day(TODAY)]);
});

test('starts from the day that has the focus, wherever the tab stop is', async () => {
  const user = openCalendar();
  day('2026-11-25').focus();
  await user.keyboard('{ArrowRight}');

  expect(focused()).toBe(dayName('2026-11-26'));
});

test('begins with the week of yesterday, and goes on into the next month', () => {
  openCalendar('2026-11-23');

  const days = screen.getAllByRole<HTMLButtonElement>('button', { name: /day, / });
  expect(days.filter(({ disabled }) => disabled)).toHaveLength(7);
  expect([days[0], days.at(-1)]).toEqual([day('2026-11-16'), day('2026-12-27')]);
  expect(screen.getByText('November 2026')).toBeDefined();
});

test('keeps its month when a day of the next is pressed, and turns from there', async () => {
  const user = openCalendar('2026-11-30');
  await user.click(day('2026-12-03'));

  expect(screen.getByText('November 2026')).toBeDefined();
  expect(day('2026-12-03').tabIndex).toBe(0);

  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(screen.getByText('December 2026')).toBeDefined();
  expect(day('2026-12-03').tabIndex).toBe(0);
});
