import { paths } from '../../product/paths.ts';
import type { CaseStudy } from './case-study.ts';

/** Every file in `studies/`, by name: a new study is a new file there. */
const files = import.meta.glob<CaseStudy>('./studies/*.ts', { eager: true, import: 'study' });

/** All case studies (S2 section 2). */
export const caseStudies: readonly CaseStudy[] = Object.values(files);

/** Address of a case study. */
export function caseStudyPath({ slug }: CaseStudy): string {
  return `${paths.caseStudies}/${slug}`;
}
