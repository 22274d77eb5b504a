import { describe, expect, test } from 'vitest';
import { divideStyle, wordsIn } from './divide-style.ts';

/** Long enough to be worth dividing. */
const LONG = Array.from(
  { length: 200 },
  (_none, index) => `._b0>:nth-child(${index + 2}){order:${index}}`,
).join('');

const FACE = '@font-face{font-family:A}';

function pageOf(style: string, { opening = '<h1 class="_a0">Title</h1>', tag = 'div' } = {}) {
  return [
    `<!DOCTYPE html><html><head><link rel="expect" href="#opening"><style>${FACE}</style><style>${style}</style></head>`,
    `<body><main><${tag} id="opening">${opening}</${tag}><p class="_b0">More</p></main></body></html>`,
  ].join('');
}

function stylesOf(html: string) {
  return [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text.replace(FACE, ''));
}

const divided = (html: string) => divideStyle(html, wordsIn('add("_c2")'));

describe('divideStyle', () => {
  test('splits the style at the opening, and lists both parts for the policy', () => {
    const page = divided(pageOf(`._a0{color:red}${LONG}h1{margin:0}`));
    const [first, later] = stylesOf(page.html);
    expect(first).toBe('._a0{color:red}h1{margin:0}');
    expect(later).toBe(`._a0{color:red}${LONG}h1{margin:0}`);
    expect(page.styles).toEqual([FACE + first, later]);
    expect(page.html).toContain(`</h1></div><style id="opened">${later}</style><p`);
  });

  test('splits after the whole element, for any content', () => {
    const opening = '<div><h1 class="_a0">Title</h1></div><div>Words</div>';
    expect(divided(pageOf(LONG, { opening })).html).toContain('<div>Words</div></div><style id="opened">');
    expect(divided(pageOf(LONG, { tag: 'header' })).html).toContain('</header><style id="opened">');
  });

  test('starts the islands after the opening', () => {
    const [begin, other] = ['<script>dispatch("astro:visible")</script>', '<script>menu()</script>'];
    const { html } = divided(pageOf(LONG).replace('<main>', `<main>${other}${begin}${other}`));
    expect(html).toContain(`<main>${other}${other}<div id="opening">`);
    expect(html).toContain(`</style>${begin}<p`);
  });

  test('splits inside an island that contains the opening', () => {
    const html = pageOf(LONG).replace('<main>', '<main><astro-island><astro-slot>');
    expect(divided(html).html).toContain('</h1></div><style id="opened">');
  });

  test.each([
    ['behind the opening', LONG, '</div><style id="opened">'],
    ['behind an opening with all of the style', '._b0{margin:0}', '</div><template id="opened">'],
  ])('lets the first paint wait for what stands %s', (_where, style, place) => {
    const { html } = divided(pageOf(style));
    expect(html).toContain('<link rel="expect" href="#opened">');
    expect(html).toContain(place);
  });

  test.each([
    ['without an opening', (html: string) => html.replace('id="opening"', '')],
    ['whose opening React draws', (html: string) => html.replace('<main>', '<main><astro-island>')],
    ['with little style', (html: string) => html.replace(LONG, '._b0{margin:0}')],
  ])('keeps the whole style of a page %s in the head', (_what, change) => {
    const page = divided(change(pageOf(`._a0{color:red}._z9{color:red}${LONG}`)));
    expect(page.html).toContain(`<style>${page.styles}</style></head>`);
    expect(stylesOf(page.html)).toEqual([expect.stringMatching(/^\._a0\{color:red\}\._b0/)]);
  });
});

/** The style of a page with two classes, without what it can't need. */
function pruned(style: string): string {
  const html = pageOf(style, { opening: '<h1 class="_a0 _b1">Title</h1>' });
  return stylesOf(divided(html).html)[0] ?? '';
}

describe('the style of the opening', () => {
  test.each([
    ['a class that nothing names', '._z9{color:red}'],
    ['such a class below a known one', '._a0 ._z9{color:red}'],
    ['such a class as the surroundings of nested rules', '._z9{color:red;& ._a0{color:#00f}}'],
    ['such a class under a condition, with the condition', '@media (width<40rem){._z9{color:red}}'],
  ])('drops a rule whose selector asks for %s', (_what, style) => {
    expect(pruned(`${style}._a0{color:red}`)).toBe('._a0{color:red}');
  });

  test('drops a nested rule alone', () => {
    expect(pruned('._a0{color:red;&._z9{color:#00f}}')).toBe('._a0{color:red}');
  });

  test.each([
    ['of the page', '._a0._b1{color:red}'],
    ['of a script', '._c2{color:red}'],
    ['that a script may put together', '.tab-9{color:red}'],
    ['that is one of several', ':is(._z9,._a0){color:red}'],
    ['that must not be there', '._a0:not(._z9){color:red}'],
  ])('keeps a rule that names a class %s', (_what, style) => {
    expect(pruned(style)).toBe(style);
  });

  test('keeps used animations and custom properties, and drops the others', () => {
    const used = '@keyframes _z9{to{rotate:1turn}}._a0{--x:1px;margin:var(--x);animation:1s _z9}';
    expect(pruned(`${used}@keyframes _y8{to{rotate:1turn}}:root{--y:1px}`)).toBe(used);
  });

  test('keeps rules without a name', () => {
    const style = '@layer base;p{margin:0}@property --x{syntax:"*";inherits:false}';
    expect(pruned(style)).toBe(style);
  });
});
