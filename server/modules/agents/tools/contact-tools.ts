import type { ToolInput, ToolOutput } from 'contract/agents/agent-tools.ts';
import { LEAD_PATHS } from 'contract/api-paths.ts';
import type { BookingReceipt } from 'contract/bookings/demo-receipt.ts';
import { intervalAt, type Office } from 'contract/bookings/office.ts';
import type { Caller } from '../caller.ts';
import { findConsentProblem } from '../consent.rules.ts';
import type { CallAnswer, PersonsRequest, SiteCalls } from '../site-calls.ts';
import { ToolProblem } from '../tool-problem.ts';

const LAST_DAY = new Date('9999-12-31');

export async function bookDemo(
  { startDateTime, ...asked }: ToolInput<'book_demo'>,
  calls: SiteCalls,
  caller: Caller,
  office: Office,
): Promise<ToolOutput<'book_demo'>> {
  const { request, body } = splitRequest(asked);
  const times = { startDateTime, endDateTime: endOf(startDateTime, office) };
  const answer = await calls.post(
    LEAD_PATHS.demo,
    { ...body, ...times, timezone: office.zone },
    request,
    caller,
  );
  // Of a repetition, the demo may have been moved since.
  return { ...receiptOf(answer), ...times, ...(answer.body.booking as Partial<BookingReceipt> | undefined) };
}

export async function requestContact(
  asked: ToolInput<'request_contact'>,
  calls: SiteCalls,
  caller: Caller,
): Promise<ToolOutput<'request_contact'>> {
  const { request, body } = splitRequest(asked);
  return receiptOf(await calls.post(LEAD_PATHS.contact, body, request, caller));
}

/** Consent and key travel beside the body, which is that of the form. */
function splitRequest<Asked extends PersonsRequest>({ consent, idempotencyKey, ...body }: Asked) {
  const problem = findConsentProblem(consent);
  if (problem !== undefined) {
    throw new ToolProblem({
      code: 'consent_missing',
      message: 'Ask the person first, and pass on the sentence they agreed to, in their words.',
      fields: [{ field: 'consent', message: problem }],
    });
  }
  return { request: { consent, idempotencyKey }, body };
}

function receiptOf({ body, isReplayed }: CallAnswer) {
  return { id: String(body.id), message: String(body.message), isReplayed };
}

/** As the call wants to have it; of what is no time, nothing is made, and the call says what is wrong with it. */
function endOf(startDateTime: string, office: Office): string {
  const start = new Date(startDateTime);
  // Beyond it a date is written in another way, or cannot be written.
  return start < LAST_DAY ? intervalAt(office, start).endDateTime : startDateTime;
}
