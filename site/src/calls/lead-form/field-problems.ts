import type { FieldProblem } from 'contract/error-body.ts';
import { FIELD_SENTENCES, type FieldRule, findFieldProblem, isVisible } from 'contract/leads/field-rules.ts';
import { tidyText } from 'contract/tidy-text.ts';

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

/** What the server will take, by the names of the fields: the same rules, run before the call. */
export type FieldRules = Readonly<Record<string, FieldRule>>;

/**
 * The fields of a form that cannot be sent as they are, in the form's order. What is missing or no address is told in
 * the form's own words; what the server's rules refuse beyond that, in the server's.
 */
export function findProblems(
  controls: Iterable<Control>,
  messages: FieldMessages,
  rules: FieldRules = {},
): FieldProblem[] {
  return [...controls].flatMap((control) => {
    const message = describeProblem(control, messages[control.name], rules[control.name]);
    return message === undefined ? [] : [{ field: control.name, message }];
  });
}

function describeProblem(control: Control, own: string | undefined, rule: FieldRule | undefined) {
  const found = rule && findFieldProblem(rule, tidyText(control.name, control.value));
  const isAddress = rule?.kind === 'email';
  if (found) return ((isAddress || found === FIELD_SENTENCES.missing) && own) || found;
  // A browser refuses an address for a character that cannot be seen, and that is left out before it is sent.
  const isRefused = isMissing(control) || (!isAddress && isVisible(control.value) && !control.validity.valid);
  return isRefused ? (own ?? 'Please check this field') : undefined;
}

/** A required field in which nothing can be seen. */
export function isMissing({ required, value }: Control): boolean {
  return required && !isVisible(value);
}
