import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteManifest } from 'contract/site/site-manifest.ts';

/** The product's name, of a built site that is not served. @throws when the site has not been built */
export async function readProductName(siteDir: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(siteDir, 'manifest.json'), 'utf8')) as SiteManifest;
  return manifest.name;
}
