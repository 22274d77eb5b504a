import { expect, it } from 'vitest';
import { productName } from '../brand.ts';
import { documentTitle } from './page-title.ts';

it('names the product after a title that leaves room for it', () => {
  expect(documentTitle('Pricing')).toBe(`Pricing | ${productName()}`);
  const long = 'Cloud or on-premise: questions to settle before you choose';
  expect(documentTitle(long)).toBe(long);
});
