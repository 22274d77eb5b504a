import type { Course, WithContext } from 'schema-dts';
import { brand } from '../../brand.ts';
import { content } from '../../content.ts';
import { definePage, wordsOf } from '../../layout/page.ts';
import { faqOf, publisher } from '../../layout/structured-data.ts';
import { paths } from '../../product/paths.ts';
import { courseLengths, courseQuestions, fillCourse, lengthOf } from './course-length.ts';

/** S2 section 2, 'Course page'. */
export const page = definePage(() => {
  const words = content().one('courses');
  return {
    path: paths.courses,
    listed: 'in sitemap',
    card: 'own',
    ...wordsOf(words),
    description: fillCourse(words.description),
    structuredData: [courseData(), faqOf(courseQuestions())],
  };
});

/**
 * The course as schema.org data, from what the page shows (S2 section 9, 'Course and affiliate'). Without its rating: that
 * is a claim of ours, and search engines show stars only of reviews that were collected. And without an offer, as long as
 * enrollment is closed: no one could take it.
 */
export function courseData() {
  const { opening, summary, modules } = content().one('courses');
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: opening.title,
    description: fillCourse(summary),
    url: brand.siteUrl + paths.courses,
    provider: publisher(),
    inLanguage: 'en',
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: durationOf(courseLengths().core.minutes),
    },
    syllabusSections: modules.list.map(({ title, description, lessons }) => ({
      '@type': 'Syllabus',
      name: title,
      ...(description !== undefined && { description }),
      timeRequired: durationOf(lengthOf(lessons).minutes),
    })),
  } as const satisfies WithContext<Course>;
}

/** ISO 8601. */
function durationOf(minutes: number): string {
  return `PT${minutes}M`;
}
