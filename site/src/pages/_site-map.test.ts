import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { content } from '../content.ts';
import { CardTitle, TITLE_HEIGHT, TITLE_WIDTH } from '../layout/social-cards/CardPicture.tsx';
import { draw, drawCard } from '../layout/social-cards/draw-card.tsx';
import { CARD_HEIGHT, CARD_WIDTH, cardOf, commonCard } from '../layout/social-cards/social-cards.ts';
import { paths } from '../product/paths.ts';
import { listedPaths, menus, sitePages, socialCards } from './_site-map.ts';

const LARGEST_BYTES = 60_000;
/** Titles of articles are drawn while the server runs, where no test sees them: long ones of wide words, then. */
const LONG_TITLES = [
  'Cloud or on-premise: questions to settle before you choose',
  'The cost of a meeting, and what an AI executive assistant changes',
  'Management of commercial recommendations: how automation accommodates humans, week by week',
  `${'Responsibilities '.repeat(5)}and more than ninety characters`,
];
const EVERY_TITLE = [...socialCards().map(({ title }) => title), ...LONG_TITLES].map(
  (title) => [title] as const,
);
const built = socialCards().map(({ name }) => `/social/${name}.png`);
const known = sitePages().map(({ path }) => path);

describe('pages', () => {
  it('gives pages unique addresses and descriptions', () => {
    expect(new Set(known).size).toBe(known.length);
    const descriptions = sitePages().map(({ description }) => description);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  it('provides a page for every address that the site links to', () => {
    const secondAddresses = [paths.contactAlias, paths.useCaseAlias];
    const { pagesOff } = content();
    const linked = Object.values(paths).filter((path) => !path.includes('#') && !pagesOff.has(path));
    expect([...known, ...secondAddresses]).toEqual(expect.arrayContaining(linked));
  });

  it('lists for search engines only pages that visitors are led to', () => {
    expect(listedPaths()).toEqual(
      expect.arrayContaining(['/', '/pricing', '/ai-employees/ai-sdr', '/case-studies', '/terms']),
    );
    for (const path of ['/thankyou', '/404', '/form-problem', '/whitepapers', '/case-studies/legitquest'])
      expect(listedPaths()).not.toContain(path);
  });
});

describe('menus of the header', () => {
  it.each([
    [
      'resources',
      [
        'All resources',
        'Blog',
        'Case Studies',
        'Video Library',
        'Whitepapers',
        'ROI Calculator',
        'Success Stories',
        'Courses',
      ],
    ],
    ['services', ['Agent Platform', 'Enterprise']],
    [
      'employees',
      [
        'Meet the team',
        'AI Project Manager',
        'AI Sales Representative (SDR)',
        'AI Marketing Associate',
        'AI HR',
        'AI Market Research Analyst',
        'AI Proposal Writer',
      ],
    ],
  ] as const)('lists under %s the pages assigned to it', (menu, names) => {
    expect(menus()[menu].items.map(({ name }) => name)).toEqual(names);
  });

  it('gives every page a unique place', () => {
    const places = sitePages().flatMap(({ menu }) => (menu ? [`${menu.in} ${menu.place}`] : []));
    expect(new Set(places).size).toBe(places.length);
  });
});

describe('social cards', () => {
  it.each(sitePages().map((page) => [page.path, page] as const))('builds the card of %s', (_, page) => {
    expect(built).toContain(cardOf(page).path);
  });

  it.each([
    [paths.home, '/social/home.png'],
    [paths.bookDemo, '/social/book-demo.png'],
    [paths.contact, '/social/contact-us.png'],
    [paths.thankYou, `/social/${commonCard().name}.png`],
  ])('maps %s to %s', (path, card) => {
    expect(
      sitePages()
        .filter((page) => page.path === path)
        .map((page) => cardOf(page).path),
    ).toEqual([card]);
  });

  it('writes an alternative text that begins with the title', () => {
    expect(cardOf({ path: '/', title: 'A title', card: 'own' }).alt).toMatch(/^A title: /);
  });

  it('gives a card of its own to exactly the pages that search engines list', () => {
    const common = `/social/${commonCard().name}.png`;
    const owners = sitePages()
      .filter((page) => cardOf(page).path !== common)
      .map(({ path }) => path);
    expect(owners.toSorted()).toEqual(listedPaths().toSorted());
  });

  it('builds a unique file per card', () => {
    expect(new Set(built).size).toBe(socialCards().length);
  });
});

describe('drawCard', () => {
  it.each(EVERY_TITLE)('fits %j', async (title) => {
    const margin = CARD_WIDTH;
    const sheet = await draw(
      createElement(
        'div',
        { style: { display: 'flex', padding: margin } },
        createElement(CardTitle, { title }),
      ),
      TITLE_WIDTH + 2 * margin,
      TITLE_HEIGHT + 2 * margin,
    );
    const { x, y, width, height } = sheet.getBBox() ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(width).toBeGreaterThan(TITLE_WIDTH / 4);
    // A letter such as j hangs over the edge a little.
    expect(x).toBeGreaterThanOrEqual(margin - 3);
    expect(x + width).toBeLessThanOrEqual(margin + TITLE_WIDTH);
    expect(y).toBeGreaterThanOrEqual(margin);
    expect(y + height).toBeLessThanOrEqual(margin + TITLE_HEIGHT);
  });

  it.each(socialCards())('draws $name as a small PNG of the right size', async (card) => {
    const png = Buffer.from(await drawCard(card));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([CARD_WIDTH, CARD_HEIGHT]);
    expect(png.length).toBeLessThan(LARGEST_BYTES);
  });
});
