import { describe, expect, it } from 'vitest';
import { clockThere, dayOf, relativeMoment, shortMoment, shortSpan } from './time.ts';

const NOW = new Date('2026-11-26T22:30:00Z');
/** Without the narrow space that some versions put before PM. */
const plain = (text: string) => text.replaceAll('\u202f', ' ');

describe('shortMoment', () => {
  it.each([
    ['2026-11-26T13:30:00Z', 'Europe/Berlin', '2:30 PM'],
    ['2026-11-26T23:30:00Z', 'Europe/Berlin', 'Tomorrow, 12:30 AM'],
    ['2026-11-25T13:30:00Z', 'Europe/Berlin', 'Yesterday, 2:30 PM'],
    ['2026-11-03T13:30:00Z', 'Europe/Berlin', 'Nov 3, 2:30 PM'],
    ['2025-11-03T13:30:00Z', 'Europe/Berlin', 'Nov 3, 2025'],
    ['2026-11-26T23:30:00Z', 'America/New_York', '6:30 PM'],
  ])('%s in %s is %s', (instant, zone, text) => {
    expect(plain(shortMoment(new Date(instant), zone, NOW))).toBe(text);
  });
});

describe('dayOf', () => {
  it('is that of the zone', () => {
    expect(dayOf(NOW, 'Asia/Kolkata')).toBe('2026-11-27');
    expect(dayOf(NOW, 'America/New_York')).toBe('2026-11-26');
  });
});

describe('relativeMoment', () => {
  it.each([
    [20_000, 'just now'],
    [-20_000, 'just now'],
    [4 * 60_000, '4 min ago'],
    [3 * 3_600_000, '3 h ago'],
    [49 * 3_600_000, '2 d ago'],
    [30 * 86_400_000, '4 wk ago'],
    [-20 * 60_000, 'in 20 min'],
  ])('%i ms ago is %s', (away, text) => {
    expect(relativeMoment(new Date(NOW.getTime() - away), NOW)).toBe(text);
  });
});

describe('shortSpan', () => {
  it('takes the largest unit', () => {
    expect(shortSpan(45_000)).toBe('45 s');
  });
});

describe('clockThere', () => {
  it.each([
    ['America/New_York', 'Thu 5:30 PM'],
    ['Asia/Kolkata', undefined],
    ['Asia/Calcutta', undefined],
    ['Asia/Kathmandu', '4:15 AM'],
    [null, undefined],
  ])('is, in India, that of %s: %s', (theirZone, clock) => {
    const there = clockThere('2026-11-26T22:30:00Z', 'Asia/Kolkata', theirZone);
    expect(there && plain(there)).toBe(clock);
  });
});
