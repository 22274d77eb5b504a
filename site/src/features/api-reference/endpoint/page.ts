import { fill } from 'contract/content/fill.ts';
import { content } from '../../../content.ts';
import type { PageRecord } from '../../../layout/page.ts';
import { cardOf } from '../../../layout/social-cards/social-cards.ts';
import { page as referencePage } from '../page.ts';
import { type Endpoint, endpointPath, firstEndpoint, reference } from '../reference-pages.ts';

/**
 * The page of one endpoint. The reference itself shows the first endpoint too, and that is the address that other
 * pages link to and that search engines should list.
 */
export function endpointPage(endpoint: Endpoint): PageRecord {
  const { titleOf, cardLine, otherUse, endpoints } = content().one('api-reference/pages');
  const { use = otherUse, otherNames } = endpoints[endpoint.slug] ?? {};
  return {
    path: endpointPath(endpoint),
    title: fill(titleOf, { title: endpoint.title }),
    description: [endpoint.summary.replaceAll('`', ''), use].join(' '),
    ...(otherNames !== undefined && { keywords: otherNames }),
    listed: 'in sitemap',
    card: { title: endpoint.title, line: cardLine },
    ...(endpoint.slug === firstEndpoint().slug && {
      path: referencePage().path,
      card: cardOf(referencePage()),
    }),
  };
}

export const pages = (): readonly PageRecord[] => reference().endpoints.slice(1).map(endpointPage);
