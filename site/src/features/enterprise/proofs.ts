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
    text: 'Ask the way you’d ask a colleague. The agent reads your documents, follows the references, compares versions and answers in plain English.',
    points: [
      'Every sentence links to its source',
      'Files you can’t open never reach your answer',
      'When two documents conflict, it tells you which one governs',
    ],
  },
  automate: {
    id: 'automate',
    title: 'Automate the process, exceptions included',
    text: 'Agents handle the routine steps. Exceptions are set aside with a reason, and the run waits wherever you want a signature.',
    points: [
      'You set the steps, the limits and the approvers',
      'Exceptions arrive with their documents and a proposed fix',
      'Every step is logged: who, when and why',
    ],
  },
  orchestrate: {
    id: 'orchestrate',
    title: 'Orchestrate work that crosses departments',
    text: 'One order touches sales, legal, finance and ops. Agents move it forward, people sign it through, and its history goes along.',
    points: [
      'Every department keeps its own agents and rules',
      'Context moves with the work, so no one asks twice',
      'Every handoff has an accountable person',
    ],
  },
} as const satisfies Record<string, Proof>;
