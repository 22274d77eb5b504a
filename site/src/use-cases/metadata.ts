import { brand } from '../brand.ts';
import type { PageMetadata } from '../layouts/Metadata.tsx';

/** Of the use-case catalogue (S2 section 2). */
export const metadata: PageMetadata = {
  title: 'AI Agents for Every Department',
  description: `Use cases of ${brand.name} by department, from marketing to legal: what each AI agent does, how complex it is, and how long it takes to go live. With a savings calculator.`,
  keywords: 'AI agent use cases, AI agents by department, agent catalogue, AI savings calculator',
};
