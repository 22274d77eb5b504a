import { siteUrl } from '../../brand.ts';

/**
 * `{host}`: where the calls are in public (design.md, 'Calls').
 * @param origin under which visitors see the site
 */
export function hostOf(origin: string): string {
  return import.meta.env?.PUBLIC_API_HOST || origin;
}

/** `{host}` in the pages and examples of the build. */
export const host = hostOf(siteUrl);
