import { BLOG_PICTURES } from 'contract/site/addresses.ts';
import { expect, it } from 'vitest';
import { inlineDrawings } from './inline-drawings.ts';

const ADDRESS = `${BLOG_PICTURES}/${'0123456789abcdef'.repeat(2)}-400.svg`;
const IMAGE = `<img src="${ADDRESS}" alt="5 > 4" width="400" height="300" loading="lazy">`;
const part = { viewBox: '0 0 400 300', shapes: '<rect/>' };

it('draws a drawing in place of its image, named by what the image shows', async () => {
  const readDrawings = async () => new Map([[ADDRESS, { narrow: part, wide: part }]]);
  expect(await inlineDrawings(`<figure>${IMAGE}</figure>`, { readDrawings })).toBe(
    '<figure><span class="drawn" role="img" aria-label="5 > 4">' +
      '<svg class="narrow" viewBox="0 0 400 300" aria-hidden="true"><rect/></svg>' +
      '<svg class="wide" viewBox="0 0 400 300" aria-hidden="true"><rect/></svg></span></figure>',
  );
});

it('leaves the image of a drawing that is not known', async () => {
  expect(await inlineDrawings(IMAGE, { readDrawings: async () => new Map() })).toBe(IMAGE);
});
