/** What a proof section says; the picture beside it is a component. */
export interface Proof {
  /** Id of the heading. */
  id: string;
  title: string;
  text: string;
  points: readonly string[];
}

/** Search, automate and orchestrate (S1 section 2.6). */
export const proofs = {
  search: {
    id: 'search',
    title: 'Search that reads before it answers',
    text: 'Ask a question as you would ask a colleague. An agent looks through your own documents, follows the references, compares versions and answers in sentences.',
    points: [
      'Every sentence carries the source that it rests on',
      'A document that you may not open stays out of your answer',
      'If two documents disagree, it says which one holds',
    ],
  },
  automate: {
    id: 'automate',
    title: 'Automate the process, exceptions included',
    text: 'Agents take the routine steps. What does not fit is set aside with its reason, and the run waits wherever you want a signature.',
    points: [
      'You set the steps, the limits and the approvers',
      'An exception arrives with its papers and a proposal',
      'Each step is on record: who, when and on what grounds',
    ],
  },
  orchestrate: {
    id: 'orchestrate',
    title: 'Orchestrate work that crosses departments',
    text: 'One order touches sales, legal, finance and operations. Agents carry it along, people pass it on, and its whole history travels with it.',
    points: [
      'Each department keeps agents of its own, and its own rules',
      'Agents hand over context, so nobody asks twice',
      'Every crossing has a person who answers for it',
    ],
  },
} as const satisfies Record<string, Proof>;
