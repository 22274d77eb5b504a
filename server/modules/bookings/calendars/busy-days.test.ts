import { expect, it } from 'vitest';
import { readBusyDay, toBusyDays } from './busy-days.ts';

const at = (text: string) => Date.parse(`2026-03-${text}:00Z`);
const RANGE = { start: at('09T00:00'), end: at('20T00:00') };

it('cuts busy times at midnight, merges those that touch, and leaves out what lies outside', () => {
  const days = toBusyDays(
    [
      { start: at('10T22:00'), end: at('12T01:00') },
      { start: at('10T21:00'), end: at('10T22:00') },
      { start: at('01T00:00'), end: at('09T01:00') },
      { start: at('25T00:00'), end: at('26T00:00') },
    ],
    RANGE,
  );
  expect([...days.keys()]).toEqual(['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12']);
  expect(readBusyDay(days.get('2026-03-10') ?? '')).toEqual([{ start: at('10T21:00'), end: at('11T00:00') }]);
  expect(readBusyDay(days.get('2026-03-12') ?? '')).toEqual([{ start: at('12T00:00'), end: at('12T01:00') }]);
});
