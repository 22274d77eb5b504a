/**
 * What we know of a criterion: a test fails when it's no longer met, a test covers the part that a program can judge, no test
 * looks at it, or the website has nothing that it applies to.
 */
export type Finding = 'supported' | 'partly' | 'unchecked' | 'nothing';

/** A success criterion of WCAG 2.2, and what we know of it. */
export interface Criterion {
  number: string;
  name: string;
  level: 'A' | 'AA';
  finding: Finding;
  /** What the test does, or what we know without one. */
  evidence: string;
}
