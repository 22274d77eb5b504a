import type { PageMetadata } from '../layouts/Metadata.tsx';
import { courseData } from './course-data.ts';
import { coreLength, libraryLength } from './course-length.ts';
import { courseModules } from './course-modules.ts';

/** S2 section 2, 'Course page'. */
export const metadata: PageMetadata = {
  title: 'AI agent course',
  description: `Learn to design and run AI agents: a core course of ${courseModules.length} modules and ${coreLength.lessons} lessons, in a library of ${libraryLength.lessons} video lessons. Lifetime access, money back within 30 days.`,
  structuredData: courseData,
};
