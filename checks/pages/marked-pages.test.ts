import { fileURLToPath } from 'node:url';
import { markPage } from 'content/text-marks.ts';
import type { Content } from 'contract/content/kinds.ts';
import { expect, it } from 'vitest';
import { openRenderer } from '../../server/modules/site/render-page.ts';
import { loadSite } from '../../server/modules/site/site-files.ts';
import { contentAt } from '../../server/shared/content.ts';

const SITE_DIR = fileURLToPath(new URL('../../site/dist', import.meta.url));
const COMMENT = /<!--[[\]][^>]*-->/g;
const HIDDEN = /<(script|style|title)\b[\s\S]*?<\/\1>|<[a-z](?:"[^"]*"|[^">])*>/g;

it('draws every page the same with marks, which are around texts that are shown alone', {
  timeout: 600_000,
}, async () => {
  // React for developers takes three times as long.
  process.env.NODE_ENV = 'production';
  const { files, scriptWords, rendererEntry: entry, origin } = await loadSite(SITE_DIR, null);
  const render = openRenderer({ entry, locals: { scriptWords }, origin, isSecure: false, pageHeaders: {} });
  const draw = async (target: string, words: Content) => {
    const request = { target, isSearch: true, network: 'test', coding: 'identity' } as const;
    const { file } = await render(request, { content: words });
    // Astro makes ids of islands from what is in them.
    return file.identity.body.toString().replaceAll(/<astro-island uid="\w+"/g, '<astro-island');
  };
  const words = contentAt({});
  const wrong: string[] = [];
  let found = 0;
  for (const { path } of [...files.values()].filter(({ isPage }) => isPage)) {
    const addresses: string[] = [];
    const page = markPage(await draw(path, words.withMarks(addresses)), addresses);
    const isSame = page.replace(COMMENT, '') === (await draw(path, words));
    const isClean = page.match(HIDDEN)?.every((piece) => piece.search(COMMENT) < 0);
    if (!isSame || !isClean) wrong.push(path);
    found += page.match(COMMENT)?.length ?? 0;
  }
  expect(wrong).toEqual([]);
  expect(found).toBeGreaterThan(5_000);
});
