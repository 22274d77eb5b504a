import { brand } from '../brand.ts';
import type { PageMetadata } from '../layouts/Metadata.tsx';

export const metadata: PageMetadata = {
  title: 'Book a demo',
  description: `Pick a day and a half-hour: in 20-30 minutes we show you which part of your team's work an AI employee of ${brand.name} can take over.`,
};
