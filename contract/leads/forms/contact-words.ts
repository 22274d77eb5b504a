/** Names of the fields, as the form shows them and as an answer to it without script repeats them. */
export const CONTACT_LABELS = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Work email',
  company: 'Company',
  phone: 'Phone',
  teamSize: 'Team size',
  message: 'Message',
} as const;

/** What is said of a field that is missing, or of an address that is none (S1 section 5). */
export const CONTACT_MESSAGES = {
  firstName: 'Enter your first name',
  lastName: 'Enter your last name',
  email: 'Enter a valid email address',
  company: 'Enter your company name',
  message: 'Tell us what you need',
} as const;
