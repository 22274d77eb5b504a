import type { Question } from '../ui/Accordion.tsx';

/** What buyers ask about paying. Claims are those of S2 section 9, 'Plans' and 'Legal text facts'. */
export const questions: readonly Question[] = [
  {
    question: 'Can we change plans later?',
    answer:
      'Yes. A change takes effect immediately, and what you pay is prorated: each plan counts only for the part of the month in which you had it.',
  },
  {
    question: 'What is a credit?',
    answer:
      'One AI message uses one credit of the month. When they are used up, your agents do not answer the next message; you are told that the limit is reached and can move to a larger plan. On Enterprise credits are unlimited, or you bring your own key.',
  },
  {
    question: 'Are there fees beside the monthly price?',
    answer:
      'There are no setup fees. If you would rather have us set up the workspace with you, white-glove setup is an add-on to the Growth plan.',
  },
  {
    question: 'What happens when the trial ends?',
    answer:
      'You choose a plan and go on working. If you do not, nothing is charged; an account without payment may be closed 30 days after its trial has expired.',
  },
  {
    question: 'What happens to our data when we cancel?',
    answer: 'It is kept for 30 days after you cancel, in case you change your mind.',
  },
  {
    question: 'Can we get our money back?',
    answer: 'Yes. There is a 30-day refund guarantee. The terms of use say how it works.',
  },
  {
    question: 'Will the price rise?',
    answer: 'If it ever does, you hear of it 30 days before.',
  },
];
