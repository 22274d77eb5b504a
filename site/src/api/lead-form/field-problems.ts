import type { FieldProblem } from 'contract/error-body.ts';
import { FIELD_SENTENCES, findFieldProblem, isVisible } from 'contract/leads/field-rules.ts';
import type { FormField, FormFields } from 'contract/leads/form-fields.ts';
import { tidyText } from 'contract/tidy-text.ts';
import { wordsFor } from '../../words.ts';

/** The part of an input, select or textarea that tells whether its value can be sent. */
export interface Control {
  name: string;
  type: string;
  value: string;
  required: boolean;
  validity: Pick<ValidityState, 'valid'>;
}

/**
 * The controls of a form that can't be sent as they are, in the form's order. For a missing value or an invalid email
 * address the message is the form's own; for what else the server's rules reject, it is the server's.
 * @param fields what the server accepts: the same rules, checked before the call
 */
export function findProblems(controls: Iterable<Control>, fields: FormFields): FieldProblem[] {
  return [...controls].flatMap((control) => {
    const message = describeProblem(control, fields[control.name]);
    return message === undefined ? [] : [{ field: control.name, message }];
  });
}

function describeProblem(control: Control, field: FormField | undefined) {
  const found = field && findFieldProblem(field, tidyText(control.name, control.value));
  const isAddress = field?.kind === 'email';
  if (found) return ((isAddress || found === FIELD_SENTENCES.missing) && field.sentence) || found;
  // A browser refuses an address for a character that cannot be seen, and that is left out before it is sent.
  const isRefused = isMissing(control) || (!isAddress && isVisible(control.value) && !control.validity.valid);
  return isRefused ? (field?.sentence ?? wordsFor('form').checkField) : undefined;
}

/** A required field in which nothing can be seen. */
export function isMissing({ required, value }: Control): boolean {
  return required && !isVisible(value);
}
