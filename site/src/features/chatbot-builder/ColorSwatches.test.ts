import { BUBBLE_COLORS } from 'contract/leads/chatbot-design.ts';
import { contrastRatio } from 'contract/site/contrast.ts';
import { describe, expect, it } from 'vitest';
import { readableBubbles } from './ColorSwatches.tsx';

const TEXT = '#53525B';

describe('contrastRatio', () => {
  it.each([
    ['#000000', '#FFFFFF', 21],
    ['#FFFFFF', '#FFFFFF', 1],
    ['#767676', '#FFFFFF', 4.54],
    ['#777777', '#FFFFFF', 4.48],
    ['#FF0000', '#FFFFFF', 4],
    ['#0000FF', '#FFFFFF', 8.59],
    ['#00FF00', '#000000', 15.3],
  ])('computes for %s and %s %d', (a, b, ratio) => {
    expect(contrastRatio(a, b)).toBeCloseTo(ratio, 2);
    expect(contrastRatio(b, a)).toBe(contrastRatio(a, b));
  });

  it('accepts lowercase hex colors', () => {
    expect(contrastRatio('#fce7f3', TEXT)).toBe(contrastRatio('#FCE7F3', TEXT));
  });

  it.each([
    ['blue', 2.1],
    ['pink', 2.18],
    ['purple', 1.82],
    ['cyan', 3.17],
    ['yellow', 4.02],
    ['violet', 1.82],
    ['white', 7.7],
    ['gray', 3.03],
    ['light-gray', 6.22],
    ['blue-light', 6.32],
    ['purple-light', 6.53],
    ['pink-light', 6.55],
  ])('computes for the bubble %s and its text %d', (name, ratio) => {
    const value = BUBBLE_COLORS.find((color) => color.name === name)?.value ?? '';
    expect(Math.abs(contrastRatio(value, TEXT) - ratio)).toBeLessThan(0.01);
  });
});

describe('readableBubbles', () => {
  it('returns the five light ones for the text of the specification', () => {
    expect(readableBubbles(TEXT)).toEqual([
      'white',
      'light-gray',
      'blue-light',
      'purple-light',
      'pink-light',
    ]);
  });

  it('returns all twelve for black, and no color for a middle gray', () => {
    expect(readableBubbles('#000000')).toHaveLength(12);
    expect(readableBubbles('#808080')).toEqual([]);
  });
});
