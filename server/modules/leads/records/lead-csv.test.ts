import { expect, it } from 'vitest';
import { divideFields } from './lead-csv.ts';

it('puts the column of a new field after all released columns', () => {
  const columns = [
    { name: 'suggestions', column: 16 },
    { name: 'industry', column: 17 },
  ];
  expect(divideFields(columns)).toEqual({ inner: ['suggestions'], later: ['industry'] });
});
