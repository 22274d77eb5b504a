import type { Course, WithContext } from 'schema-dts';
import { brand } from '../../brand.ts';
import { publisher } from '../../layout/structured-data.ts';
import { paths } from '../../product/paths.ts';
import { coreLength, lengthOf, libraryLength } from './course-length.ts';
import { courseModules } from './course-modules.ts';

const url = `${brand.siteUrl}${paths.courses}`;

/**
 * The course as schema.org data, from what the page shows (S2 section 9, 'Course and affiliate'). Without its rating: that
 * is a claim of ours, and search engines show stars only of reviews that were collected. And without an offer, as long as
 * enrollment is closed: no one could take it.
 */
export const courseData = {
  '@context': 'https://schema.org',
  '@type': 'Course',
  name: 'Learn to design and run AI agents',
  description: `A core course of ${courseModules.length} modules and ${coreLength.lessons} lessons, part of a library of ${libraryLength.lessons} video lessons.`,
  url,
  provider: publisher,
  inLanguage: 'en',
  hasCourseInstance: {
    '@type': 'CourseInstance',
    courseMode: 'Online',
    courseWorkload: durationOf(coreLength.minutes),
  },
  syllabusSections: courseModules.map(({ title, description, lessons }) => ({
    '@type': 'Syllabus',
    name: title,
    ...(description !== undefined && { description }),
    timeRequired: durationOf(lengthOf(lessons).minutes),
  })),
} as const satisfies WithContext<Course>;

/** ISO 8601. */
function durationOf(minutes: number): string {
  return `PT${minutes}M`;
}
