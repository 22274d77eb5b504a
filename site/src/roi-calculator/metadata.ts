import { brand } from '../brand.ts';
import type { PageMetadata } from '../layouts/Metadata.tsx';

export const metadata: PageMetadata = {
  title: 'ROI Calculator',
  description: `What an AI employee of ${brand.name} would save in your team: your own numbers, the formula beside them, the month in which it pays back, and a cautious reading.`,
  keywords: 'AI ROI calculator, AI automation savings, payback of AI agents, AI employee cost',
};
