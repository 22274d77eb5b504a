import { pageEndpoints } from 'contract/reference/reference.ts';
import type { PageRecord } from '../../../layout/page.ts';
import { cardOf } from '../../../layout/social-cards/social-cards.ts';
import { page as reference } from '../page.ts';
import { type Endpoint, endpointPath, firstEndpoint } from '../reference-pages.ts';

/** What people call an endpoint besides its title and its address. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  signup: 'register, registration, create an account',
  login: 'sign in, authentication',
  'reset-password': 'forgot password',
};

/**
 * The page of one endpoint. The reference itself shows the first endpoint too, and that is the address that other
 * pages link to and that search engines should list.
 */
export function endpointPage(endpoint: Endpoint): PageRecord {
  const otherNames = OTHER_NAMES[endpoint.slug];
  return {
    path: endpointPath(endpoint),
    title: `${endpoint.title} – API reference`,
    description: `${endpoint.summary.replaceAll('`', '')} Fields, responses and examples in three languages.`,
    ...(otherNames !== undefined && { keywords: otherNames }),
    listed: 'in sitemap',
    card: { title: endpoint.title, line: 'API reference' },
    ...(endpoint === firstEndpoint && { path: reference.path, card: cardOf(reference) }),
  };
}

export const pages: readonly PageRecord[] = pageEndpoints
  .filter((endpoint) => endpoint !== firstEndpoint)
  .map(endpointPage);
