import Type, { type Static } from 'typebox';
import { date, line, prose } from '../fields.ts';
import { pageParts, pageWords } from '../page-words.ts';
import { group, head, label, rows, title } from '../parts.ts';

/** A success criterion of WCAG 2.2, and what we know of it. */
const Criterion = group({
  number: line(10, { title: 'Number' }),
  name: line(80, { title: 'Name' }),
  level: Type.Enum(['A', 'AA'], { title: 'Level' }),
  finding: Type.Enum(['supported', 'partly', 'unchecked', 'nothing'], { title: 'Finding' }),
  evidence: prose(300, {
    title: 'Evidence',
    description: 'What the test does, or what we know without one',
  }),
});

const Finding = group({ name: line(30, { title: 'Name' }), meaning: prose(200, { title: 'Meaning' }) });

/** The accessibility statement: `/accessibility`. */
export const AccessibilitySchema = group({
  ...pageWords,
  hero: pageParts.hero,
  checks: group(head, { title: 'Checks' }),
  knownGaps: group(
    { title, lede: prose(300, { title: 'Lede', description: 'Links as [words](/address)' }) },
    { title: 'Known gaps' },
  ),
  conformance: group({ ...head, criterion: label, finding: label }, { title: 'Conformance' }),
  closing: pageParts.closing,
  reviewedOn: date({ title: 'Day on which the criteria were last compared with the tests' }),
  checked: rows(group({ name: line(40, { title: 'Name' }), text: prose(200, { title: 'Text' }) }), {
    title: 'What tests look at',
  }),
  gaps: rows(prose(200, { title: 'Gap' }), { title: 'What is known to be missing' }),
  findings: group(
    { supported: Finding, partly: Finding, unchecked: Finding, nothing: Finding },
    { title: 'Findings' },
  ),
  principles: Type.Array(group({ name: line(30, { title: 'Name' }), criteria: Type.Array(Criterion) }), {
    title: 'Criteria of levels A and AA, by principle',
  }),
});

export type Accessibility = Static<typeof AccessibilitySchema>;
export type Criterion = Static<typeof Criterion>;
export type Finding = Criterion['finding'];
export type Principle = Accessibility['principles'][number];
