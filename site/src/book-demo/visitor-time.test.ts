import { DEMO_SLOTS } from 'contract/demo-slots.ts';
import { describe, expect, it } from 'vitest';
import { visitorTime } from './visitor-time.ts';

const [first] = DEMO_SLOTS;
if (!first) throw new Error('the slot grid is empty');

describe('visitorTime', () => {
  it.each([
    ['2026-11-20', 'Europe/London', '02:30 AM - 03:00 AM, Fri 20 Nov'],
    ['2026-07-01', 'Europe/London', '03:30 AM - 04:00 AM, Wed 1 Jul'],
    ['2026-11-20', 'America/Los_Angeles', '06:30 PM - 07:00 PM, Thu 19 Nov'],
    ['2026-11-20', 'Pacific/Auckland', '03:30 PM - 04:00 PM, Fri 20 Nov'],
  ])('shows the first slot of %s in %s as %s', (date, timeZone, range) => {
    expect(visitorTime(date, first, timeZone)?.range).toBe(range);
  });

  it('names the weekday of the start, which can be another than in India', () => {
    expect(visitorTime('2026-11-20', first, 'America/Los_Angeles')?.start).toBe('Thu 06:30 PM');
  });

  it.each(['Asia/Kolkata', 'Asia/Calcutta', 'Asia/Colombo'])('has nothing to add in %s', (timeZone) => {
    expect(visitorTime('2026-11-20', first, timeZone)).toBeUndefined();
  });
});
