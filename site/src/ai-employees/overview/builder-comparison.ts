/** What usually differs between a builder of agents and ours (S2 section 2). */
export const builderAspects = [
  {
    aspect: 'What you build',
    others: 'A flow of boxes and arrows for one task',
    ours: 'A colleague with a role, a goal and limits, who learns further tasks',
  },
  {
    aspect: 'Who can build it',
    others: 'Whoever knows the tool, often one person',
    ours: 'Whoever knows the work, in plain words; developers can add code',
  },
  {
    aspect: 'Where people come in',
    others: 'A step that sends an email and hopes',
    ours: 'A handoff to a named person, with the draft, the reason and the papers',
  },
  {
    aspect: 'Several at once',
    others: 'Each flow runs alone, and you carry results across',
    ours: 'Employees pass work on to each other, and you see who has it',
  },
  {
    aspect: 'When a rule changes',
    others: 'Find each flow that uses it',
    ours: 'Change the sentence once, for every employee who follows it',
  },
  {
    aspect: 'Afterwards',
    others: 'A log for the person who built it',
    ours: 'A trail that anybody can read: who did what, when, on what grounds',
  },
] as const;
