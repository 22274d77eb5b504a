import { DESIGN_FORM_FIELDS, designEntries } from 'contract/leads/chatbot-design.ts';
import { DEMO_FORM_FIELDS, demoRequestFromForm, lacksConsent } from 'contract/leads/demo-form.ts';
import { noConsentText } from 'contract/leads/forms/demo-words.ts';
import { InvalidRequest } from '../errors.ts';
import { invalidFields } from '../web/validation-problems.ts';

/** What a form that a browser posted without script comes to. */
export interface PostedForm {
  /** The body of the call, for its schema to check. */
  body: Record<string, string>;
  /** What the form tells beside it; with a script, the baggage header does. */
  attribution?: Record<string, string>;
  /** Its checkbox of consent was ticked. */
  isConsentTicked?: boolean;
}

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;

/**
 * Turns the demo form that a browser posted without script into the body of the call.
 * @throws {InvalidRequest} when the checkbox of consent was left empty
 */
export function readDemoForm(form: Record<string, string>, productName: string): PostedForm {
  if (lacksConsent(form)) {
    throw invalidFields([{ field: DEMO_FORM_FIELDS.consent, message: noConsentText(productName) }]);
  }
  return { body: demoRequestFromForm(form), isConsentTicked: Boolean(form[DEMO_FORM_FIELDS.consent]) };
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

/** @throws {InvalidRequest} when the key is not 1 to 255 visible ASCII characters */
export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && IDEMPOTENCY_KEY.test(header)) return header;
  throw new InvalidRequest('The idempotency key must be 1 to 255 visible ASCII characters.');
}
