import { ArrowLink } from '../ui/ArrowLink.tsx';
import { PageHero } from '../ui/PageHero.tsx';
import type { CaseStudy } from './case-study.ts';
import { WorkPicture } from './WorkPicture.tsx';

/** The headline of a case study, and the work that it is about (S2 section 2). */
export function StudyHero({ study: { headline, lede, work } }: { study: CaseStudy }) {
  return (
    <PageHero
      title={headline}
      lede={lede}
      actions={<ArrowLink href="#results">Straight to the results</ArrowLink>}
      picture={<WorkPicture work={work} />}
    />
  );
}
