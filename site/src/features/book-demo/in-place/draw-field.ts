import type { FormField } from 'contract/leads/form-fields.ts';
import { element } from '../../../layout/ask/panel/element.ts';
import { wordsFor } from '../../../words.ts';
import { DETAIL_LOOKS, type DetailName } from '../book-demo.ts';

/** A field of the details, and what can be said about it. */
export interface DrawnField {
  name: DetailName;
  root: HTMLElement;
  input: HTMLInputElement | HTMLTextAreaElement;
  hint: (words: string) => void;
  /** @param message what is wrong with the value, or that nothing is */
  complain: (message: string | undefined) => void;
}

/** Draws a field from its description: label above, remarks below. */
export function drawField(field: FormField, name: DetailName, value: string): DrawnField {
  const { kind, label, isOptional, autoComplete } = field;
  const { prefix, placeholder } = DETAIL_LOOKS[name];
  const id = `ask-${name}`;
  const attributes = {
    id,
    name,
    autocomplete: autoComplete,
    placeholder,
    required: !isOptional,
    'aria-describedby': `${id}-error ${id}-hint`,
  };
  const input =
    kind === 'text'
      ? element('textarea', { ...attributes, rows: 2 })
      : element('input', { ...attributes, type: 'type' in field ? field.type : 'text' });
  input.value = value;
  const error = element('p', { id: `${id}-error`, class: 'ask-problem' });
  const hint = element('p', { id: `${id}-hint`, class: 'ask-hint' });
  const words = [
    label,
    ...(prefix ? [` (${prefix})`] : []),
    ...(isOptional ? [` (${wordsFor('form').optional.toLowerCase()})`] : []),
  ].join('');
  const root = element('div', {}, element('label', { for: id }, words), input, error, hint);
  return {
    name,
    root,
    input,
    hint: (text) => {
      hint.textContent = text;
    },
    complain: (message) => {
      error.textContent = message ?? '';
      if (message === undefined) input.removeAttribute('aria-invalid');
      else input.setAttribute('aria-invalid', 'true');
    },
  };
}
