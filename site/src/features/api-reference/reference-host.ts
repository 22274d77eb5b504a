import { brand } from '../../brand.ts';
import { drawnFor } from '../../drawn-for.ts';

/**
 * `{host}`: where the calls are in public (design.md, 'Calls').
 * @param origin under which visitors see the site
 */
export function hostOf(origin: string): string {
  return import.meta.env?.PUBLIC_API_HOST || origin;
}

/** Returns `{host}` for the pages and examples of the reference. */
export function host(): string {
  return hostOf(drawnFor().askedOrigin ?? brand.siteUrl);
}
