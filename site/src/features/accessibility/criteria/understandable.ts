import type { Criterion } from '../criterion.ts';

/** Understandable: language, predictable pages and help with errors. */
export const understandable: readonly Criterion[] = [
  {
    number: '3.1.1',
    name: 'Language of Page',
    level: 'A',
    finding: 'supported',
    evidence: 'Each page says it’s in English. A test reads it.',
  },
  {
    number: '3.1.2',
    name: 'Language of Parts',
    level: 'AA',
    finding: 'unchecked',
    evidence: 'No test looks for words of other languages.',
  },
  {
    number: '3.2.1',
    name: 'On Focus',
    level: 'A',
    finding: 'unchecked',
    evidence: 'No test moves the focus over all controls and watches.',
  },
  {
    number: '3.2.2',
    name: 'On Input',
    level: 'A',
    finding: 'partly',
    evidence:
      'Tests change fields of the calculators, the builder and the blog. The page stays, and the result beside them changes.',
  },
  {
    number: '3.2.3',
    name: 'Consistent Navigation',
    level: 'AA',
    finding: 'partly',
    evidence: 'All pages get header and footer from one place. Tests read them on some.',
  },
  {
    number: '3.2.4',
    name: 'Consistent Identification',
    level: 'AA',
    finding: 'unchecked',
    evidence: 'No test compares names across pages.',
  },
  {
    number: '3.2.6',
    name: 'Consistent Help',
    level: 'A',
    finding: 'partly',
    evidence: 'Each page has our address in its footer and a button to ask. No test compares their place.',
  },
  {
    number: '3.3.1',
    name: 'Error Identification',
    level: 'A',
    finding: 'supported',
    evidence:
      'Tests send forms empty. Each wrong field is marked, says what’s wrong, and the first one gets the focus.',
  },
  {
    number: '3.3.2',
    name: 'Labels or Instructions',
    level: 'A',
    finding: 'partly',
    evidence: 'axe finds fields without a label. Whether the label says enough, no test can judge.',
  },
  {
    number: '3.3.3',
    name: 'Error Suggestion',
    level: 'AA',
    finding: 'supported',
    evidence:
      'Tests read what an error asks for: an email address, a phone number that exists, another free time.',
  },
  {
    number: '3.3.4',
    name: 'Error Prevention (Legal, Financial, Data)',
    level: 'AA',
    finding: 'supported',
    evidence:
      'A booked demo can be moved and canceled. Tests do both. Nothing can be paid for on this website.',
  },
  {
    number: '3.3.7',
    name: 'Redundant Entry',
    level: 'A',
    finding: 'partly',
    evidence: 'Tests keep entries after an error, a reload and a refused time. Other repeats aren’t checked.',
  },
  {
    number: '3.3.8',
    name: 'Accessible Authentication (Minimum)',
    level: 'AA',
    finding: 'unchecked',
    evidence:
      'Only the practice console of the API has a login. Its fields name their purpose, so a password manager can fill them in.',
  },
];
