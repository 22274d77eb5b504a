import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteManifest } from 'contract/site/site-manifest.ts';

const MOST_PAGES = 10;

/** Returns the addresses of ten pages of a version, from all over its site. */
export function listPages(folder: string): string[] {
  const { files }: SiteManifest = JSON.parse(readFileSync(join(folder, 'site/dist/manifest.json'), 'utf8'));
  const pages = files
    .filter(({ contentType }) => contentType.startsWith('text/html'))
    .map(({ path }) => path);
  const step = Math.max(1, Math.floor(pages.length / MOST_PAGES));
  return pages.filter((_page, index) => index % step === 0).slice(0, MOST_PAGES);
}
