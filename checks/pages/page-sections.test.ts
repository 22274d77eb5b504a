import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { openRenderer, type RenderPage } from '../../server/modules/site/render-page.ts';
import { loadSite } from '../../server/modules/site/site-files.ts';
import { content, contentAt } from '../../server/shared/content.ts';

const SITE_DIR = fileURLToPath(new URL('../../site/dist', import.meta.url));
const MARK = /quotes on this page are illustrative/g;
const HEADING = /<h2\b[^>]*\bid="([\w-]+)"/g;
let render: RenderPage;

beforeAll(async () => {
  // React for developers takes three times as long.
  process.env.NODE_ENV = 'production';
  const { scriptWords, rendererEntry: entry, origin } = await loadSite(SITE_DIR, null);
  render = openRenderer({ entry, locals: { scriptWords }, origin, isSecure: false, pageHeaders: {} });
});

/** Returns a page with these sections, as HTML. */
async function drawWith(address: string, target: string, sections: readonly string[]): Promise<string> {
  const words = contentAt({}).withTexts(new Map([[address, sections.join('\n')]]));
  const request = { target, isSearch: true, network: 'test', coding: 'identity' } as const;
  const { file } = await render(request, { content: words });
  return file.identity.body.toString();
}

it.each([[['clients', 'why choose us']], [['why choose us']], [['clients']]])(
  'marks the customers of home as illustrative once with the sections %j',
  async (sections) => {
    const html = await drawWith('pages/home#sections', '/', sections);
    expect(html.match(MARK)).toHaveLength(1);
  },
);

it.each([
  ['pages/home', '/'],
  ['pages/pricing', '/pricing'],
  ['pages/services', '/services'],
  ['pages/enterprise', '/enterprise'],
  ['pages/use-cases', '/usecases'],
  ['pages/ai-employees', '/ai-employees'],
  ['pages/affiliate', '/affiliate'],
  ['pages/resources', '/resources'],
  ['employees/ai-hr', '/ai-employees/ai-hr'],
])('shows the sections that %s lists, in its order', async (name, target) => {
  const address = `${name}#sections`;
  /** Returns the ids of the page's headings. */
  const draw = async (sections: readonly string[]) =>
    Array.from((await drawWith(address, target, sections)).matchAll(HEADING), ([, id]) => id);
  const listed = content().findDefault(address)?.split('\n') ?? [];
  const alone: (string | undefined)[][] = [];
  for (const section of listed) alone.push(await draw([section]));
  const isOwn = (id: string | undefined) => !alone.every((ids) => ids.includes(id));
  const own = alone.map((ids) => ids.filter(isOwn));
  expect(own.filter(({ length }) => length === 0)).toEqual([]);
  expect((await draw(listed)).filter(isOwn)).toEqual(own.flat());
  expect((await draw(listed.toReversed())).filter(isOwn)).toEqual(own.toReversed().flat());
});
