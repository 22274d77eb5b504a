import { expect, it } from 'vitest';
import { divideFields } from './lead-csv.ts';

it('puts the column of a field that is added behind all that were released', () => {
  const columns = [
    { name: 'suggestions', column: 16 },
    { name: 'industry', column: 17 },
  ];
  expect(divideFields(columns)).toEqual({ inner: ['suggestions'], later: ['industry'] });
});
