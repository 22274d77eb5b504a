import type { Question } from '../../ui/Accordion.tsx';

/** Five reasons, one open at a time (S2 sections 2 and 4). Claims are those of S1 section 1. */
export const bestReasons: readonly Question[] = [
  {
    question: 'They have one job each',
    answer:
      'An employee with a role can be judged: you know what it should have done on Tuesday. A general assistant can always say that it was not asked.',
  },
  {
    question: 'They stop where you tell them to',
    answer:
      'Limits are sentences, not settings: above this amount, ask Karin; to this customer, never write. Where one applies, the work waits, with its papers, for the person named.',
  },
  {
    question: 'They hand over to each other, and to you',
    answer:
      'Noah books the call, Owen drafts the proposal, your colleague signs it. What was said and decided travels along, so nobody has to ask for it again.',
  },
  {
    question: 'They know your papers, not only the world',
    answer:
      'Each reads the documents that you give it, keeps to who may see what, and names the page it relies on. What it cannot find, it asks.',
  },
  {
    question: 'You can start today and grow without a project',
    answer:
      '160+ agents for 40+ business functions are ready to adapt without code. Begin with one on a trial; add the second when the first is trusted.',
  },
];
