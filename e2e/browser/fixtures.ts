import { readFileSync } from 'node:fs';
import { test as base, type Page } from '@playwright/test';
import type { SiteManifest } from 'contract/site-manifest.ts';
import { type RunningServer, startServer } from '../system/server-process.ts';

/** A test in a real browser against a real server of its worker, with an empty database of its own. */
export const test = base.extend<object, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const server = await startServer({ env: { LEADS_PER_MINUTE: '100000', LOG_LEVEL: 'warn' } });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});

const manifest: SiteManifest = JSON.parse(
  readFileSync(new URL('../../site/dist/manifest.json', import.meta.url), 'utf8'),
);

/** Of the articles that a server imports at its first start (`content/blog/`), one with a table and code. */
export const ARTICLE_PATH = '/blog/developers/idempotency-keys-in-lead-forms';

/** The build does not list what the server renders on demand: one page of each kind. */
const onDemandPaths = ['/blog', ARTICLE_PATH];

const builtPages = manifest.files.filter(({ contentType }) => contentType.startsWith('text/html'));

/** Every page of the build, so that a new one is checked without being listed anywhere. */
export const pagePaths = [...builtPages.map(({ path }) => path), ...onDemandPaths];

/** Those that search engines may list. */
export const listedPaths = [
  ...builtPages
    .filter(({ file }) => !readClientFile(file).includes('content="noindex"'))
    .map(({ path }) => path),
  ...onDemandPaths,
];

export const redirects = manifest.redirects;

/** Loads the page and waits until its islands have hydrated: each does when it can be seen. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => {
    const island = document.querySelector('astro-island[ssr]');
    island?.firstElementChild?.scrollIntoView({ block: 'center' });
    return island === null;
  });
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Keeps the scripts of islands back, as a poor line does; resolves to what lets them through. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

function readClientFile(file: string): string {
  return readFileSync(new URL(`../../site/dist/client/${file}`, import.meta.url), 'utf8');
}
