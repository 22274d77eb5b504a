/** Data privacy and admin controls: marketing copy, nothing certified (S1 section 2.5). */
export const controls = [
  {
    title: 'Role-based access control',
    text: 'An agent can open what the person it works for can open. Nothing else.',
  },
  {
    title: 'Build and publish are two rights',
    text: 'Anyone can try an idea. Only publishers decide what colleagues and customers see.',
  },
  {
    title: 'Your data stays apart',
    text: 'Your workspace has its own files and memory, separate from every other customer’s.',
  },
  {
    title: 'An audit trail of every step',
    text: 'Who changed an agent, what it read, what it did and who approved it, in order.',
  },
] as const;

/** The rights of the picture, role by role, in the order of `rights`. */
export const rights = ['Use', 'Build', 'Publish', 'Manage'] as const;
export const roles: { name: string; holds: (typeof rights)[number][] }[] = [
  { name: 'Member', holds: ['Use'] },
  { name: 'Builder', holds: ['Use', 'Build'] },
  { name: 'Publisher', holds: ['Use', 'Build', 'Publish'] },
  { name: 'Admin', holds: ['Use', 'Build', 'Publish', 'Manage'] },
];
