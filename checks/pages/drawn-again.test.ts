import { fileURLToPath } from 'node:url';
import { DEFAULT_OFFICE } from 'contract/bookings/office.ts';
import { NOTHING_STATED, UNSTATED_COMPANY } from 'contract/site/company.ts';
import { beforeAll, expect, it } from 'vitest';
import { brand } from '../../content/brand.ts';
import { settingFacts } from '../../content/references.ts';
import { describeZone } from '../../server/modules/bookings/demos/office-zone.ts';
import { openRenderer } from '../../server/modules/site/render-page.ts';
import { loadSite } from '../../server/modules/site/site-files.ts';
import { content, contentAt } from '../../server/shared/content.ts';

const SITE_DIR = fileURLToPath(new URL('../../site/dist', import.meta.url));
const BUILT_FOR = new URL(brand.siteUrl).origin;
const NAME = 'Northbeam';
const OTHER = {
  origin: 'https://northbeam.test:8443',
  office: { ...DEFAULT_OFFICE, ...describeZone('Europe/Berlin'), minutes: 45 },
  company: { ...NOTHING_STATED, name: 'Northbeam GmbH' },
};
/** Texts of every drawn address, as words and settings of another site have them. */
const texts = new Map<string, string>();

beforeAll(async () => {
  // React for developers takes three times as long.
  process.env.NODE_ENV = 'production';
  const { files, scriptWords, rendererEntry: entry, origin } = await loadSite(SITE_DIR, null);
  const render = openRenderer({
    entry,
    locals: { scriptWords },
    origin,
    isSecure: false,
    pageHeaders: {},
  });
  const draw = async (target: string, own: object) => {
    const request = { target, isSearch: true, network: 'test', coding: 'identity' } as const;
    return (await render(request, own)).file.identity.body.toString();
  };
  const drawn = [...files.values()].filter(
    ({ path, page, drawnFrom }) => drawnFrom && page === undefined && !path.endsWith('.png'),
  );
  const renamed = content()
    .withTexts(new Map([['site#name', NAME]]))
    .withFacts(settingFacts(OTHER));
  for (const { path } of drawn) await draw(path, { content: contentAt({}), origin: BUILT_FOR });
  for (const { path } of drawn) texts.set(path, await draw(path, { ...OTHER, content: renamed }));
}, 600_000);

it.each([
  ['origin', new URL(BUILT_FOR).host],
  ['name', brand.name],
  ['length of demos', '30-minute'],
  ['unstated company', UNSTATED_COMPANY],
])('leaves no %s of an earlier drawing in what is drawn', (_what, word) => {
  expect(pathsWith(word)).toEqual([]);
});

// The office of a script is that of its page, and the specification's where a page says nothing.
it('leaves no time zone of an earlier drawing in what is drawn, but in a script', () => {
  expect(pathsWith(DEFAULT_OFFICE.zoneLabel).filter((path) => !path.endsWith('.js'))).toEqual([]);
});

function pathsWith(word: string): string[] {
  return [...texts].filter(([, text]) => text.includes(word)).map(([path]) => path);
}
