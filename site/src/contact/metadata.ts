import { brand } from '../brand.ts';
import type { PageMetadata } from '../layouts/Metadata.tsx';

export const metadata: PageMetadata = {
  title: 'Talk to Us',
  description: `Ask ${brand.name} about AI employees for your team: send a message, or book a demo of thirty minutes at a time of your choice.`,
};
