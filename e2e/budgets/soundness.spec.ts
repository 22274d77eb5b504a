import { expect } from '@playwright/test';
import { pagePaths, redirects, test } from '../browser/fixtures.ts';
import { scrollThrough } from './page-weight.ts';

const known = new Set([...pagePaths, ...redirects.paths]);

for (const path of pagePaths) {
  test(`${path} has no errors, no failed requests, no broken links and no id twice`, async ({
    page,
    baseURL,
    request,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      // The 404 page is asked for at an address of its own here, and answers with its status.
      if (message.type() === 'error' && path !== '/404') errors.push(message.text());
    });
    page.on('requestfailed', (request) => errors.push(`${request.url()}: ${request.failure()?.errorText}`));
    await page.goto(path, { waitUntil: 'networkidle' });
    await scrollThrough(page);

    const { hrefs, ids } = await page.evaluate(() => ({
      hrefs: Array.from(document.links, ({ href }) => href),
      ids: Array.from(document.querySelectorAll('[id]'), ({ id }) => id),
    }));
    const internal = hrefs.map((href) => new URL(href)).filter(({ origin }) => origin === baseURL);
    const broken: string[] = [];
    // What is not of the build, such as an article, is asked for.
    for (const link of new Set(internal.map(({ pathname }) => pathname))) {
      if (!known.has(link.toLowerCase()) && !(await request.get(link)).ok()) broken.push(link);
    }

    const anchors = internal.filter(({ hash }) => hash !== '');
    const missing: string[] = [];
    for (const { pathname, hash, href } of anchors) {
      const html = await (await request.get(pathname)).text();
      if (!html.includes(`id="${hash.slice(1)}"`)) missing.push(href);
    }

    expect(errors).toEqual([]);
    expect(broken).toEqual([]);
    expect(missing).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
}
