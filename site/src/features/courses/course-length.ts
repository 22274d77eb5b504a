import type { CourseModule, Lesson } from 'contract/content/courses.ts';
import { fill } from 'contract/content/fill.ts';
import { content } from '../../content.ts';
import type { Question } from '../../design/ui/Accordion.tsx';
import { formatNumber } from '../../design/ui/format-number.ts';

/** Number of lessons, and how long they run together. */
export interface CourseLength {
  lessons: number;
  minutes: number;
}

/** A track of the full library: modules of the core course, and workshops about the same things. */
export interface Track {
  name: string;
  text: string;
  modules: readonly CourseModule[];
  workshops: readonly Lesson[];
}

/** Returns lessons as numbers. */
export function lengthOf(lessons: readonly Lesson[]): CourseLength {
  return { lessons: lessons.length, minutes: lessons.reduce((sum, { minutes }) => sum + minutes, 0) };
}

/** Returns full hours, and a plus sign where minutes are left: '6+'. */
export function fullHours(minutes: number): string {
  return `${Math.floor(minutes / 60)}${minutes % 60 > 0 ? '+' : ''}`;
}

/** Returns `6+ hours`. */
export function hoursText(minutes: number): string {
  const { hour, hours } = content().one('courses');
  return fill(minutes >= 60 && minutes < 120 ? hour : hours, { count: fullHours(minutes) });
}

/**
 * Returns the full library in four tracks of 8, 12, 10 and 6 (S2 section 9, 'Course and affiliate'). It contains the core
 * course: this is how the two counts of the specification are both true.
 */
export function listTracks(): Track[] {
  const { modules, library } = content().one('courses');
  let first = 0;
  return library.tracks.map(({ modules: count, ...track }) => {
    first += count;
    return { ...track, modules: modules.list.slice(first - count, first) };
  });
}

/** Returns the lessons of the core course that a track contains. */
export function coreLessonsOf({ modules }: Pick<Track, 'modules'>): Lesson[] {
  return modules.flatMap(({ lessons }) => lessons);
}

/** Returns the length of the core course, 23 lessons, 6+ hours, and of the library, 36 lessons, 13+ hours (S2 section 9). */
export function courseLengths(): { core: CourseLength; library: CourseLength } {
  const tracks = listTracks();
  return {
    core: lengthOf(tracks.flatMap(coreLessonsOf)),
    library: lengthOf(tracks.flatMap((track) => [...coreLessonsOf(track), ...track.workshops])),
  };
}

/** Returns a text of the course with its counts in their places. */
export function fillCourse(text: string): string {
  const { modules, offer } = content().one('courses');
  const { core, library } = courseLengths();
  const { guarantee, guaranteeDays: days, rating, reviews, students } = offer;
  return fill(text, {
    ...{ modules: modules.list.length, lessons: core.lessons, hours: hoursText(core.minutes) },
    ...{ library: library.lessons, libraryHours: hoursText(library.minutes) },
    ...{ workshops: library.lessons - core.lessons, days, guarantee: fill(guarantee, { days }), rating },
    ...{ reviews: formatNumber(reviews), students: formatNumber(students) },
  });
}

/** Returns the seven questions of the course page (S2 sections 2 and 9, 'Course page'). */
export function courseQuestions(): Question[] {
  const { list } = content().one('courses').questions;
  return list.map(({ question, answer }) => ({ question, answer: fillCourse(answer) }));
}
