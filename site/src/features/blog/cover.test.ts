import { describe, expect, it } from 'vitest';
import { drawCover } from './cover.tsx';

const rectsOf = (svg: string) =>
  Array.from(svg.matchAll(/<rect class="([\w-]+)" x="48" y="\d+" width="(\d+)"/g), ([, color, width]) => [
    color,
    width,
  ]);
/** Returns where the letters of a cover begin, in its units. */
const placesOf = (svg: string) =>
  Array.from(svg.matchAll(/M([\d.]+) ([\d.]+)/g), ([, x, y]) => [Number(x), Number(y)] as const);

describe('drawCover', () => {
  it.each([
    [{ reads: '$9,552', share: 21 }],
    [{ reads: '2 of 20 are left for people' }],
    [{ reads: 'Internationalization' }],
    [{ reads: 'Everything about our customers' }],
  ])('keeps the words of %j within its box', async (fact) => {
    const places = placesOf(await drawCover('Sales', fact));
    expect(places.length).toBeGreaterThan(4);
    expect(places.filter(([x, y]) => x < 40 || x > 760 || y < 20 || y > 380)).toEqual([]);
  });

  it('has no size of its own and is never cut: it fits into any box', async () => {
    const svg = await drawCover('Sales', { reads: '72 hours' });
    expect(svg).toMatch(/^<svg xmlns="[^"]+"><style>/);
    expect(svg).toContain('preserveAspectRatio="xMinYMid meet"');
    expect(svg, 'words in our face').not.toContain('<text');
  });

  it('draws the share as a bar on its whole, and a short rule without one', async () => {
    expect(
      rectsOf(await drawCover('Sales', { reads: '1 of 4', share: 25 })).map(([, width]) => width),
    ).toEqual(['704', '176']);
    expect(rectsOf(await drawCover('Sales', { reads: 'Day 15' })).map(([, width]) => width)).toEqual(['96']);
  });

  it('follows the colors of the page, light and dark', async () => {
    const svg = await drawCover('Sales', { reads: '72 hours', share: 9 });
    expect(
      svg.match(/fill="(?!currentColor)[^"]*"/g)?.filter((fill) => !/none|#fff/.test(fill)) ?? [],
    ).toEqual([]);
    expect(svg).toContain('prefers-color-scheme:dark');
  });

  it('gives the articles of a category one ground, and categories different ones', async () => {
    const groundOf = async (category: string) =>
      /<rect class="([\w-]+)"/.exec(await drawCover(category))?.[1];
    const categories = ['Sales', 'Developers', 'Operations', 'Getting Started', 'People and HR', 'News'];
    expect(new Set(await Promise.all(categories.map(groundOf))).size).toBe(3);
  });
});
