/** The sections below the first view, in order: the in-page navigation and the headings share them. */
export const sections = {
  overview: { id: 'overview', name: 'Overview', title: 'One price, everything included' },
  modules: { id: 'modules', name: 'Modules', title: 'The core course, module by module' },
  library: { id: 'library', name: 'Library', title: 'The full library, in four tracks' },
  reviews: { id: 'reviews', name: 'Reviews', title: 'What students say' },
  questions: { id: 'questions', name: 'FAQ', title: 'Before you enroll' },
} as const;

export type CourseSectionKey = keyof typeof sections;
