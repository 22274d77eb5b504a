/** The question of the search picture, how the agent went about it, and its answer, sentence by sentence. */
export const searchAnswer = {
  asker: 'Jonas',
  question: 'How much notice do we owe Halden Freight if we close the Wexley depot?',
  trail: ['Searched 4 sources', 'Read 12 passages', 'Compared 2 versions', 'Checked what Jonas can open'],
  sentences: [
    { text: 'Forty-five days, in writing.', source: 2 },
    { text: 'The 2022 agreement requires ninety.', source: 1 },
    { text: 'Amendment 3 shortens that when a depot closes, and Wexley is listed.', source: 2 },
  ],
  sources: [
    {
      number: 1,
      name: 'Freight agreement',
      place: 'Clause 14, page 22',
      before: 'Either party may end it with',
      quote: 'ninety days’ written notice',
    },
    {
      number: 2,
      name: 'Amendment 3',
      place: 'Section 2, page 1',
      before: 'If a depot in Annex B closes, the period is',
      quote: 'forty-five days',
    },
  ],
  hidden: 'One more document matches. It’s restricted to Legal, so it isn’t used here.',
} as const;
