import type { Component } from './content-lines.ts';
import { type Occurrence, timeOf, toMoment } from './event.ts';
import type { Zones } from './zones.ts';

/**
 * Busy times of a `VFREEBUSY`, as servers publish that hide what their people do.
 * @returns also how many periods are damaged
 */
export function listFreeBusy(
  { properties, damaged }: Component,
  zones: Zones,
): { busy: Occurrence[]; damaged: number } {
  const periods = (properties.get('freebusy') ?? [])
    .filter(({ parameters }) => parameters.get('fbtype')?.toUpperCase() !== 'FREE')
    .flatMap((property) => property.value.split(',').map((each) => timeOf(each, property, zones)));
  const busy = periods.flatMap((each) => {
    if (each?.lengthMs === undefined) return [];
    const start = toMoment(each);
    return { start, end: start + each.lengthMs };
  });
  return { busy, damaged: damaged + periods.length - busy.length };
}
