import Type, { type Static } from 'typebox';
import { date, line, prose } from '../fields.ts';
import { pageParts, pageWords } from '../page-words.ts';
import { group, head, label, title } from '../parts.ts';

const strict = { additionalProperties: false } as const;

/** A success criterion of WCAG 2.2, and what we know of it. */
const Criterion = Type.Object(
  {
    number: line(10, { title: 'Number' }),
    name: line(80, { title: 'Name' }),
    level: Type.Enum(['A', 'AA'], { title: 'Level' }),
    finding: Type.Enum(['supported', 'partly', 'unchecked', 'nothing'], { title: 'Finding' }),
    evidence: prose(300, {
      title: 'Evidence',
      description: 'What the test does, or what we know without one',
    }),
  },
  strict,
);

const Finding = Type.Object(
  { name: line(30, { title: 'Name' }), meaning: prose(200, { title: 'Meaning' }) },
  strict,
);

/** The accessibility statement: `/accessibility`. */
export const AccessibilitySchema = Type.Object(
  {
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
    checked: Type.Array(
      Type.Object({ name: line(40, { title: 'Name' }), text: prose(200, { title: 'Text' }) }, strict),
      { title: 'What tests look at' },
    ),
    gaps: Type.Array(prose(200, { title: 'Gap' }), { title: 'What is known to be missing' }),
    findings: Type.Object(
      { supported: Finding, partly: Finding, unchecked: Finding, nothing: Finding },
      { title: 'Findings', ...strict },
    ),
    principles: Type.Array(
      Type.Object({ name: line(30, { title: 'Name' }), criteria: Type.Array(Criterion) }, strict),
      { title: 'Criteria of levels A and AA, by principle' },
    ),
  },
  strict,
);

export type Accessibility = Static<typeof AccessibilitySchema>;
export type Criterion = Static<typeof Criterion>;
export type Finding = Criterion['finding'];
export type Principle = Accessibility['principles'][number];
