import { describe, expect, it } from 'vitest';
import { type ClockOf, ownClock, suitsOfficeHours } from './NoneFits.tsx';

function clockIn(timeZone: string): ClockOf {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  return (at) => {
    const [hours = 0, minutes = 0] = clock.format(at).split(':').map(Number);
    return hours * 60 + minutes;
  };
}

describe('suitsOfficeHours', () => {
  it.each([
    ['Asia/Kolkata', '2026-11-25', true],
    ['Asia/Kathmandu', '2026-11-25', true],
    ['Europe/London', '2026-11-25', true],
    ['Pacific/Auckland', '2026-11-25', true],
    // 9 in the morning is half past seven in the evening: the last slot.
    ['America/New_York', '2026-11-25', true],
    ['America/Chicago', '2026-11-25', false],
    // In summer the last slot is 9 in the morning there.
    ['America/Chicago', '2026-07-01', true],
    ['America/Los_Angeles', '2026-11-25', false],
    ['America/Los_Angeles', '2026-07-01', false],
    ['Pacific/Honolulu', '2026-11-25', true],
  ])('checks the hours of %s on %s: %s', (timeZone, date, suits) => {
    expect(suitsOfficeHours(date, clockIn(timeZone))).toBe(suits);
  });

  it('reads the clock of the machine', () => {
    const at = new Date('2026-11-25T09:15:00Z');
    expect(ownClock(at)).toBe(clockIn(Intl.DateTimeFormat().resolvedOptions().timeZone)(at));
  });
});
