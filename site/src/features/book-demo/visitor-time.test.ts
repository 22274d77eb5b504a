import { describe, expect, it } from 'vitest';
import { choiceAt } from './free-times.ts';
import { visitorTime } from './visitor-time.ts';

function slotOf(date: string, time = '08:00') {
  const choice = choiceAt(`${date}T${time}:00+05:30`);
  if (!choice) throw new Error(`no slot is at ${time}`);
  return choice.slot;
}

describe('visitorTime', () => {
  it.each([
    ['2026-11-20', 'Europe/London', '02:30 AM - 03:00 AM, Fri, Nov 20'],
    ['2026-07-01', 'Europe/London', '03:30 AM - 04:00 AM, Wed, Jul 1'],
    ['2026-11-20', 'America/Los_Angeles', '06:30 PM - 07:00 PM, Thu, Nov 19'],
    ['2026-11-20', 'Pacific/Auckland', '03:30 PM - 04:00 PM, Fri, Nov 20'],
    ['2026-11-20', 'Asia/Kathmandu', '08:15 AM - 08:45 AM, Fri, Nov 20'],
  ])('shows the first slot of %s in %s as %s', (date, timeZone, range) => {
    expect(visitorTime(slotOf(date), timeZone)?.range).toBe(range);
  });

  it.each([
    ['America/Los_Angeles', '2027-03-14', '15:00', '01:30 AM PST - 03:00 AM PDT, Sun, Mar 14'],
    ['America/Los_Angeles', '2026-11-01', '14:00', '01:30 AM PDT - 01:00 AM PST, Sun, Nov 1'],
    ['Pacific/Auckland', '2027-04-03', '19:00', '02:30 AM GMT+13 - 02:00 AM GMT+12, Sun, Apr 4'],
    ['Pacific/Auckland', '2026-09-26', '19:00', '01:30 AM GMT+12 - 03:00 AM GMT+13, Sun, Sep 27'],
  ])('names both zones where the clocks of %s change in between', (timeZone, date, time, range) => {
    expect(visitorTime(slotOf(date, time), timeZone)?.range).toBe(range);
  });

  it.each([
    ['America/Los_Angeles', 'Thu 06:30 PM'],
    ['Europe/London', '02:30 AM'],
  ])('names the weekday of the start in %s only where it differs from India: %s', (timeZone, start) => {
    expect(visitorTime(slotOf('2026-11-20'), timeZone)?.start).toBe(start);
  });

  it.each(['Asia/Kolkata', 'Asia/Calcutta', 'Asia/Colombo'])('returns nothing in %s', (timeZone) => {
    expect(visitorTime(slotOf('2026-11-20'), timeZone)).toBeUndefined();
  });
});
