import { describe, expect, it } from 'vitest';
import { describeZone } from './office-zone.ts';

describe('describeZone', () => {
  it.each([
    ['Asia/Kolkata', 'India Standard Time', 'India'],
    ['Europe/Berlin', 'Central European Time', 'Berlin'],
    ['America/New_York', 'Eastern Time', 'New York'],
    ['Asia/Kathmandu', 'Nepal Time', 'Kathmandu'],
    ['America/Argentina/Buenos_Aires', 'Argentina Standard Time', 'Buenos Aires'],
    ['UTC', 'Coordinated Universal Time', 'UTC'],
  ])('names %s as people do', (zone, zoneLabel, place) => {
    expect(describeZone(zone)).toMatchObject({ zone, zoneLabel, place });
  });
});
