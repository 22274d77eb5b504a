import { hash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { tokenColors } from 'contract/site/token-colors.ts';
import { beforeAll, expect, it } from 'vitest';
import { openRenderer } from '../../server/modules/site/render-page.ts';
import { type AnswerableFile, loadSite, type Site } from '../../server/modules/site/site-files.ts';
import { content } from '../../server/shared/content.ts';

const SITE_DIR = fileURLToPath(new URL('../../site/dist', import.meta.url));
const COLORS = { agent: '#0f766e', human: '#e11d48' };
const PATH = 'M1 2h20';
const TEXTS = new Map([
  ['site#colors.agent', COLORS.agent],
  ['site#colors.human', COLORS.human],
  ['site#mark', `<svg viewBox="0 0 24 24"><path d="${PATH}" fill="#4b3fd6"/></svg>`],
]);
const [LIGHT, DARK] = tokenColors(COLORS).paper;
const MARK = encodeURI(PATH);
/** Colors of the design, whatever is drawn. */
const EARLIER = /#(?:4b3fd6|a49cff|3a2fb4|eceafc|d98e04|f2b544)/i;

let site: Site;
let draw: (target: string, texts?: ReadonlyMap<string, string>) => Promise<AnswerableFile>;

beforeAll(async () => {
  // React for developers takes three times as long.
  process.env.NODE_ENV = 'production';
  site = await loadSite(SITE_DIR, null);
  const { scriptWords, rendererEntry: entry, origin } = site;
  const render = openRenderer({ entry, locals: { scriptWords }, origin, isSecure: false, pageHeaders: {} });
  draw = async (target, texts = new Map()) => {
    const request = { target, isSearch: true, network: 'test', coding: 'identity' } as const;
    return (await render(request, { content: content().withTexts(texts) })).file;
  };
});

it.each([
  ['/', [COLORS.agent, LIGHT, DARK, MARK]],
  ['/pricing', [COLORS.agent, MARK]],
  ['/search.css', [COLORS.agent]],
  ['/ask.css', [COLORS.agent]],
  ['/icon.svg', [PATH]],
  ['/manifest.webmanifest', [`"theme_color":"${LIGHT}"`]],
  ['/avatars/ava.svg', [COLORS.agent]],
  ['/blog/placeholder.svg', [tokenColors(COLORS)['surface-raised'][1]]],
  ['/favicon.ico', []],
  ['/apple-touch-icon.png', []],
  ['/icon-192.png', []],
  ['/social/pricing.png', []],
  ['/social/ai-employees-ai-sdr.png', []],
] as const)('draws %s in the colors and with the mark of its moment, then as before', async (path, words) => {
  const read = async (texts?: ReadonlyMap<string, string>) => (await draw(path, texts)).identity.body;
  const before = await read();
  const drawn = await read(TEXTS);
  expect(drawn.equals(before)).toBe(false);
  // The mark keeps its own colors.
  const text = drawn.toString().replaceAll('fill="#4b3fd6"', '');
  if (words.length > 0) expect(text).not.toMatch(EARLIER);
  for (const word of words) expect(text).toContain(word);
  expect((await read()).equals(before)).toBe(true);
});

it('allows each style of a page in its policy', async () => {
  const { identity, contentSecurityPolicy } = await draw('/pricing', TEXTS);
  const styles = Array.from(identity.body.toString().matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g));
  expect(styles.length).toBeGreaterThan(0);
  for (const [, style = ''] of styles)
    expect(contentSecurityPolicy).toContain(hash('sha256', style, 'base64'));
});

it('draws all of them again when colors or mark change', () => {
  const drawnOnce = [...site.files.values()].filter(
    ({ path, drawnFrom }) =>
      drawnFrom && !('site' in drawnFrom) && /\.(?:svg|png|ico|css|webmanifest|html)$|^[^.]*$/.test(path),
  );
  expect(drawnOnce.map(({ path }) => path)).toEqual([]);
});
