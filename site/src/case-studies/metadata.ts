import { brand } from '../brand.ts';
import type { PageMetadata } from '../layouts/Metadata.tsx';
import type { CaseStudy } from './case-study.ts';

/** Of the listing (S2 section 2). */
export const metadata: PageMetadata = {
  title: 'Case Studies',
  description: `Three customers of ${brand.name} on one process each: how it ran before, what an AI employee took over, what stayed with people, and what they report.`,
  keywords: 'AI employee case studies, AI agent results, customer feedback, lead response, legal research',
};

/** Of one study. */
export function studyMetadata({ customer, topic, description }: CaseStudy): PageMetadata {
  return { title: `${customer} case study: ${topic}`, description };
}
