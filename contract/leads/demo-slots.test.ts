import { describe, expect, it } from 'vitest';
import {
  DEMO_SLOTS,
  type DemoSlot,
  demoInterval,
  findSlotProblem,
  indiaDate,
  intervalAt,
  isSlotPast,
  slotEndLabel,
  slotStart,
} from './demo-slots.ts';

const FIRST = DEMO_SLOTS[0] as DemoSlot;
const LAST = DEMO_SLOTS.at(-1) as DemoSlot;
const NOON_IN_INDIA = new Date('2026-03-10T06:30:00Z');

describe('DEMO_SLOTS', () => {
  it('offers 24 half-hours from 08:00 AM to 07:30 PM', () => {
    expect(DEMO_SLOTS).toHaveLength(24);
    expect(FIRST).toEqual({ label: '08:00 AM', time: '08:00' });
    expect(LAST).toEqual({ label: '07:30 PM', time: '19:30' });
  });

  it('steps by 30 minutes', () => {
    const starts = DEMO_SLOTS.map((slot) => slotStart('2026-03-10', slot).getTime());
    expect(starts.slice(1).every((start, index) => start - (starts[index] ?? 0) === 30 * 60_000)).toBe(true);
  });

  it.each([
    ['11:30', '11:30 AM'],
    ['12:00', '12:00 PM'],
    ['12:30', '12:30 PM'],
    ['13:00', '01:00 PM'],
  ])('writes %s as %s', (time, label) => {
    expect(DEMO_SLOTS.find((slot) => slot.time === time)?.label).toBe(label);
  });
});

describe('demoInterval', () => {
  it('makes half an hour of Indian wall time with its offset', () => {
    expect(demoInterval('2026-01-15', FIRST)).toEqual({
      startDateTime: '2026-01-15T08:00:00+05:30',
      endDateTime: '2026-01-15T08:30:00+05:30',
    });
  });

  it('ends the last slot at 08:00 PM', () => {
    expect(demoInterval('2026-12-31', LAST).endDateTime).toBe('2026-12-31T20:00:00+05:30');
    expect(slotEndLabel(LAST)).toBe('08:00 PM');
  });

  it('starts a slot at the same moment in every zone', () => {
    expect(slotStart('2026-01-15', FIRST).toISOString()).toBe('2026-01-15T02:30:00.000Z');
  });
});

describe('indiaDate', () => {
  it.each([
    ['2026-03-09T18:29:59.999Z', '2026-03-09'],
    ['2026-03-09T18:30:00.000Z', '2026-03-10'],
    ['2026-03-10T18:29:59.999Z', '2026-03-10'],
    ['2025-12-31T18:30:00.000Z', '2026-01-01'],
    ['2028-02-28T18:30:00.000Z', '2028-02-29'],
  ])('reads from %s the Indian date %s', (moment, date) => {
    expect(indiaDate(new Date(moment))).toBe(date);
  });
});

describe('isSlotPast', () => {
  const noon = { label: '12:00 PM', time: '12:00' };

  it('counts a slot as past from the moment it begins', () => {
    expect(isSlotPast('2026-03-10', noon, NOON_IN_INDIA)).toBe(true);
    expect(isSlotPast('2026-03-10', noon, new Date(NOON_IN_INDIA.getTime() - 1))).toBe(false);
  });
});

describe('findSlotProblem', () => {
  it('accepts every slot of a day to come', () => {
    const problems = DEMO_SLOTS.map((slot) =>
      findSlotProblem(demoInterval('2026-03-11', slot), NOON_IN_INDIA),
    );
    expect(problems.every((problem) => problem === undefined)).toBe(true);
  });

  it.each([
    ['not_on_grid', '2026-03-11T08:15:00+05:30', '2026-03-11T08:45:00+05:30'],
    ['not_on_grid', '2026-03-11T07:30:00+05:30', '2026-03-11T08:00:00+05:30'],
    ['not_on_grid', '2026-03-11T20:00:00+05:30', '2026-03-11T20:30:00+05:30'],
    ['not_on_grid', '2026-03-11T08:00:00Z', '2026-03-11T08:30:00Z'],
    ['not_on_grid', '2026-03-11T08:00:00.000+05:30', '2026-03-11T08:30:00.000+05:30'],
    ['not_on_grid', '2026-02-30T08:00:00+05:30', '2026-02-30T08:30:00+05:30'],
    ['not_on_grid', '2026-13-01T08:00:00+05:30', '2026-13-01T08:30:00+05:30'],
    ['not_on_grid', '', ''],
    ['not_30_minutes', '2026-03-11T08:00:00+05:30', '2026-03-11T09:00:00+05:30'],
    ['not_30_minutes', '2026-03-11T08:00:00+05:30', '2026-03-12T08:30:00+05:30'],
    ['not_30_minutes', '2026-03-11T08:00:00+05:30', ''],
    ['past', '2026-03-10T12:00:00+05:30', '2026-03-10T12:30:00+05:30'],
    ['past', '2026-03-09T19:30:00+05:30', '2026-03-09T20:00:00+05:30'],
  ])('finds %s in %s to %s', (problem, startDateTime, endDateTime) => {
    expect(findSlotProblem({ startDateTime, endDateTime }, NOON_IN_INDIA)).toBe(problem);
  });

  it('accepts the next slot of today', () => {
    const interval = { startDateTime: '2026-03-10T12:30:00+05:30', endDateTime: '2026-03-10T13:00:00+05:30' };
    expect(findSlotProblem(interval, NOON_IN_INDIA)).toBeUndefined();
  });
});

describe('intervalAt', () => {
  it.each(DEMO_SLOTS)('finds the interval of the slot that begins at the moment: $label', (slot) => {
    expect(intervalAt(slotStart('2026-12-31', slot))).toEqual(demoInterval('2026-12-31', slot));
  });
});
