import { startOfDay } from 'contract/bookings/office.ts';
import { isRealDate } from 'contract/dates.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../plugins/app-context.ts';
import { addDeskCall } from '../../../plugins/http/desk-calls.ts';
import { invalidFields } from '../../../plugins/http/validation-problems.ts';
import { createNumbersReader } from './read-numbers.ts';

const USUAL_WEEKS = '12';

/** Adds the calls that count leads, their outcomes, and the time to their answers. */
export function addNumberCalls(desk: FastifyInstance, { database, clock, config }: AppContext): void {
  const { office } = config;
  const hours = {
    office,
    // Holidays can be changed at the desk.
    get closed() {
      return config.holidays;
    },
  };
  const numbers = createNumbersReader({ database, clock, hours });

  addDeskCall(desk, 'GET /numbers', async ({ query: { weeks = USUAL_WEEKS, until } }) => {
    if (until !== undefined && !isRealDate(until)) {
      throw invalidFields([{ field: 'until', message: 'Write a day such as 2026-03-09.' }]);
    }
    return numbers.read(Number(weeks), until === undefined ? clock() : startOfDay(office, until));
  });
}
