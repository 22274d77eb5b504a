import type { Term } from '../../design/ui/TermGrid.tsx';

/** How to report a vulnerability: `SECURITY.md` for those who come by the site. A test compares the days. */
export const reportSteps: readonly string[] = [
  'Write to us before you tell anyone else.',
  'Say what you sent and what came back. A request we can repeat helps more than a scanner’s report.',
  'Don’t touch other people’s data, and don’t put load on our servers.',
];

/** What happens then, and after how long at the latest. */
export const reportPromises: readonly Term[] = [
  { name: '3 business days', text: 'A person has read it and writes back.' },
  { name: '10 business days', text: 'You know the cause, how bad it is and what comes next.' },
  { name: '90 days', text: 'It’s fixed, or you know why it takes longer.' },
];
