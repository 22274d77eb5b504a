import type { CaseStudy } from 'contract/content/case-study.ts';
import { content } from '../../content.ts';
import { paths } from '../../product/paths.ts';

/** All case studies (S2 section 2): every document of `case-studies/`. */
export function caseStudies(): readonly CaseStudy[] {
  return content().list('case-study');
}

/** Returns a case study by its id. @throws when it does not exist */
export function findStudy(id: string): CaseStudy {
  const study = caseStudies().find((each) => each.id === id);
  if (!study) throw new Error(`there is no case study ${id}`);
  return study;
}

/** Address of a case study. */
export function caseStudyPath({ id }: CaseStudy): string {
  return `${paths.caseStudies}/${id}`;
}
