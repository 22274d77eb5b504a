import { brand } from '../../brand.ts';
import type { Question } from '../../design/ui/Accordion.tsx';
import { claims } from '../../product/claims.ts';

/** What buyers ask before they decide (S1 section 2.3). Claims are those of S1 section 1 and S2 section 9. */
export const whyChoose: Question[] = [
  {
    question: 'How is an AI employee different from a chatbot?',
    answer:
      'A chatbot waits for a question. An AI employee has a job: it picks up work as it arrives, does the prep work and hands the result to the person who decides. If answering questions is all you need, the public chatbot is included.',
  },
  {
    question: 'Do we need developers to set one up?',
    answer:
      'No. You describe the role, the goal and the rules in a no-code builder. If you have developers, they can go further with low code; integrations and API access start with the Startup plan.',
  },
  {
    question: 'Who is responsible for what an agent sends or changes?',
    answer:
      'Your people. You set who can build and publish agents, and where an agent has to stop and ask. Agents make mistakes, so start with work someone reviews and loosen the limits as you see results.',
  },
  {
    question: 'What’s ready-made, and what do we build ourselves?',
    answer: `Start from ${claims.agents} agents for ${claims.functions} business functions, including sales, support, projects, marketing and contracts. Change the knowledge, tone and limits to fit. On Enterprise we can build one to order.`,
  },
  {
    question: 'Where does it run, and what happens to our data if we leave?',
    answer:
      'In our cloud or, on Enterprise, on your own premises. If you cancel, we keep your data for 30 days.',
  },
  {
    question: 'What does it cost to find out if it works for us?',
    answer:
      'Nothing for 3 months: no credit card, no setup fees. After that you can switch plans any time; the change is immediate and prorated.',
  },
  {
    question: 'Can we rely on it, and who helps if something breaks?',
    answer: `${brand.name} comes with a ${claims.uptime} uptime guarantee and ${claims.support} support. Enterprise customers get priority support. What the guarantee covers isn’t published yet, so ask us before you rely on it.`,
  },
];
