import type { LeadKind } from '../api-paths.ts';
import { AGENT, AGENT_TEXTS } from './agent.ts';
import { CHATBOT, CHATBOT_TEXTS } from './chatbot.ts';
import { CONTACT, CONTACT_TEXTS } from './contact.ts';
import { DEMO_CALL, DEMO_TEXTS } from './demo.ts';
import type { CallFields, FieldTexts, FormTexts } from './form-fields.ts';

/** The description of a form: the fields of its call, and the words about them. */
export interface LeadFormDescription {
  fields: CallFields;
  words: FormTexts;
}

/** Every form that becomes a lead. */
export const LEAD_FORMS: Readonly<Record<LeadKind, LeadFormDescription>> = {
  demo: { fields: DEMO_CALL, words: DEMO_TEXTS },
  contact: { fields: CONTACT, words: CONTACT_TEXTS },
  agent: { fields: AGENT, words: AGENT_TEXTS },
  chatbot: { fields: CHATBOT, words: CHATBOT_TEXTS },
};

/** The labels of the fields, by their names in the call, in the order of the call. */
export function fieldLabels(kind: LeadKind): Record<string, string> {
  return Object.fromEntries(
    Object.entries(LEAD_FORMS[kind].fields).map(([name, { label }]) => [name, label]),
  );
}

/** The form's own sentences for a missing field or a wrong address, by the field's name in the call. */
export function fieldSentences(kind: LeadKind): Record<string, string> {
  const entries = Object.entries(LEAD_FORMS[kind].fields);
  return Object.fromEntries(
    entries.flatMap(([name, field]) =>
      'sentence' in field && field.sentence ? [[name, field.sentence]] : [],
    ),
  );
}

/** The fields of all forms as columns of one table, each name once, in the order of their numbers. */
export function exportColumns(): { name: string; column: number }[] {
  const columns = Object.values(LEAD_FORMS).flatMap(({ words }) => Object.entries<FieldTexts>(words.fields));
  const byName = new Map(columns.map(([name, { column }]) => [name, column]));
  return [...byName].map(([name, column]) => ({ name, column })).sort((a, b) => a.column - b.column);
}
