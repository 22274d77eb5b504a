import { describe, expect, it } from 'vitest';
import { employees } from '../employees.ts';
import { clockOf, isQuestion } from './DayThread.tsx';

describe('clockOf', () => {
  it.each([
    ['12:05 AM', '00:05'],
    ['6:30 AM', '06:30'],
    ['12:00 PM', '12:00'],
    ['5:45 PM', '17:45'],
  ])('writes %s as %s', (time, clock) => {
    expect(clockOf(time)).toBe(clock);
  });
});

const days = employees().flatMap(({ persona, day }) => (day ? [[persona.name, day] as const] : []));

describe.each(days)('the day of %s', (_name, day) => {
  it('lists its moments in order of time', () => {
    const clocks = day.map(({ time }) => clockOf(time));
    expect(clocks).toEqual([...new Set(clocks)].toSorted());
    for (const clock of clocks) expect(clock).toMatch(/^\d{2}:\d{2}$/);
  });

  it('waits for a person, and begins without one', () => {
    expect(day.some(isQuestion)).toBe(true);
    expect(day.slice(0, 1).some(isQuestion)).toBe(false);
    for (const { question } of day.filter(isQuestion)) expect(question).toMatch(/\?$/);
  });
});

it('gives no two employees the same day', () => {
  const words = days.flatMap(([, day]) =>
    day.flatMap((moment) =>
      isQuestion(moment) ? [moment.question, moment.answer] : [moment.title, moment.text],
    ),
  );
  expect(new Set(words).size).toBe(words.length);
});
