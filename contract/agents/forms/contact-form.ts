import { A_PERSON_SENDS, type FormTool, PERSON_WORDS } from '../form-tools.ts';

export const CONTACT_WORDS = {
  ...PERSON_WORDS,
  company: 'Company',
  phone: 'With country code',
  message: 'What it’s about, in the person’s words',
} as const;

export const CONTACT_FORM = {
  name: 'request_contact',
  description: `Writes to the sales team, who answer by email. ${A_PERSON_SENDS}`,
  fields: { ...CONTACT_WORDS, teamSize: 'People in the company' },
} satisfies FormTool;
