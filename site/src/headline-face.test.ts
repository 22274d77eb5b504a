import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { headlineFace } from './headline-face.ts';

const page = (headline: string) =>
  `<html><head><title>t</title></head><body><h1 class="a">${headline}</h1></body></html>`;
const faceOf = (html: string) => /<style>([^<]*)<\/style>/.exec(html)?.[1] ?? '';

describe('headlineFace', () => {
  let withFace: (html: string, cutFace?: () => Promise<Uint8Array>) => Promise<string>;
  beforeAll(async () => {
    const display = new URL('design/styles/fonts/bricolage-display.woff2', import.meta.url);
    const draw = headlineFace(await readFile(display));
    withFace = (html, cutFace) => draw(html, 'Acme', cutFace);
  });

  it('puts a face by the name of `headline` at the end of the head', async () => {
    expect(await withFace(page('Prices'))).toMatch(
      /<style>@font-face\{font-family:headline;.*font-display:block.*url\(data:font\/woff2;base64,[^)]*\)\}<\/style><link rel="preload" href="data:font\/woff2;base64,[^"]*" as="font"[^>]*><\/head>/,
    );
  });

  it('cuts the face to the letters of the headline', async () => {
    const few = faceOf(await withFace(page('Pricing')));
    const many = faceOf(await withFace(page('Jumping wizards vex BDFGHK, quickly')));
    expect(few.length).toBeLessThan(many.length);
  });

  it('gives pages with the same letters the same face, whatever marks them up', async () => {
    const face = faceOf(await withFace(page('What’s &amp; why')));
    expect(faceOf(await withFace(page('<em>why</em> &amp; What’s')))).toBe(face);
  });

  it('reads an apostrophe that is written as an entity', async () => {
    const face = faceOf(await withFace(page('We&#x27;re')));
    expect(faceOf(await withFace(page("We're")))).toBe(face);
  });

  it('leaves a page as it is whose face cannot be cut, and tries again', async () => {
    const html = page('Xylophone');
    expect(await withFace(html, () => Promise.reject(new Error('no process')))).toBe(html);
    expect(await withFace(html)).toContain('@font-face');
  });

  it('takes a headline in letters that the face does not have', async () => {
    expect(await withFace(page('価格'))).toContain('@font-face');
  });
});
