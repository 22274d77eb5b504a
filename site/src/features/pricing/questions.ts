import type { Question } from '../../design/ui/Accordion.tsx';

/** What buyers ask about paying. Claims are those of S2 section 9, 'Plans' and 'Legal text facts'. */
export const questions: readonly Question[] = [
  {
    question: 'Can we change plans later?',
    answer:
      'Yes. Changes take effect immediately and are prorated, so you only pay for the days you had each plan.',
  },
  {
    question: 'What is a credit?',
    answer:
      'One AI message uses one credit. If you run out, agents stop answering, we tell you, and you can upgrade on the spot. Enterprise is unlimited, or you bring your own key.',
  },
  {
    question: 'Are there any other fees?',
    answer:
      'No setup fees. If you’d like us to set up the workspace with you, white-glove setup is an add-on to the Growth plan.',
  },
  {
    question: 'What does it connect to?',
    answer:
      'Integrations and API access start with Startup, and custom integrations come with Enterprise. We don’t publish a list of tools yet, so ask us about yours.',
  },
  {
    question: 'What’s in the free trial?',
    answer:
      'The application, for 3 months, if you’re a new customer. We don’t publish yet which features, credits or number of people that covers: ask us before you start.',
  },
  {
    question: 'What happens when the trial ends?',
    answer:
      'Pick a plan and keep going. If you don’t, you won’t be charged; unpaid accounts may be closed 30 days after the trial ends.',
  },
  {
    question: 'What happens to our data when we cancel?',
    answer: 'We keep it for 30 days after you cancel, in case you change your mind.',
  },
  {
    question: 'Can we get our money back?',
    answer: 'Yes. There’s a 30-day refund guarantee. Details are in the terms of use.',
  },
  {
    question: 'Will the price go up?',
    answer: 'If prices ever change, you’ll get 30 days’ notice.',
  },
];
