import type { LeadKind } from 'contract/api-paths.ts';
import { demoRequestFromForm } from 'contract/demo-form.ts';
import type { DemoRequest } from 'contract/demo-request.ts';
import { findSlotProblem, type SlotProblem } from 'contract/demo-slots.ts';
import { InvalidRequest } from '../web/errors.ts';
import { invalidFields } from '../web/validation-problems.ts';

/** Hidden field of a form without script, in place of the header. */
const FORM_KEY_FIELD = 'idempotencyKey';
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;

const SLOT_PROBLEMS: Record<SlotProblem, { field: keyof DemoRequest; message: string }> = {
  not_on_grid: { field: 'startDateTime', message: 'Choose a day and one of the offered times.' },
  not_30_minutes: { field: 'endDateTime', message: 'A demo lasts 30 minutes.' },
  past: { field: 'startDateTime', message: 'This time has passed. Please choose another slot.' },
};

/**
 * Trims every text of a body in place, and refuses text that no storage can hold.
 * Anything that is not an object is left to the schema.
 */
export function tidyBody(body: unknown): void {
  if (typeof body !== 'object' || body === null) return;
  const fields = body as Record<string, unknown>;
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value !== 'string') continue;
    if (!value.isWellFormed() || value.includes('\0')) {
      throw new InvalidRequest('The request has characters that cannot be stored.');
    }
    fields[name] = value.trim();
  }
}

/** Turns a form that a browser posted without script into the body of its call, and the key it carried. */
export function readForm(kind: LeadKind, form: Record<string, string>) {
  const { [FORM_KEY_FIELD]: key, ...fields } = form;
  return { key: key || undefined, body: kind === 'demo' ? demoRequestFromForm(fields) : fields };
}

/** @throws {InvalidRequest} when the demo's time is not one that can be booked now */
export function requireBookableSlot(request: DemoRequest, now: Date): void {
  const problem = findSlotProblem(request, now);
  if (problem) throw invalidFields([SLOT_PROBLEMS[problem]]);
}

/** @throws {InvalidRequest} when the key is not 1 to 255 visible ASCII characters */
export function requireIdempotencyKey(key: string | undefined): void {
  if (key !== undefined && !IDEMPOTENCY_KEY.test(key)) {
    throw new InvalidRequest('The idempotency key must be 1 to 255 visible ASCII characters.');
  }
}
