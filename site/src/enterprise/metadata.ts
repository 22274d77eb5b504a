import { brand } from '../brand.ts';
import type { PageMetadata } from '../layouts/Metadata.tsx';
import { paths } from '../routes.ts';

const description = `Enterprise-grade AI agents in ${brand.name}: search over your own documents, automated processes with approvals, and work that crosses departments. In the cloud or on-premise.`;

/** S1 section 2.6: the structured data is a software-application entry. */
export const metadata: PageMetadata = {
  title: 'Enterprise AI Agents',
  description,
  keywords:
    'enterprise AI agents, agentic retrieval search, process automation, multi-agent orchestration, on-premise AI, private cloud AI',
  structuredData: {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: brand.name,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    url: brand.siteUrl + paths.enterprise,
    description,
    provider: { '@type': 'Organization', name: brand.name, url: brand.siteUrl },
  },
};
