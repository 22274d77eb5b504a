import { describe, expect, it } from 'vitest';
import { linesAt, pagesViewBox, sheetsAt } from './pages.ts';

describe('pagesViewBox', () => {
  it.each([
    [12, '0 0 234 18'],
    [13, '0 0 234 42'],
    [48, '0 0 234 90'],
  ])('fits %i pages', (pages, viewBox) => {
    expect(pagesViewBox(pages)).toBe(viewBox);
  });
});

describe('sheetsAt', () => {
  it('begins at the top left and starts a second row after twelve', () => {
    expect(sheetsAt([0, 12])).toBe('M0 0h10l4 4v14h-14zM0 24h10l4 4v14h-14z');
  });

  it('draws nothing for no pages', () => {
    expect(sheetsAt([])).toBe('');
  });
});

describe('linesAt', () => {
  it('draws the lines on the sheet at the same index', () => {
    expect(linesAt([1])).toBe('M20 0m3 7h6m-6 4h8m-8 4h5');
  });
});
