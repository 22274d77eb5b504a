import { describe, expect, it } from 'vitest';
import { convertDrawing } from './convert-drawing.ts';
import { convertPicture } from './convert-picture.ts';
import { readDrawingStyle } from './drawing-style.ts';
import { isDrawing, pictureIdOf } from './picture.ts';

const OPEN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">';
const draw = (inside: string) => Buffer.from(`${OPEN}${inside}</svg>`);
const textOf = (inside: string) => Buffer.from(convertDrawing(draw(inside)).files[0]?.bytes ?? '').toString();

/** Returns what is left of a drawing, without the frame that each gets. */
function leftOf(inside: string): string {
  return textOf(inside).replace(/^<svg[^>]*><style>[^<]*<\/style>|<\/svg>$/g, '');
}

describe('convertDrawing', () => {
  it('writes one file with the size of the drawing, in the colors of the site', async () => {
    const { files, ...about } = await convertPicture(draw('<rect width="9" height="9"/>'));
    expect(about).toEqual({ width: 400, height: 300, isMoving: false, lost: [] });
    expect(files.map(({ width, format }) => [width, format])).toEqual([[400, 'svg']]);
    expect(Buffer.from(files[0]?.bytes ?? '').toString()).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300">` +
        `<style>${readDrawingStyle()}</style><rect width="9" height="9"/></svg>`,
    );
  });

  it.each([
    '<g class="agent"><path d="M1 2L3 4Z" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-dasharray="3 3"/></g>',
    '<text class="muted" x="4" y="5" text-anchor="middle" font-size="13" font-weight="600">a &#x26; b <tspan dy="1em">c</tspan></text>',
    '<defs><linearGradient id="a" gradientUnits="userSpaceOnUse"><stop offset="50%" stop-color="#fff"/></linearGradient></defs><circle cx="1" cy="2" r="3" fill="url(#a)"/>',
    '<marker id="end" refX="2" orient="auto"><polygon points="0,0 4,2 0,4"/></marker><line x1="0" y1="0" x2="9" y2="9" marker-end="url(#end)" transform="rotate(3 4 5)"/>',
  ])('keeps %s', (inside) => {
    expect(leftOf(inside)).toBe(inside);
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in disguise', '<SCRIPT xlink:href="//evil.example/a.js"/>'],
    ['another style', '<style>@import "https://evil.example/a.css";</style>'],
    ['a page within it', '<foreignObject><iframe src="https://evil.example"></iframe></foreignObject>'],
    ['an image', '<image href="https://evil.example/a.png"/>'],
    ['a part of another file', '<use href="https://evil.example/a.svg#b"/>'],
    ['a part that repeats', '<use href="#a"/>'],
    ['motion', '<animate attributeName="href" values="javascript:alert(1)"/>'],
    ['a comment', '<!-- a -->'],
  ])('removes %s', (_, inside) => {
    expect(leftOf(inside)).toBe('');
  });

  it.each([
    ['an attribute that runs', '<rect onclick="alert(1)" width="1"/>'],
    ['an attribute that styles', '<rect style="background:url(//evil.example)" width="1"/>'],
    ['a color from elsewhere', '<rect fill="url(https://evil.example#a)" width="1"/>'],
    ['a clip from elsewhere', '<rect clip-path="url(//evil.example#a)" width="1"/>'],
    ['a number that is not one', '<rect x="expression(1)" width="1"/>'],
  ])('removes %s, and keeps the shape', (_, inside) => {
    expect(leftOf(inside)).toBe('<rect width="1"/>');
  });

  it('removes a link, and keeps its content', () => {
    expect(leftOf('<a href="javascript:alert(1)"><text>a</text></a>')).toBe('<text>a</text>');
  });

  it('lists what it removed, each once', () => {
    const { lost } = convertDrawing(draw('<style>a</style><rect style="a"/><rect style="b"/><use/><use/>'));
    expect(lost).toEqual(['<style>', 'style="…"', '<use>']);
  });

  it('expands no entities', () => {
    const bomb = `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${OPEN}<text>&b;</text></svg>`;
    expect(Buffer.from(convertDrawing(Buffer.from(bomb)).files[0]?.bytes ?? '').toString()).not.toContain(
      'aaaa',
    );
  });

  it.each([
    ['names no size', '<svg><rect/></svg>', 'it has no viewBox'],
    ['has a size of nothing', '<svg viewBox="0 0 0 9"/>', 'it has no viewBox'],
    ['is too large', '<svg viewBox="0 0 4001 9"/>', 'it is wider or higher than 4000 units'],
    ['is too long', `${OPEN}${'<rect/>'.repeat(40_000)}</svg>`, 'a drawing may have 256 KiB'],
    ['is nested too deeply', OPEN + '<g>'.repeat(30_000), 'its file is damaged'],
  ])('refuses a drawing that %s', async (_, text, reason) => {
    await expect(convertPicture(Buffer.from(text))).rejects.toThrow(reason);
  });

  it('takes the size from width and height when there is no viewBox', () => {
    expect(convertDrawing(Buffer.from('<svg width="40" height="30.4"/>'))).toMatchObject({
      width: 40,
      height: 30,
    });
  });
});

describe('isDrawing', () => {
  it.each([
    ['a file that begins with its tag', '<svg viewBox="0 0 1 1"/>', true],
    ['a file with a declaration', '<?xml version="1.0"?>\n<svg>', true],
    [
      'a file with a document type and comments',
      '<!-- a --><!DOCTYPE svg PUBLIC "a">\n<!-- b -->\n<svg>',
      true,
    ],
    ['not a mere word', 'svg', false],
    ['not a page with a drawing', '<html><svg>', false],
    ['not a similar tag', '<svgs>', false],
  ])('recognizes %s', (_, text, expected) => {
    expect(isDrawing(Buffer.from(text))).toBe(expected);
  });

  it('gives each drawing its own id', () => {
    expect(pictureIdOf(draw('<rect/>'))).not.toBe(pictureIdOf(draw('<circle/>')));
  });
});
