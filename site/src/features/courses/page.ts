import { definePage } from '../../layout/page.ts';
import { faqOf } from '../../layout/structured-data.ts';
import { paths } from '../../product/paths.ts';
import { courseData } from './course-data.ts';
import { coreLength, libraryLength } from './course-length.ts';
import { courseModules } from './course-modules.ts';
import { questions } from './questions.ts';

/** S2 section 2, 'Course page'. */
export const page = definePage(() => ({
  path: paths.courses,
  title: 'AI agent course',
  description: `Learn to design and run AI agents: a core course of ${courseModules.length} modules and ${coreLength.lessons} lessons, in a library of ${libraryLength.lessons} video lessons. Online enrollment is closed right now.`,
  keywords: 'course, courses, training',
  listed: 'in sitemap',
  card: 'own',
  structuredData: [courseData, faqOf(questions)],
  menu: {
    in: 'resources',
    place: 8,
    name: 'Courses',
    description: 'Learn to design and run AI agents',
    icon: 'GraduationCap',
  },
}));
