import type { IsoDate } from 'contract/bookings/iso-date.ts';
import { DEFAULT_OFFICE, type DemoSlot, type Office, slotsOf } from 'contract/bookings/office.ts';

/** What the server writes into a page of a site whose office is another than the specification's. */
const stated = globalThis.document?.documentElement.dataset.office;
const slotsByDay = new Map<IsoDate, DemoSlot[]>();

/** The office that holds the demos: one for all pages. */
export let office: Office = stated ? JSON.parse(stated) : DEFAULT_OFFICE;

/** Draws pages for this office from now on; the server has one. */
export function drawFor(given: Office = DEFAULT_OFFICE): void {
  office = given;
  slotsByDay.clear();
}

/** The half-hours of a day. A calendar asks for those of 42 days at each change, which takes a phone 10 ms. */
export function slotsOn(date: IsoDate): DemoSlot[] {
  const slots = slotsByDay.get(date) ?? slotsOf(office, date);
  slotsByDay.set(date, slots);
  return slots;
}
