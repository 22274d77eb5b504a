import { describe, expect, it } from 'vitest';
import { arcOf, pointAt } from './clock.ts';

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
