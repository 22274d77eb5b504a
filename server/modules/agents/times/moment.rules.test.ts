import { describe, expect, it } from 'vitest';
import { readMoment, readZone } from './persons-time.ts';

const BERLIN = 'Europe/Berlin';

describe('readMoment', () => {
  it.each([
    ['2026-03-11T08:00:00+05:30', undefined, '2026-03-11T02:30:00.000Z'],
    ['2026-03-11T02:30:00Z', undefined, '2026-03-11T02:30:00.000Z'],
    ['2026-03-11T02:30Z', undefined, '2026-03-11T02:30:00.000Z'],
    ['2026-03-11T02:30:00.000z', undefined, '2026-03-11T02:30:00.000Z'],
    ['2026-03-11T03:30:00+01:00', BERLIN, '2026-03-11T02:30:00.000Z'],
    ['2026-03-10T21:30:00-0500', undefined, '2026-03-11T02:30:00.000Z'],
    ['2026-03-10 18:30-08', undefined, '2026-03-11T02:30:00.000Z'],
    // Without an offset, by the clock of the zone: in winter, and in summer.
    ['2026-03-11T03:30', BERLIN, '2026-03-11T02:30:00.000Z'],
    ['2026-07-11T04:30:00', BERLIN, '2026-07-11T02:30:00.000Z'],
    // Of a time that clocks show twice, the first; one that they skip is as long after the change.
    ['2026-10-25T02:30', BERLIN, '2026-10-25T00:30:00.000Z'],
    ['2026-03-29T02:30', BERLIN, '2026-03-29T01:30:00.000Z'],
  ])('reads %s, by the clock of %s', (text, zone, moment) => {
    expect((readMoment(text, zone) as Date).toISOString()).toBe(moment);
  });

  it.each([
    ['2026-03-11T08:00:00', undefined, 'no_clock'],
    ['tomorrow', BERLIN, 'unreadable'],
    ['2026-02-30T08:00Z', BERLIN, 'unreadable'],
    ['2026-03-11T24:00Z', BERLIN, 'unreadable'],
    ['2026-03-11', BERLIN, 'unreadable'],
    ['2026-03-11T08:00:00+99:00', BERLIN, 'unreadable'],
    ['+275760-09-13T00:00:00Z', BERLIN, 'unreadable'],
    ['1773196200', BERLIN, 'unreadable'],
  ])('says of %s, by the clock of %s, that it is %s', (text, zone, problem) => {
    expect(readMoment(text, zone)).toBe(problem);
  });
});

describe('readZone', () => {
  it.each(['Europe/Berlin', 'America/Argentina/Ushuaia', 'UTC', 'Asia/Kolkata'])('knows %s', (name) => {
    expect(readZone(name)).toBe(name);
  });

  it.each(['Berlin', 'Europe/Atlantis', '+01:00', '', '../etc', 'Mars/Olympus'])(
    'does not know %j',
    (name) => {
      expect(readZone(name)).toBeUndefined();
    },
  );
});
