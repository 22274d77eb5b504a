/** Names of the fields, as the form shows them and as an answer to it without script repeats them. */
export const AGENT_LABELS = {
  name: 'Name',
  role: 'Role',
  email: 'Email',
  goal: 'Goal',
  desc: 'Description',
  instructions: 'Instructions',
} as const;
