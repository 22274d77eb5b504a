import type { Criterion } from '../criterion.ts';

/** Operable: keyboard, time, movement and finding the way. */
export const operable: readonly Criterion[] = [
  {
    number: '2.1.1',
    name: 'Keyboard',
    level: 'A',
    finding: 'partly',
    evidence:
      'Tests book, move and cancel a demo, search, calculate, and use menus and tabs by keyboard alone. Not each control of each page.',
  },
  {
    number: '2.1.2',
    name: 'No Keyboard Trap',
    level: 'A',
    finding: 'partly',
    evidence: 'A test holds the focus inside the open dialog, and lets it out by Escape.',
  },
  {
    number: '2.1.4',
    name: 'Character Key Shortcuts',
    level: 'A',
    finding: 'supported',
    evidence:
      'The slash that opens the search can be switched off, and types a slash in fields. Tests do both.',
  },
  {
    number: '2.2.1',
    name: 'Timing Adjustable',
    level: 'A',
    finding: 'unchecked',
    evidence:
      'Pages have no time limit. A demo that waits for the link in its email holds its time for 30 minutes.',
  },
  {
    number: '2.2.2',
    name: 'Pause, Stop, Hide',
    level: 'A',
    finding: 'supported',
    evidence: 'Tests pause the logos, the picture at the top of the home page and the floating words.',
  },
  {
    number: '2.3.1',
    name: 'Three Flashes or Below Threshold',
    level: 'A',
    finding: 'unchecked',
    evidence: 'No test looks for flashes.',
  },
  {
    number: '2.4.1',
    name: 'Bypass Blocks',
    level: 'A',
    finding: 'supported',
    evidence: 'The first press of Tab offers a link to the content. A test follows it.',
  },
  {
    number: '2.4.2',
    name: 'Page Titled',
    level: 'A',
    finding: 'supported',
    evidence: 'Each page has a title of its own. A test compares them.',
  },
  {
    number: '2.4.3',
    name: 'Focus Order',
    level: 'A',
    finding: 'partly',
    evidence: 'Tests follow the focus through the booking, to the first wrong field, into dialogs and back.',
  },
  {
    number: '2.4.4',
    name: 'Link Purpose (In Context)',
    level: 'A',
    finding: 'partly',
    evidence: 'axe finds links without a name. Whether the name says enough, no test can judge.',
  },
  {
    number: '2.4.5',
    name: 'Multiple Ways',
    level: 'AA',
    finding: 'supported',
    evidence: 'Pages are found by menus, footer and search. Tests use all three.',
  },
  {
    number: '2.4.6',
    name: 'Headings and Labels',
    level: 'AA',
    finding: 'partly',
    evidence:
      'axe finds empty headings and fields without a label. Whether they describe well, no test can judge.',
  },
  {
    number: '2.4.7',
    name: 'Focus Visible',
    level: 'AA',
    finding: 'unchecked',
    evidence: 'Links, buttons and fields have an outline. No test compares pictures of them.',
  },
  {
    number: '2.4.11',
    name: 'Focus Not Obscured (Minimum)',
    level: 'AA',
    finding: 'partly',
    evidence: 'A test tabs over the course page, which has a bar at its foot. No other page is checked.',
  },
  {
    number: '2.5.1',
    name: 'Pointer Gestures',
    level: 'A',
    finding: 'unchecked',
    evidence: 'No control needs a gesture of two fingers or along a path. No test looks for one.',
  },
  {
    number: '2.5.2',
    name: 'Pointer Cancellation',
    level: 'A',
    finding: 'unchecked',
    evidence: 'No test lets go of a button elsewhere.',
  },
  {
    number: '2.5.3',
    name: 'Label in Name',
    level: 'A',
    finding: 'unchecked',
    evidence: 'The rule of axe is an experiment, and we don’t run it.',
  },
  {
    number: '2.5.4',
    name: 'Motion Actuation',
    level: 'A',
    finding: 'nothing',
    evidence: 'Nothing reacts to the movement of a device.',
  },
  {
    number: '2.5.7',
    name: 'Dragging Movements',
    level: 'AA',
    finding: 'partly',
    evidence:
      'Only sliders can be dragged. Tests move them by keyboard. A press on their track moves them too, which no test does.',
  },
  {
    number: '2.5.8',
    name: 'Target Size (Minimum)',
    level: 'AA',
    finding: 'unchecked',
    evidence:
      'The rule of axe is off by default, and we don’t run it. Most buttons and fields are 44 pixels high.',
  },
];
