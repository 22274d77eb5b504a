import { brand } from '../brand.ts';
import type { PageMetadata } from '../layouts/Metadata.tsx';

/** S1 section 2.3, 'Search-engine metadata'. */
export const metadata: PageMetadata = {
  title: 'Create Unlimited AI Employees',
  description: `${brand.name} is the workspace in which businesses create AI employees and run them beside human staff: 160+ AI agents for 40+ business functions, with a person in the loop.`,
  keywords:
    'AI employees, AI agents, multi-agent orchestration, AI workspace, no-code agent builder, AI automation',
  structuredData: {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.name,
    url: brand.siteUrl,
    email: brand.infoEmail,
    sameAs: brand.social.map(({ url }) => url),
  },
};
