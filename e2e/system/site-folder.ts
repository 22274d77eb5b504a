import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NOT_FOUND_PAGE, type SiteManifest } from 'contract/site-manifest.ts';
import { makeTemporaryFolder } from './server-process.ts';

/** The smallest site that the server accepts, for tests that need no page. */
export async function makeSiteFolder(): Promise<string> {
  const folder = await makeTemporaryFolder();
  const manifest: SiteManifest = {
    files: ['/', NOT_FOUND_PAGE].map((path) => ({
      path,
      file: 'page.html',
      contentType: 'text/html; charset=utf-8',
      immutable: false,
      contentSecurityPolicy: "default-src 'none'",
      encodings: [],
    })),
    onDemand: { patterns: [], parameters: [] },
    apiHost: '',
    redirects: { origin: 'https://app.example', paths: [] },
  };
  await mkdir(join(folder, 'client'));
  await writeFile(join(folder, 'client', 'page.html'), '<!doctype html><title>Page</title>');
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  return folder;
}
