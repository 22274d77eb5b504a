/** People hold the upright threads of the picture, agents the level ones. */
export const departments = [
  { name: 'Ines', role: 'Sales' },
  { name: 'Ravi', role: 'Legal' },
  { name: 'Karin', role: 'Finance' },
  { name: 'Tom', role: 'Ops' },
] as const;

/** The agents, each with what happens where its thread meets the person of the same place. */
export const agents = [
  { name: 'Owen', role: 'Proposals', done: 'Owen drafts the quote, Ines sets the discount' },
  { name: 'Vera', role: 'Contracts', done: 'Vera flags a clause, Ravi agrees to a change' },
  { name: 'Felix', role: 'Billing', done: 'Felix plans the installments, Karin releases them' },
  { name: 'Marco', role: 'Projects', done: 'Marco books the crew, Tom confirms the date' },
] as const;
