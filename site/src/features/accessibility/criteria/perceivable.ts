import type { Criterion } from '../criterion.ts';

/** Perceivable: text, pictures, layout and color. */
export const perceivable: readonly Criterion[] = [
  {
    number: '1.1.1',
    name: 'Non-text Content',
    level: 'A',
    finding: 'partly',
    evidence:
      'axe finds pictures without a text alternative on every page. Whether the words fit, no test can judge.',
  },
  {
    number: '1.2.1',
    name: 'Audio-only and Video-only (Prerecorded)',
    level: 'A',
    finding: 'nothing',
    evidence: 'There’s no audio and no video.',
  },
  {
    number: '1.2.2',
    name: 'Captions (Prerecorded)',
    level: 'A',
    finding: 'nothing',
    evidence: 'There’s no video.',
  },
  {
    number: '1.2.3',
    name: 'Audio Description or Media Alternative (Prerecorded)',
    level: 'A',
    finding: 'nothing',
    evidence: 'There’s no video.',
  },
  {
    number: '1.2.4',
    name: 'Captions (Live)',
    level: 'AA',
    finding: 'nothing',
    evidence: 'There’s no live video.',
  },
  {
    number: '1.2.5',
    name: 'Audio Description (Prerecorded)',
    level: 'AA',
    finding: 'nothing',
    evidence: 'There’s no video.',
  },
  {
    number: '1.3.1',
    name: 'Info and Relationships',
    level: 'A',
    finding: 'partly',
    evidence:
      'axe checks headings, lists, tables and labels on every page. Tests find one main heading on each, and tables that stay tables where a phone shows them as cards.',
  },
  {
    number: '1.3.2',
    name: 'Meaningful Sequence',
    level: 'A',
    finding: 'partly',
    evidence:
      'The plain-text version of each page is made of the same HTML in its order, and tests read it. No one has compared each page with it.',
  },
  {
    number: '1.3.3',
    name: 'Sensory Characteristics',
    level: 'A',
    finding: 'unchecked',
    evidence: 'No test reads instructions for it.',
  },
  {
    number: '1.3.4',
    name: 'Orientation',
    level: 'AA',
    finding: 'unchecked',
    evidence: 'No page locks its orientation. No test turns a phone.',
  },
  {
    number: '1.3.5',
    name: 'Identify Input Purpose',
    level: 'AA',
    finding: 'partly',
    evidence:
      'axe checks that what fields say of their purpose is valid. Fields for names, email and phone say it.',
  },
  {
    number: '1.4.1',
    name: 'Use of Color',
    level: 'A',
    finding: 'partly',
    evidence:
      'axe finds links in text that only color tells apart. Under forced colors, tests tell chosen from unchosen.',
  },
  {
    number: '1.4.2',
    name: 'Audio Control',
    level: 'A',
    finding: 'nothing',
    evidence: 'Nothing makes a sound.',
  },
  {
    number: '1.4.3',
    name: 'Contrast (Minimum)',
    level: 'AA',
    finding: 'supported',
    evidence:
      'axe measures the contrast of text on every page, in light and dark, and in menus, dialogs, tabs and errors.',
  },
  {
    number: '1.4.4',
    name: 'Resize Text',
    level: 'AA',
    finding: 'supported',
    evidence: 'At 175% and 200%, a test looks for words that are cut off or lost, on every page.',
  },
  {
    number: '1.4.5',
    name: 'Images of Text',
    level: 'AA',
    finding: 'unchecked',
    evidence: 'Pictures with words are drawn as real text. No test looks for others.',
  },
  {
    number: '1.4.10',
    name: 'Reflow',
    level: 'AA',
    finding: 'supported',
    evidence: 'At 320 pixels no page scrolls sideways, with script and without.',
  },
  {
    number: '1.4.11',
    name: 'Non-text Contrast',
    level: 'AA',
    finding: 'unchecked',
    evidence:
      'Under forced colors, choices are compared. No test measures icons and edges of fields in our own colors.',
  },
  {
    number: '1.4.12',
    name: 'Text Spacing',
    level: 'AA',
    finding: 'unchecked',
    evidence: 'No test widens lines, words or letters.',
  },
  {
    number: '1.4.13',
    name: 'Content on Hover or Focus',
    level: 'AA',
    finding: 'partly',
    evidence: 'Tests open the menus of the header by mouse and keyboard, and close them by Escape.',
  },
];
