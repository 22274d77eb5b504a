import type { DayRun } from 'contract/content/case-study.ts';
import { describe, expect, it } from 'vitest';
import { arcOf, linesAt, pagesViewBox, pointAt, sheetsAt, splitByWeek } from './WorkDrawing.tsx';

const run = (days: number): DayRun => ({ by: 'human', task: 'Tag', days });

describe('splitByWeek', () => {
  it.each([
    ['keeps runs within a week whole', [2, 3], [2, 3]],
    ['splits runs at a weekend', [7, 2, 1], [5, 2, 2, 1]],
    ['splits runs of several weeks at each weekend', [1, 11], [1, 4, 5, 2]],
    ['returns no runs for no days', [], []],
  ])('%s', (_, days, parts) => {
    expect(splitByWeek(days.map(run)).map((part) => part.days)).toEqual(parts);
  });
});

describe('pointAt', () => {
  it.each([
    ['midnight', 0, { x: 100, y: 20 }],
    ['six in the morning', 6, { x: 180, y: 100 }],
    ['noon', 12, { x: 100, y: 180 }],
    ['six in the evening', 18, { x: 20, y: 100 }],
    ['the next midnight', 24, { x: 100, y: 20 }],
  ])('places %s on a dial of twenty-four hours', (_, hour, point) => {
    expect(pointAt(hour, 80)).toEqual(point);
  });
});

describe('arcOf', () => {
  it.each([
    ['a quarter', { from: 6, to: 12 }, 'M180 100A80 80 0 0 1 156.6 156.6A80 80 0 0 1 100 180'],
    ['the whole day', { from: 0, to: 24 }, 'M100 20A80 80 0 0 1 100 180A80 80 0 0 1 100 20'],
  ])('draws clockwise over %s', (_, span, path) => {
    expect(arcOf(span, 80)).toBe(path);
  });
});

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
