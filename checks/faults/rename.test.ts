import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from 'content/brand.ts';
import { ACCOUNT_PATHS } from 'contract/accounts/account-paths.ts';
import { LEAD_PATHS } from 'contract/api-paths.ts';
import type { SiteManifest } from 'contract/site/site-manifest.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { everyAddress } from './every-address.ts';
import { buildRenamedSite, NEW_NAME, REPOSITORY, type RenamedSite } from './renamed-site.ts';
import { type RunningServer, startServer } from './server-process.ts';

/** The name before: in sentences, hosts, addresses and paths. */
const OLD_NAME = new RegExp(`${brand.name}|${brand.slug}`, 'i');
const PICTURES_AND_COMPRESSED = /\.(?:png|woff2|br|gz)$/;
const AS_PERSON = { accept: 'text/html' };

let site: RenamedSite;
let server: RunningServer;

beforeAll(async () => {
  site = await buildRenamedSite();
  server = await startServer({ env: { SITE_DIR: site.siteDir } });
});

afterAll(async () => {
  await server?.stop();
  await site?.remove();
});

/** An answer as it goes over the wire, headers too; where it leads is not followed. */
async function answerTo(path: string, options?: RequestInit): Promise<string> {
  const answer = await fetch(server.url + path, { redirect: 'manual', ...options });
  const headers = Array.from(answer.headers, (header) => header.join(': '));
  return [answer.status, ...headers, '', await answer.text()].join('\n');
}

/** @returns which of the addresses answer with the old name, and around which words */
async function thatSayOldName(paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) found.push(...mentionsIn(path, await answerTo(path)));
  return found;
}

function mentionsIn(where: string, text: string): string[] {
  // A folder may be called after the product, and a build remembers where its packages lay.
  const words = text.replaceAll(REPOSITORY, '');
  const at = words.search(OLD_NAME);
  return at < 0 ? [] : [`${where}: ${words.slice(Math.max(0, at - 60), at + 60)}`];
}

async function readManifest(): Promise<SiteManifest> {
  return JSON.parse(await readFile(join(site.siteDir, 'manifest.json'), 'utf8'));
}

it('leaves the old name in no file of the build, including what renders on demand', async () => {
  const files = (await readdir(site.siteDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !PICTURES_AND_COMPRESSED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(100);
  const found: string[] = [];
  for (const file of files) {
    const place = file.slice(site.siteDir.length);
    found.push(...mentionsIn(place, `${place}\n${await readFile(file, 'utf8')}`));
  }
  expect(found).toEqual([]);
});

it('leaves the old name in no page, feed or document that the server sends', async () => {
  const paths = await everyAddress(server.url, await readManifest());
  expect(await thatSayOldName(paths)).toEqual([]);
});

it.each([
  ['/', NEW_NAME.name],
  ['/blog/rss.xml', `<title>${NEW_NAME.name} blog</title>`],
  ['/sitemap.xml', `<loc>https://www.${NEW_NAME.domain}/pricing</loc>`],
  ['/openapi.json', `support@${NEW_NAME.domain}`],
  ['/contact-us', `mailto:info@${NEW_NAME.domain}`],
  ['/personas', `location: https://app.${NEW_NAME.domain}/personas`],
])('answers %s with %s', async (path, words) => {
  expect((await answerTo(path)).includes(words)).toBe(true);
});

it('moves the success stories to the new slug', async () => {
  const statusOf = async (slug: string) => (await fetch(`${server.url}/${slug}-ai-success-stories`)).status;
  expect([await statusOf(NEW_NAME.slug), await statusOf(brand.slug)]).toEqual([200, 404]);
});

it.each([
  ['an answer', {}],
  ['the page for a form without script', AS_PERSON],
])('asks for consent under the new name in %s', async (_where, headers) => {
  const body = new URLSearchParams({ firstName: 'Asha', date: '2030-01-15', time: '10:30 AM' });
  const answer = await answerTo(LEAD_PATHS.demo, { method: 'POST', body, headers });
  expect(answer.slice(0, 3)).toBe('400');
  expect(answer.includes(`confirm that you want to receive content from ${NEW_NAME.name}.`)).toBe(true);
  expect(mentionsIn('form', answer)).toEqual([]);
});

it('rejects the new name as a password that is easy to guess', async () => {
  const password = `${NEW_NAME.slug}-2026`;
  const account = { clientId: 'any', email: 'asha@example.com', password };
  const answer = await fetch(server.url + ACCOUNT_PATHS.signup, jsonPost(account));
  expect(await answer.json()).toMatchObject({ fields: [{ field: 'password' }] });
});

it.each([
  ['an unknown page', '/no-such-page', { headers: AS_PERSON }],
  ['an unknown call', '/authms/no-such-call', {}],
  ['a method that a page does not have', '/pricing', { method: 'POST' }],
  ['an empty request', LEAD_PATHS.contact, { method: 'POST' }],
  [
    'a login without an account',
    ACCOUNT_PATHS.login,
    jsonPost({ email: 'unknown@example.com', password: 'seven looms' }),
  ],
  ['a sign-up that lacks all', ACCOUNT_PATHS.signup, jsonPost({})],
  ...Object.values(LEAD_PATHS).map((path) => [`an invalid request to ${path}`, path, jsonPost({})] as const),
] as const)('refuses %s without the old name', async (_what, path, options) => {
  const answer = await answerTo(path, options);
  expect(answer.slice(0, 4)).toMatch(/^4\d\d\n/);
  expect(mentionsIn(path, answer)).toEqual([]);
});

it('writes the old name to no log', async () => {
  await answerTo('/pricing');
  expect(mentionsIn('log', server.output())).toEqual([]);
});

function jsonPost(body: object): RequestInit {
  return { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}
