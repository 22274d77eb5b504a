import type { LeadKind } from 'contract/api-paths.ts';
import { fieldLabels } from 'contract/leads/lead-forms.ts';
import { printable } from 'contract/printable.ts';
import type { Fields } from './lead-record.ts';

/** Labels as the visitor saw them; the two ends of a demo share a label there. */
const LABELS: Readonly<Record<LeadKind, Readonly<Record<string, string>>>> = {
  demo: { ...fieldLabels('demo'), startDateTime: 'Begins', endDateTime: 'Ends' },
  contact: fieldLabels('contact'),
  agent: fieldLabels('agent'),
  chatbot: fieldLabels('chatbot'),
};

/** The fields of a form by the labels that the visitor saw; a field without one, by its name. */
export function labelBody(kind: LeadKind, body: Fields): [string, string][] {
  return flatten(body).map(([name, text]) => [LABELS[kind][name] ?? name, text]);
}

/** Returns the texts of a structure, each with the names that lead to it, such as `first touch, utm source`. */
export function labelFields(fields: Fields): [string, string][] {
  return flatten(fields).map(([name, text]) => [toWords(name), text]);
}

/** Converts a name to words, such as `lastTouch, utm_source` to `last touch, utm source`. */
function toWords(name: string): string {
  return name.replaceAll('_', ' ').replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function flatten(fields: Fields): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    const label = printable(name);
    if (typeof value !== 'object' || value === null) return [[label, printable(String(value ?? ''))]];
    return flatten(value as Fields).map(([inner, text]) => [`${label}, ${inner}`, text]);
  });
}
