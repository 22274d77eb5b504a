import type ICAL from 'ical.js';
import type { BusyTime, Horizon } from './busy-time.ts';
import { type Component, parameterOf } from './content-lines.ts';
import { toWall } from './zones.ts';

type Period = InstanceType<typeof ICAL.Period>;

/** Busy times of a `VFREEBUSY`, as servers publish that hide what their people do; they are in UTC. */
export function listFreeBusy({ properties }: Component, { from, until }: Horizon): BusyTime[] {
  return (properties.get('freebusy') ?? [])
    .filter((property) => parameterOf(property, 'fbtype')?.toUpperCase() !== 'FREE')
    .flatMap((property) => property.getValues() as unknown as Period[])
    .map(({ start, end, duration }) => {
      const begin = toWall(start);
      const finish = end ? toWall(end) : begin + duration.toSeconds() * 1_000;
      return { uid: '', start: new Date(begin), end: new Date(finish) };
    })
    .filter(({ start, end }) => start < end && start < until && end > from);
}
