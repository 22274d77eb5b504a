import { DEFAULT_OFFICE, type DemoSlot, type Office, slotsOf } from 'contract/bookings/office.ts';
import type { IsoDate } from 'contract/dates.ts';
import { drawnFor } from '../drawn-for.ts';

/** Office that the server writes into a page of a site whose office is another than the specification's. */
const stated = globalThis.document?.documentElement.dataset.office;
const ofPage: Office | undefined = stated && JSON.parse(stated);
const slotsByDay = new WeakMap<Office, Map<IsoDate, DemoSlot[]>>();

/** Returns the office that holds the demos. */
export function office(): Office {
  return ofPage ?? drawnFor().office ?? DEFAULT_OFFICE;
}

/** The half-hours of a day. A calendar asks for those of 42 days at each change, which takes a phone 10 ms. */
export function slotsOn(date: IsoDate): DemoSlot[] {
  const days = slotsByDay.get(office()) ?? new Map<IsoDate, DemoSlot[]>();
  slotsByDay.set(office(), days);
  const slots = days.get(date) ?? slotsOf(office(), date);
  days.set(date, slots);
  return slots;
}
