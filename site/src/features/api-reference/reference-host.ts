import type { Provider } from 'contract/reference/openapi.ts';
import { brand } from '../../brand.ts';
import { drawnFor } from '../../drawn-for.ts';
import { paths } from '../../product/paths.ts';

/**
 * `{host}`: where the calls are in public (design.md, 'Calls').
 * @param origin under which visitors see the site
 */
function hostOf(origin: string): string {
  return import.meta.env?.PUBLIC_API_HOST || origin;
}

/** Returns `{host}` for the pages and examples of the reference. */
export function host(): string {
  return hostOf(drawnFor().askedOrigin ?? brand.siteUrl);
}

/**
 * Returns the provider that the documents name.
 * @param origin under which visitors see the site
 */
export function providerAt(origin: string): Provider {
  return {
    name: brand.name,
    host: hostOf(origin),
    referenceUrl: origin + paths.apiReference,
    supportEmail: brand.supportEmail,
  };
}
