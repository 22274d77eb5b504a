import { dayOf, findSlotProblem, intervalAt } from 'contract/bookings/office.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../../plugins/database/schema.ts';
import { addDeskCall } from '../../../plugins/http/desk-calls.ts';
import { tidyBody } from '../../../plugins/http/request-body.ts';
import { describeInvalidBody } from '../../../plugins/http/validation-problems.ts';
import { NotFound } from '../../../shared/errors.ts';
import { type CalendarParts, HasDemo, readDemo } from '../../bookings/bookings.calls.ts';
import { AlreadyBooked, findHost, invalidTime } from '../../bookings/bookings.queries.ts';
import { leadCalls } from '../intake/lead-calls.ts';
import { consentTold, isTimeZone } from '../intake/lead-context.ts';
import type { LeadStore } from '../intake/leads.store.ts';

export interface BookDeskParts extends CalendarParts {
  /** Name of the company, in the text of the consent. */
  productName: string;
  /** Stores what the team books for others as the intake does, as part of a transaction. */
  leadStoreIn: (transaction: Database) => LeadStore;
}

type Failures = Parameters<typeof describeInvalidBody>[0];

/**
 * Books a demo for a person who asked for it by phone or mail: through the intake, so that they get the same mails, and
 * the team’s systems are notified of the lead.
 */
export function addBookCall(desk: FastifyInstance, parts: BookDeskParts): void {
  const { database, clock, config, leadStoreIn, productName } = parts;
  const call = leadCalls(config.office).demo;

  addDeskCall(
    desk,
    'POST /demos',
    async ({ body: { start, hostId, timeZone = '', hasConsent, ...fields }, request, change }) => {
      const now = clock();
      const interval = intervalAt(config.office, new Date(start));
      const problem = findSlotProblem(config.office, interval, now);
      if (problem) throw invalidTime(problem, config.office.minutes);
      if (hostId !== undefined && !(await findHost(database, hostId))) throw new NotFound();
      const filled = readBody({ ...fields, ...interval, timezone: config.office.zone }, request);
      const context = {
        ...(hasConsent && { consent: consentTold(productName, now) }),
        ...(isTimeZone(timeZone) && { timeZone }),
      };
      const booking = {
        ...{ start: new Date(interval.startDateTime), end: new Date(interval.endDateTime) },
        ...(hostId !== undefined && { hostId }),
        isTeams: true,
      };
      const lead = { kind: 'demo' as const, email: filled.email, body: filled, context, booking };
      const demo = await change(async (transaction, note) => {
        const { id } = await leadStoreIn(transaction)
          .insertLead(lead)
          .catch((error: unknown) => {
            throw error instanceof AlreadyBooked ? new HasDemo() : error;
          });
        note({ subject: `${id} on ${dayOf(config.office, booking.start)}` });
        return await readDemo(transaction, id);
      });
      parts.publishChanges();
      return { demo };
    },
  );

  /** The body of the site’s own call. @throws {InvalidRequest} naming the fields at fault */
  function readBody(filled: object, request: FastifyRequest): { email: string } {
    tidyBody(filled, [], call.body);
    const body = call.normalize?.(filled) ?? filled;
    const validate = request.compileValidationSchema(call.body);
    if (!validate(body))
      throw describeInvalidBody((validate.errors ?? []) as Failures, call.sentences, call.messages);
    return body as { email: string };
  }
}
