import { describe, expect, it } from 'vitest';
import { formatDuration } from './format-duration.ts';

describe('formatDuration', () => {
  it.each([
    [1, '1 second'],
    [2, '2 seconds'],
    [45, '45 seconds'],
    [46, 'about a minute'],
    [60, 'about a minute'],
    [61, '2 minutes'],
    [120, '2 minutes'],
    [121, '3 minutes'],
    [900, '15 minutes'],
    [7200, '120 minutes'],
    [7201, '3 hours'],
  ])('writes %i s as %s', (seconds, words) => {
    expect(formatDuration(seconds)).toBe(words);
  });
});
