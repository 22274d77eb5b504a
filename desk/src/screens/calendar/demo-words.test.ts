import { expect, it } from 'vitest';
import { aheadWords, rangeWords, spanElsewhere, spanWords, stateWords } from './demo-words.ts';

const DEMO = { start: '2026-03-11T10:45:00.000Z', end: '2026-03-11T11:15:00.000Z' };

it.each([
  [DEMO, 'Europe/Berlin', '11:45 AM – 12:15 PM'],
  [DEMO, 'Asia/Kolkata', '4:15 – 4:45 PM'],
])('writes a span by the clock of a zone', (demo, zone, words) => {
  expect(spanWords(demo, zone)).toBe(words);
});

it('names the day of a clock elsewhere where it is another one', () => {
  expect(spanElsewhere(DEMO, 'Asia/Kolkata', 'Europe/Berlin')).toBe('4:15 – 4:45 PM');
  expect(spanElsewhere(DEMO, 'Pacific/Honolulu', 'Pacific/Kiritimati')).toBe('Wed, Mar 11, 12:45 – 1:15 AM');
});

it.each([
  [270, '4 h 30 min ahead of you'],
  [-60, '1 h behind you'],
  [0, 'the same time as yours'],
])('says how far a clock is away: %i', (minutes, words) => {
  expect(aheadWords(minutes)).toBe(words);
});

it('asks how a demo went once it has begun', () => {
  const now = Date.parse(DEMO.start);
  expect(stateWords({ state: 'booked', start: DEMO.start }, now - 1).text).toBe('Booked');
  expect(stateWords({ state: 'booked', start: DEMO.start }, now).text).toBe('Did it take place?');
  expect(stateWords({ state: 'no-show', start: DEMO.start }, now).text).toBe('No-show');
});

it('writes days in their shortest form', () => {
  expect(rangeWords(['2026-03-09', '2026-03-15'])).toMatch(/^Mar 9\s–\s15, 2026$/);
  expect(rangeWords(['2026-03-09'])).toBe('Mon, Mar 9, 2026');
});
