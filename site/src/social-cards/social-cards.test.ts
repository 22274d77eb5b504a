import { readFile } from 'node:fs/promises';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { getStaticPaths } from '../pages/social/[card].png.ts';
import { listedPaths, paths } from '../routes.ts';
import { CardTitle, INK, MUTED, TITLE_HEIGHT, TITLE_WIDTH } from './CardPicture.tsx';
import { draw, drawCard } from './draw-card.tsx';
import {
  builtCards,
  CARD_HEIGHT,
  CARD_WIDTH,
  cardAlt,
  cardOf,
  cardPath,
  fallbackCard,
  socialCards,
} from './social-cards.ts';

const LARGEST_BYTES = 60_000;
/** Titles of articles are drawn while the server runs, where no test sees them: long ones of wide words, then. */
const LONG_TITLES = [
  'Cloud or on-premise: questions to settle before you choose',
  'The cost of a meeting, and what an AI executive assistant changes',
  'Management of commercial recommendations: how automation accommodates humans, week by week',
  `${'Responsibilities '.repeat(5)}and more than ninety characters`,
];
const EVERY_TITLE = [...builtCards.map(({ title }) => title), ...LONG_TITLES].map(
  (title) => [title] as const,
);
const built = getStaticPaths().map(({ params }) => `/social/${params.card}.png`);

describe('the card of a page', () => {
  it.each([...Object.values(paths), '/case-studies/legitquest', '/404', '/no-such-page', '/__proto__'])(
    'at %s is built',
    (path) => {
      expect(built).toContain(cardPath(path));
    },
  );

  it.each([
    ['/', '/social/home.png'],
    ['/book-demo', '/social/book-demo.png'],
    ['/contact-us', '/social/contact-us.png'],
  ])('at %s is %s', (path, card) => {
    expect(cardPath(path)).toBe(card);
  });

  it('is the fallback where it has none of its own', () => {
    expect(cardOf('/thankyou')).toBe(fallbackCard);
    expect(Object.values(paths)).not.toContain(fallbackCard.path);
  });

  it('is told in words', () => {
    expect(cardAlt('/')).toContain(cardOf('/').title);
  });
});

describe('the list of cards', () => {
  it('gives every card a file of its own', () => {
    expect(new Set(built).size).toBe(builtCards.length);
  });

  it('names listed pages only', () => {
    expect(listedPaths).toEqual(expect.arrayContaining(socialCards.map(({ path }) => path)));
  });
});

describe('a drawn card', () => {
  it.each(EVERY_TITLE)('has room for %j', async (title) => {
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
    expect(width).toBeGreaterThan(TITLE_WIDTH / 3);
    expect(x).toBeGreaterThanOrEqual(margin);
    expect(x + width).toBeLessThanOrEqual(margin + TITLE_WIDTH);
    expect(y).toBeGreaterThanOrEqual(margin);
    expect(y + height).toBeLessThanOrEqual(margin + TITLE_HEIGHT);
  });

  it.each(builtCards)('for $path is a small PNG of the right size', async (card) => {
    const png = Buffer.from(await drawCard(card));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([CARD_WIDTH, CARD_HEIGHT]);
    expect(png.length).toBeLessThan(LARGEST_BYTES);
  });

  it('has the colours of the tokens', async () => {
    const tokens = await readFile(new URL('../styles/tokens.css', import.meta.url), 'utf8');
    expect(tokens).toContain(`--ink: light-dark(${INK},`);
    expect(tokens).toContain(`--muted: light-dark(${MUTED},`);
  });
});
