import { coreLength, hoursText, libraryLength } from './course-length.ts';
import { tracks } from './course-library.ts';
import { courseModules } from './course-modules.ts';

const workshops = libraryLength.lessons - coreLength.lessons;

/** The two summaries of S2 section 9, which seem to conflict, by the names that tell them apart. */
export const counts = [
  {
    name: 'The core course',
    figures: [
      { value: String(courseModules.length), unit: 'modules' },
      { value: String(coreLength.lessons), unit: 'lessons' },
      { value: withoutUnit(hoursText(coreLength.minutes)), unit: 'hours' },
    ],
    text: 'Watch it from the first module to the last. You finish with one agent that works, and you know why.',
  },
  {
    name: 'The full library',
    figures: [
      { value: String(tracks.length), unit: 'tracks' },
      { value: String(libraryLength.lessons), unit: 'video lessons' },
      { value: withoutUnit(hoursText(libraryLength.minutes)), unit: 'hours' },
    ],
    text: `The same ${coreLength.lessons} lessons, plus ${workshops} workshops that each go deeper into one thing. Take them as you need them.`,
  },
] as const;

function withoutUnit(text: string): string {
  return text.replace(/ .*/, '');
}
