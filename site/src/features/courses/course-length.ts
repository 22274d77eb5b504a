import { coreLessonsOf, tracks } from './course-library.ts';
import { courseModules, type Lesson } from './course-modules.ts';

/** How many lessons, and how long they run together. */
export interface CourseLength {
  lessons: number;
  minutes: number;
}

/** Lessons as numbers. */
export function lengthOf(lessons: readonly Lesson[]): CourseLength {
  return { lessons: lessons.length, minutes: lessons.reduce((sum, { minutes }) => sum + minutes, 0) };
}

/** Full hours and a plus sign, where minutes are left: '6+ hours'. */
export function hoursText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return `${hours}${minutes % 60 > 0 ? '+' : ''} ${hours === 1 ? 'hour' : 'hours'}`;
}

/** The core course: 23 lessons, 6+ hours (S2 section 9). */
export const coreLength = lengthOf(courseModules.flatMap(({ lessons }) => lessons));

/** The full library: 36 lessons, 13+ hours (S2 section 9). */
export const libraryLength = lengthOf(
  tracks.flatMap((track) => [...coreLessonsOf(track), ...track.workshops]),
);
