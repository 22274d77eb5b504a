import type { Term } from '../../design/ui/TermGrid.tsx';

/** What tests look at, in words. Each describes tests of `checks/`: change it with them. */
export const checked: readonly Term[] = [
  {
    name: 'Every page, by axe',
    text: 'On a phone and on a wide screen, in light and in dark colors. Open menus, dialogs, tabs, errors and thanks are checked too.',
  },
  {
    name: 'Keyboard alone',
    text: 'Booking, moving and canceling a demo, search, tabs, calculators, menus and the desk on the home page.',
  },
  {
    name: '320 pixels wide',
    text: 'No page scrolls sideways, with script or without. Wide tables and code scroll by themselves.',
  },
  {
    name: 'Large text',
    text: 'At 175% and 200%, no word is cut off or pushed out of the window.',
  },
  {
    name: 'Your own colors',
    text: 'Under forced colors, what’s chosen, pressed or checked stays readable and looks different from the rest.',
  },
  {
    name: 'Less motion',
    text: 'If your system asks for less motion, drawings stand still and colors change at once. What moves has a button to pause it.',
  },
  {
    name: 'Without script',
    text: 'Pages can be read, questions open, and the forms can be sent.',
  },
];

/** What we know to be missing. */
export const gaps: readonly string[] = [
  'No outside expert has audited the website.',
  'No one who uses a screen reader every day has tested it for us.',
  'No one but their authors has judged the words of text alternatives, headings and links.',
  'The criteria below that say “Not checked” may be met or not. We don’t know.',
  'The application, where teams work with their AI employees, isn’t part of this statement.',
];
