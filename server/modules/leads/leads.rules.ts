import { hash } from 'node:crypto';
import { DESIGN_FORM_FIELDS, designEntries } from 'contract/leads/chatbot-design.ts';
import { noConsentText } from 'contract/leads/consent.ts';
import { DEMO_FORM_FIELDS, demoRequestFromForm, lacksConsent } from 'contract/leads/demo-form.ts';
import { withDialedPhone } from 'contract/leads/phone-number.ts';
import { invalidFields } from '../../plugins/http/validation-problems.ts';
import { InvalidRequest } from '../../shared/errors.ts';
import { FORM_KEY_PREFIX } from './leads.tables.ts';

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

/** The body of a demo request with its phone as it is stored; what has no texts there is left to the schema. */
export function settlePhone(body: unknown): unknown {
  const { phone, message = '' } = Object(body) as Record<string, unknown>;
  const hasTexts = typeof phone === 'string' && typeof message === 'string';
  return hasTexts ? withDialedPhone(body as { phone: string; message?: string }) : body;
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

/**
 * The key that a caller has chosen. Those of forms without script are made of their content, which others may know: no
 * caller may ask for one of them.
 * @throws {InvalidRequest} when the key is not 1 to 255 visible ASCII characters, or begins as those of forms do
 */
export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !IDEMPOTENCY_KEY.test(header)) {
    throw new InvalidRequest('The idempotency key must be 1 to 255 visible ASCII characters.');
  }
  if (header.startsWith(FORM_KEY_PREFIX)) {
    throw new InvalidRequest(
      `The idempotency key must not begin with ${FORM_KEY_PREFIX}. Choose another one.`,
    );
  }
  return header;
}

/** SHA-256 of a body whose texts are trimmed; the order of its fields makes no difference. */
export function fingerprintOf(body: object): string {
  return hash(
    'sha256',
    JSON.stringify(Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1))),
    'base64url',
  );
}
