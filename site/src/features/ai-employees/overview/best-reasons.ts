import type { Question } from '../../../design/ui/Accordion.tsx';
import { claims } from '../../../product/claims.ts';

/** Five reasons, one open at a time (S2 sections 2 and 4). Claims are those of S1 section 1. */
export const bestReasons: readonly Question[] = [
  {
    question: 'They have one job each',
    answer:
      'A role can be reviewed: you know what should have been done by Tuesday. A general assistant can always say you didn’t ask.',
  },
  {
    question: 'They stop where you tell them to',
    answer:
      'Limits are plain sentences: “over $5,000, ask Karin”; “never email this customer.” When one applies, the work waits for that person with everything attached.',
  },
  {
    question: 'They hand off to each other, and to you',
    answer:
      'Noah books the call, Owen drafts the proposal, your colleague signs it. Context goes along, so no one has to ask twice.',
  },
  {
    question: 'They know your documents',
    answer:
      'Each reads the documents you give it, respects who can see what, and names the page behind its answer. When it can’t find something, it asks.',
  },
  {
    question: 'Start with one, no rollout project',
    answer: `${claims.agents} agents for ${claims.functions} business functions, ready to adapt without code. Simple ones are live within a week. Add the second once you trust the first.`,
  },
];
