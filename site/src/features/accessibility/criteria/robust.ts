import type { Criterion } from '../criterion.ts';

/** Robust: assistive technology. */
export const robust: readonly Criterion[] = [
  {
    number: '4.1.2',
    name: 'Name, Role, Value',
    level: 'A',
    finding: 'partly',
    evidence:
      'axe checks names, roles and states on every page. Tests drive the site by the same names and roles.',
  },
  {
    number: '4.1.3',
    name: 'Status Messages',
    level: 'AA',
    finding: 'partly',
    evidence:
      'Tests find thanks, errors and counts of results as messages that are read out. Not each message of each page.',
  },
];
