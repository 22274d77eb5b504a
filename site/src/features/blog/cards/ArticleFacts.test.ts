import { expect, it } from 'vitest';
import { formatNeutralDate } from './ArticleFacts.tsx';

it.each([
  ['2025-03-04T00:00:00.000Z', 'Mar 4, 2025'],
  ['2025-12-31T23:59:59.999Z', 'Dec 31, 2025'],
])('writes %s as %s in any time zone', (iso, text) => {
  expect(formatNeutralDate(iso)).toBe(text);
});
