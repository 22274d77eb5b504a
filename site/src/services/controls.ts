/** Data privacy and admin controls: marketing copy, nothing certified (S1 section 2.5). */
export const controls = [
  {
    title: 'Role-based access control',
    text: 'An agent opens what the person it works for may open, and nothing else.',
  },
  {
    title: 'Build and publish are two rights',
    text: 'Many people may try an idea. Whoever may publish decides what colleagues and customers meet.',
  },
  {
    title: 'Your data stays apart',
    text: 'Each workspace keeps its own files and its own memory, apart from those of other customers.',
  },
  {
    title: 'An audit trail of every step',
    text: 'Who changed an agent, what it read, what it did and who approved it: all in order.',
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
