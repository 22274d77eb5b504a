import { brand } from '../brand.ts';
import type { PageMetadata } from '../layouts/Metadata.tsx';
import type { Employee } from './employee.ts';

/** S2 section 2, 'AI employees overview'. */
export const overviewMetadata: PageMetadata = {
  title: 'AI Employees',
  description: `Seven AI employees with a name, a role and limits of their own. How ${brand.name} lets you manage human work and AI work together, and what each of the seven takes off a team's hands.`,
  keywords: 'AI employees, AI workforce, digital workers, human in the loop, AI team',
};

/** What an employee's page says of itself; the sales representative's also makes an offer of 0 USD (S2 section 2). */
export function metadataOf({ persona, metadata }: Pick<Employee, 'persona' | 'metadata'>): PageMetadata {
  const { hasFreeOffer, ...page } = metadata;
  if (!hasFreeOffer) return page;
  return {
    ...page,
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'SoftwareApplication',
      name: `${persona.name}, AI ${persona.role}`,
      description: page.description,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      url: `${brand.siteUrl}${persona.path}`,
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD', url: brand.signUpUrl },
    },
  };
}
