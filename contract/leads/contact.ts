import { EMAIL, LINE_MAX_LENGTH, NAME_MAX_LENGTH, TEXT_MAX_LENGTH } from './field-rules.ts';
import { A_PERSON_SENDS, type FormFields, type FormTexts, PERSON_TEXTS } from './form-fields.ts';

/** The contact form and the body of POST `/authms/contact-request` (S1 sections 3, 5, 7 and 8). */
export const CONTACT = {
  firstName: {
    kind: 'line',
    maxLength: NAME_MAX_LENGTH,
    label: 'First name',
    sentence: 'Enter your first name',
    autoComplete: 'given-name',
  },
  lastName: {
    kind: 'line',
    maxLength: NAME_MAX_LENGTH,
    label: 'Last name',
    sentence: 'Enter your last name',
    autoComplete: 'family-name',
  },
  email: { ...EMAIL, label: 'Work email', sentence: 'Enter a valid email address' },
  company: {
    kind: 'line',
    maxLength: LINE_MAX_LENGTH,
    label: 'Company',
    sentence: 'Enter your company name',
    autoComplete: 'organization',
  },
  // Optional and read by a person: an extension or a remark must not cost the lead.
  phone: {
    kind: 'line',
    isOptional: true,
    maxLength: LINE_MAX_LENGTH,
    label: 'Phone',
    type: 'tel',
    autoComplete: 'tel',
  },
  teamSize: {
    kind: 'choice',
    isOptional: true,
    options: ['1-10', '11-50', '51-200', '201-500', '500+'],
    label: 'Team size',
    prompt: 'Choose a size',
  },
  message: {
    kind: 'text',
    maxLength: TEXT_MAX_LENGTH,
    label: 'Message',
    sentence: 'Tell us what you need',
  },
} as const satisfies FormFields;

/** A constant of its own, so that tree shaking keeps it out of the scripts of pages. */
export const CONTACT_TEXTS = {
  summary: 'A message to the company.',
  tool: {
    toolname: 'request_contact',
    tooldescription: `Writes to the sales team, who answer by email. ${A_PERSON_SENDS}`,
  },
  fields: {
    ...PERSON_TEXTS,
    company: {
      meaning: 'Where the visitor works.',
      agent: 'Company',
      example: 'Harborlight',
      column: 3,
    },
    phone: { meaning: 'As the visitor wrote it.', agent: 'With country code', example: '', column: 4 },
    teamSize: {
      meaning: 'Empty if nothing was chosen.',
      agent: 'People in the company',
      example: '11-50',
      column: 5,
    },
    message: {
      meaning: 'What the visitor wants to know.',
      agent: 'What it’s about, in the person’s words',
      example: 'Can an AI employee answer in Hindi?',
      column: 6,
    },
  },
} as const satisfies FormTexts<typeof CONTACT>;
