import { paths } from '../../product/paths.ts';

/** Another way to get the work done, as a kind: no products. */
export interface Alternative {
  name: string;
  /** What it does. */
  does: string;
  /** When to choose it, and when an AI employee instead. */
  betterIf: string;
  oursIf: string;
  /** Where a page of ours says more. */
  more: { label: string; href: string };
}

/** What we say of ourselves here stands on home, `/ai-employees` and in the sample article on spreadsheets. */
export const alternatives: readonly Alternative[] = [
  {
    name: 'A chatbot',
    does: 'Waits for a question and answers it from the documents you gave it.',
    betterIf:
      'Answers on your website are all you need. Every plan of ours includes a public chatbot for that.',
    oursIf: 'Work arrives without a question, and someone has to prepare it before a person decides.',
    more: { label: 'Design a chatbot', href: `${paths.home}#chatbot-builder` },
  },
  {
    name: 'An automation builder',
    does: 'Moves data from one system to the next in fixed steps.',
    betterIf: 'You can write each step as a rule, and the result must be the same every time.',
    oursIf: 'The input is something people wrote, and a step needs the approval of a named person.',
    more: { label: 'Other builders vs. ours', href: `${paths.employees}#builders-title` },
  },
  {
    name: 'A general assistant',
    does: 'Helps one person in a conversation: it explains, drafts and sums up.',
    betterIf: 'The tasks change by the hour, and no one else depends on the result.',
    oursIf:
      'The job comes back every week. A role can be reviewed: you know what should have been done by Tuesday.',
    more: { label: 'Meet the AI employees', href: paths.employees },
  },
  {
    name: 'An agency or outsourcing',
    does: 'People outside your company do the work and answer for it.',
    betterIf: 'You want someone else to be responsible for the result. With AI employees, your people are.',
    oursIf: 'The knowledge is in your documents, and you want to see each step and approve what goes out.',
    more: { label: 'Controls and audit trail', href: `${paths.services}#controls-title` },
  },
  {
    name: 'A spreadsheet',
    does: 'Gives the same result for the same numbers, and shows how.',
    betterIf: 'The rule fits in one line, such as a commission or a budget. The next calculation is free.',
    oursIf: 'The input is prose, or the work includes asking people until they answer.',
    more: { label: 'Work out the return', href: paths.roiCalculator },
  },
];
