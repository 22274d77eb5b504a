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
