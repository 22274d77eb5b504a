import { brand } from '../brand.ts';
import type { PageMetadata } from '../layouts/Metadata.tsx';

export const metadata: PageMetadata = {
  title: 'Resources',
  description: `Articles, case studies and a calculator for teams that work with AI employees of ${brand.name}, with whitepapers and a video library to come.`,
  keywords: 'AI agent resources, AI employee case studies, AI ROI calculator, AI automation blog',
};
