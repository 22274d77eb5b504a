import { content } from '../../content.ts';
import { definePage, wordsOf } from '../../layout/page.ts';
import { faqOf } from '../../layout/structured-data.ts';
import { paths } from '../../product/paths.ts';
import { courseData } from './course-data.ts';
import { courseQuestions, fillCourse } from './course-length.ts';

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
