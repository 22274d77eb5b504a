import { expect, test } from 'vitest';
import { calendarCells } from './DayChoice.tsx';

const dayOf = (date: string) => ({ date, slots: [] });

test('shows the days between two free ones, over the end of a year', () => {
  const cells = calendarCells([dayOf('2026-12-30'), dayOf('2027-01-01')]);
  expect(cells.map(({ date, weekday, free }) => [date, weekday, free !== undefined])).toEqual([
    ['2026-12-30', 3, true],
    ['2026-12-31', 4, false],
    ['2027-01-01', 5, true],
  ]);
});

test('counts Sunday as the last day of a week', () => {
  expect(calendarCells([dayOf('2026-11-29')])).toMatchObject([{ weekday: 7 }]);
});

test('shows nothing where no day is free', () => {
  expect(calendarCells([])).toEqual([]);
});
