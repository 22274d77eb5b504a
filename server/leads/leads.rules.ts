import { DESIGN_FORM_FIELDS, designEntries } from 'contract/chatbot-design.ts';
import { DEMO_FORM_FIELDS, demoRequestFromForm, lacksConsent } from 'contract/demo-form.ts';
import type { DemoRequest } from 'contract/demo-request.ts';
import { findSlotProblem, type SlotProblem } from 'contract/demo-slots.ts';
import { InvalidRequest } from '../web/errors.ts';
import { invalidFields } from '../web/validation-problems.ts';

/** What a form that a browser posted without script comes to. */
export interface PostedForm {
  /** The body of the call, for its schema to check. */
  body: Record<string, string>;
  /** What the form tells beside it; with a script, the baggage header does. */
  attribution?: Record<string, string>;
}

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;

export const SLOT_PROBLEMS: Record<SlotProblem, { field: keyof DemoRequest; message: string }> = {
  not_on_grid: { field: 'startDateTime', message: 'Choose a day and one of the offered times.' },
  not_30_minutes: { field: 'endDateTime', message: 'A demo lasts 30 minutes.' },
  past: { field: 'startDateTime', message: 'This time has passed. Please choose another slot.' },
};

const NO_CONSENT = {
  field: DEMO_FORM_FIELDS.consent,
  message: 'Please confirm that you want to receive content from Teamloom.',
};

/**
 * Turns the demo form that a browser posted without script into the body of the call.
 * @throws {InvalidRequest} when the checkbox of consent was left empty
 */
export function readDemoForm(form: Record<string, string>): PostedForm {
  if (lacksConsent(form)) throw invalidFields([NO_CONSENT]);
  return { body: demoRequestFromForm(form) };
}

/** Takes the design out of the posted chatbot form. No colour is a reason to refuse: it is not part of the call. */
export function readChatbotForm(form: Record<string, string>): PostedForm {
  const {
    [DESIGN_FORM_FIELDS.bubbleColor]: bubbleColor,
    [DESIGN_FORM_FIELDS.textColor]: textColor,
    ...body
  } = form;
  return { body, attribution: designEntries({ bubbleColor, textColor }) };
}

/** Why the demo's time is not one that can be booked now. */
export function checkSlot(request: DemoRequest, now: Date): InvalidRequest | undefined {
  const problem = findSlotProblem(request, now);
  return problem && invalidFields([SLOT_PROBLEMS[problem]]);
}

/** @throws {InvalidRequest} when the key is not 1 to 255 visible ASCII characters */
export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && IDEMPOTENCY_KEY.test(header)) return header;
  throw new InvalidRequest('The idempotency key must be 1 to 255 visible ASCII characters.');
}
