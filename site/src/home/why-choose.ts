import { brand } from '../brand.ts';
import type { Question } from '../ui/Accordion.tsx';

/** What buyers ask before they decide (S1 section 2.3). Claims are those of S1 section 1 and S2 section 9. */
export const whyChoose: Question[] = [
  {
    question: 'What is an AI employee, and how is it more than a chatbot?',
    answer:
      'A chatbot waits for a question. An AI employee has a role and a task: it picks up the work as it arrives, prepares the result and hands it to the person who decides. It can also answer questions, and if that is all you need, a public chatbot is part of the platform.',
  },
  {
    question: 'Do we need developers to set one up?',
    answer:
      'No. You describe the role, the goal and the instructions in a no-code builder. Teams with developers can go further with low code; integrations and API access begin with the Startup plan.',
  },
  {
    question: 'Who is responsible for what an agent sends or changes?',
    answer:
      'Your people. You set who may build and publish agents, role by role, and where an agent must stop and ask. Agents make mistakes, so start with work that a person reviews, and widen the limits as you see the results.',
  },
  {
    question: 'How much is ready, and how much must we build?',
    answer:
      'There are 160+ AI agents for 40+ business functions to start from, among them sales, support, projects, marketing and contracts. You can take a ready agent and change its knowledge, tone and limits. Enterprise can have an AI employee built to order.',
  },
  {
    question: 'Where does it run, and what happens to our data if we leave?',
    answer:
      'It runs in the cloud or, for an enterprise, on your own premises. After you cancel, your data is kept for 30 days.',
  },
  {
    question: 'What does it cost to find out whether it works for us?',
    answer:
      'Nothing for the first 3 months: the trial needs no credit card, and there are no setup fees. If you stay, you can change plans at any time; the change takes effect at once and is charged in proportion.',
  },
  {
    question: 'Can we rely on it, and who helps when it fails?',
    answer: `${brand.name} comes with a 99.9% uptime guarantee and 24/7 support. Enterprise customers have priority support.`,
  },
];
