import { describe, expect, it } from 'vitest';
import { drawCover } from './cover.ts';

const DRAWING = { viewBox: '0 0 400 300', shapes: '<rect class="agent" width="9"/>' };

describe('drawCover', () => {
  it('shows the drawing of the article, at the width of the sheet', () => {
    expect(drawCover('Sales', DRAWING)).toContain(
      `<svg x="104" y="84" width="752" height="564" viewBox="0 0 400 300">${DRAWING.shapes}</svg>`,
    );
  });

  it('gives the articles of a category one ground, and categories different ones', () => {
    const groundOf = (category: string) => /<rect class="([\w-]+)"/.exec(drawCover(category, DRAWING))?.[1];
    const categories = ['Sales', 'Developers', 'Operations', 'Getting Started', 'People and HR', 'News'];
    expect(new Set(categories.map(groundOf)).size).toBe(3);
    expect(groundOf('Sales')).toBe(groundOf('Sales'));
  });

  it('names the category where there is no drawing, and takes it for words', () => {
    expect(drawCover('<b>Law & order')).toContain('>&lt;b>Law &amp; order</text>');
  });

  it('writes a long name smaller', () => {
    const sizeOf = (category: string) => Number(/font-size="(\d+)"/.exec(drawCover(category))?.[1]);
    expect(sizeOf('News')).toBe(104);
    expect(sizeOf('Everything about our customers')).toBe(50);
  });
});
