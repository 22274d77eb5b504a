import { expect, it } from 'vitest';
import { convertDrawing } from './convert-drawing.ts';
import { inlineDrawing } from './pictures.store.ts';

const ID = '0123456789abcdef'.repeat(2);

function inlined(inside: string) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">${inside}</svg>`;
  const [file] = convertDrawing(Buffer.from(drawing)).files;
  return inlineDrawing(Buffer.from(file?.bytes ?? '').toString(), ID);
}

it('returns the shapes without the frame and the style of the file', () => {
  const shapes = '<text class="muted" x="4">a &#x26; b</text>';
  expect(inlined(shapes)).toEqual({ narrow: { viewBox: '0 0 400 300', shapes } });
});

it('takes out the part for where there is room', () => {
  const wide = '<svg class="wide" viewBox="0 0 720 200"><rect width="700"/></svg>';
  expect(inlined(`<rect width="9"/>${wide}`)).toEqual({
    narrow: { viewBox: '0 0 400 300', shapes: '<rect width="9"/>' },
    wide: { viewBox: '0 0 720 200', shapes: '<rect width="700"/>' },
  });
});

it('takes out the number for the cover', () => {
  const cover = '<g class="cover"><text>9 of 20</text><rect width="45%"/></g>';
  expect(inlined(`<rect width="9"/>${cover}`)).toEqual({
    narrow: { viewBox: '0 0 400 300', shapes: '<rect width="9"/>' },
    cover: { reads: '9 of 20', share: 45 },
  });
});

it('keeps no class of the page, and ids apart from those of the page', () => {
  const shapes =
    '<clipPath id="main"><rect class="callout agent"/></clipPath><g class="x" clip-path="url(#main)"></g>';
  expect(inlined(shapes)?.narrow.shapes).toBe(
    '<clipPath id="drawing-01234567-main"><rect class="agent"/></clipPath><g clip-path="url(#drawing-01234567-main)"/>',
  );
});

it.each(['<title>a</title>', '<desc><g>a</g></desc>', '<svg viewBox="0 0 1 1"><rect/></svg>'])(
  'leaves a drawing with %s to an image',
  (inside) => expect(inlined(inside)).toBeUndefined(),
);
