import { fileURLToPath } from 'node:url';
import { NOTHING_STATED } from 'contract/site/company.ts';
import { beforeAll, expect, it } from 'vitest';
import { findProblems } from '../../server/modules/site/desk/find-problems.ts';
import { findSiteAnswer } from '../../server/modules/site/find-answer.ts';
import { openRenderer } from '../../server/modules/site/render-page.ts';
import { loadSite } from '../../server/modules/site/site-files.ts';
import { contentAt } from '../../server/shared/content.ts';

const SITE_DIR = fileURLToPath(new URL('../../site/dist', import.meta.url));
/** A customer outside of the list of clients, whose study and release the team has added. */
const TEXTS = [
  ['case-studies/northbeam#copyOf', 'case-studies/cxplabs'],
  ['case-studies/northbeam#customer', 'Northbeam'],
  ['case-studies/northbeam#confirmed', 'true'],
  ['press-releases/northbeam#copyOf', 'press-releases/cxplabs'],
  ['press-releases/northbeam#partner', 'Northbeam'],
] as const;
const words = contentAt({}).withTexts(new Map(TEXTS));
let site: Awaited<ReturnType<typeof loadSite>>;
let draw: (target: string) => Promise<{ status: number; body: Buffer }>;

beforeAll(async () => {
  process.env.NODE_ENV = 'production';
  site = await loadSite(SITE_DIR, null);
  const { scriptWords, rendererEntry: entry, origin } = site;
  const render = openRenderer({ entry, locals: { scriptWords }, origin, isSecure: false, pageHeaders: {} });
  draw = async (target) => {
    const request = { target, isSearch: true, network: 'test', coding: 'identity' } as const;
    const { status, file } = await render(request, { content: words, origin, company: NOTHING_STATED });
    return { status, body: file.identity.body };
  };
});

it.each([
  '/case-studies/northbeam',
  '/case-studies/northbeam.md',
  '/press-release/northbeam',
  '/press-release/northbeam.md',
])('draws %s, of a document that the team has added', async (path) => {
  expect(findSiteAnswer(site, path, words).kind).toBe('on-demand');
  const { status, body } = await draw(path);
  expect([status, body.toString()]).toEqual([200, expect.stringContaining('Northbeam')]);
});

it('draws the card of an added case study for social networks', async () => {
  expect((await draw('/case-studies/northbeam')).body.toString()).toContain(
    '/social/case-studies-northbeam.png',
  );
  const { status, body } = await draw('/social/case-studies-northbeam.png');
  expect([status, body.subarray(1, 4).toString()]).toEqual([200, 'PNG']);
});

it.each(['/case-studies', '/press-release'])('lists an added document at %s', async (path) => {
  expect((await draw(path)).body.toString()).toContain(`${path}/northbeam`);
});

it.each([
  ['/case-studies/unknown', 'unknown'],
  ['/press-release/unknown.md', 'unknown'],
  ['/for/unknown', 'unknown'],
  ['/case-studies/cxplabs', 'file'],
])('finds at %s: %s', (path, kind) => {
  expect(findSiteAnswer(site, path, words).kind).toBe(kind);
});

it.each([
  ['/case-studies/unknown /case-studies', undefined],
  ['/for/unknown off', undefined],
  ['/northbeam /case-studies/northbeam', undefined],
  ['/northbeam /press-release/unknown', '“/press-release/unknown” is no page of the site'],
  ['/case-studies/northbeam off', undefined],
  ['/search off', '“/search” stays'],
])('judges the redirect “%s”: %s', async (value, problem) => {
  const address = 'redirects#rules';
  expect(await findProblems(new Map(TEXTS), [{ address, value }], site)).toEqual(
    problem ? [{ address, message: expect.stringContaining(problem) }] : [],
  );
});
