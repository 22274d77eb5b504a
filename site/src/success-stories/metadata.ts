import { brand } from '../brand.ts';
import type { PageMetadata } from '../layouts/Metadata.tsx';

/** Of the success stories (design.md, 'Open points'). */
export const metadata: PageMetadata = {
  title: 'AI Success Stories',
  description: `What three customers of ${brand.name} report, side by side: before, now, what stays with people, and who measured it. Two minutes to read.`,
  keywords: 'AI success stories, AI employee results, workload reduction, more leads, legal research',
};
