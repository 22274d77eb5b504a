import { operable } from './criteria/operable.ts';
import { perceivable } from './criteria/perceivable.ts';
import { robust } from './criteria/robust.ts';
import { understandable } from './criteria/understandable.ts';
import type { Criterion, Finding } from './criterion.ts';

/** One of the four principles of WCAG. */
export interface Principle {
  name: string;
  criteria: readonly Criterion[];
}

/** The day on which the table was last compared with the tests. */
export const REVIEWED_ON = '2026-11-26';

/** All criteria of levels A and AA. */
export const principles: readonly Principle[] = [
  { name: 'Perceivable', criteria: perceivable },
  { name: 'Operable', criteria: operable },
  { name: 'Understandable', criteria: understandable },
  { name: 'Robust', criteria: robust },
];

export const findings: Readonly<Record<Finding, { name: string; meaning: string }>> = {
  supported: {
    name: 'Supported',
    meaning: 'A test looks at it on the pages it concerns, and fails if it breaks.',
  },
  partly: {
    name: 'Partly checked',
    meaning: 'A test covers what a program can judge. No person has judged the rest.',
  },
  unchecked: { name: 'Not checked', meaning: 'No test looks at it, so we claim nothing.' },
  nothing: { name: 'Nothing to check', meaning: 'The website has no content of this kind.' },
};

/** How many criteria have the finding. */
export function countOf(finding: Finding): number {
  return principles.flatMap(({ criteria }) => criteria).filter((criterion) => criterion.finding === finding)
    .length;
}
