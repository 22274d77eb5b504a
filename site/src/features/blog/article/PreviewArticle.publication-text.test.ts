import { expect, it } from 'vitest';
import { describePublication } from './PreviewArticle.tsx';

const NOW = new Date('2025-03-04T10:00:00Z');

it.each([
  ['2025-03-04T10:00:00.000Z', /^This is a draft/],
  ['2024-01-01T00:00:00.000Z', /^This is a draft/],
  ['2025-03-04T10:00:00.001Z', /from Mar 4, 2025 on/],
  ['2026-01-01T00:00:00.000Z', /from Jan 1, 2026 on/],
])('describes the publication of a draft from %s as %s', (date, words) => {
  expect(describePublication(date, NOW)).toMatch(words);
});
