/** Names of the fields, as the form shows them and as an answer to it without script repeats them. */
export const AGENT_LABELS = {
  name: 'Name',
  role: 'Role',
  email: 'Email',
  goal: 'Goal',
  desc: 'Description',
  instructions: 'Instructions',
} as const;

/** What is said of a field that is missing, or of an address that is none (S1 sections 5 and 8). */
export const AGENT_MESSAGES = {
  name: 'Name is required',
  email: 'Enter a valid email address',
} as const;
