import type { FastifyInstance } from 'fastify';
import type { CalendarParts } from './calendar-parts.ts';
import { addDaysOffCalls } from './days-off.calls.ts';
import { addDemoChangeCalls } from './demo-changes.calls.ts';
import { addDemoCalls } from './demos.calls.ts';
import { addHostCalendarCalls } from './host-calendars.calls.ts';
import { addHostCalls } from './hosts.calls.ts';

/** Demos, who holds them, and when none are held. */
export function addCalendarCalls(desk: FastifyInstance, parts: CalendarParts): void {
  addDemoCalls(desk, parts);
  addDemoChangeCalls(desk, parts);
  addDaysOffCalls(desk, parts);
  addHostCalls(desk, parts);
  addHostCalendarCalls(desk, parts);
}
