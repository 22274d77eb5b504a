/** What usually differs between a builder of agents and ours (S2 section 2). */
export const builderAspects = [
  {
    aspect: 'What you build',
    others: 'A flow of boxes and arrows for one task',
    ours: 'A colleague with a role, a goal and limits, that can take on more',
  },
  {
    aspect: 'Who can build it',
    others: 'The one person who knows the tool',
    ours: 'Anyone who knows the work, in plain English; developers can add code',
  },
  {
    aspect: 'Where people come in',
    others: 'Sends an email and hopes',
    ours: 'A handoff to a named person, with the draft, the reason and the documents',
  },
  {
    aspect: 'Working together',
    others: 'Flows run alone; you copy results across',
    ours: 'Employees pass work to each other, and you see who has it',
  },
  {
    aspect: 'When a rule changes',
    others: 'Find every flow that uses it',
    ours: 'Change the sentence once; every employee follows it',
  },
  {
    aspect: 'Afterward',
    others: 'A log for the person who built it',
    ours: 'A log anyone can read: who did what, when and why',
  },
] as const;
