import { isEmailAddress } from 'contract/email-address.ts';
import type { FieldProblem } from 'contract/error-body.ts';

/** What to say of a field that is missing or not valid, by its name. */
export type FieldMessages = Readonly<Record<string, string>>;

/** The part of an input, select or textarea that tells whether its value can be sent. */
export interface Control {
  name: string;
  type: string;
  value: string;
  required: boolean;
  validity: Pick<ValidityState, 'valid'>;
}

/** The fields of a form that cannot be sent as they are, in the form's order. */
export function findProblems(controls: Iterable<Control>, messages: FieldMessages): FieldProblem[] {
  return [...controls]
    .filter((control) => isMissing(control) || isInvalid(control))
    .map(({ name }) => ({ field: name, message: messages[name] ?? 'Please check this field' }));
}

/** A required field in which nothing but spaces stands. */
export function isMissing({ required, value }: Control): boolean {
  return required && value.trim() === '';
}

/** Text that the browser or our own rule for addresses refuses; an empty optional field is fine. */
function isInvalid({ type, value, validity }: Control): boolean {
  if (value.trim() === '') return false;
  return !validity.valid || (type === 'email' && !isEmailAddress(value.trim()));
}
