import { expect, test } from 'vitest';
import { divideStyle as divideStyleOf } from './divide-style.ts';

/** Long enough to be worth dividing. */
const LATER = Array.from({ length: 200 }, (_none, index) => `.later{--a${index}:${index}px}`).join('');

const divideStyle = (html: string) => divideStyleOf(html, new Set(['_a1']));

function pageOf(
  style: string,
  { opening = '<h1>Title</h1><p class="lede">Words</p>', rest = '<p class="later">More</p>' } = {},
) {
  return [
    `<!DOCTYPE html><html><head><style>@font-face{font-family:A}</style><style>${style}</style></head>`,
    `<body><header class="top">Menu</header><main><section id="opening">${opening}</section><section>${rest}</section></main></body></html>`,
  ].join('');
}

function stylesOf(html: string) {
  return [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text);
}

test('the style of what comes later follows the opening, and the policy can name both', () => {
  const page = divideStyle(pageOf(`.lede{color:red}${LATER}.top{color:blue}p{margin:0}`));
  const [, first, later] = stylesOf(page.html);
  expect(first).toBe('.lede{color:red}.top{color:blue}p{margin:0}');
  expect(later).toBe(LATER);
  expect(page.styles).toEqual([first, later]);
  expect(page.html).toContain(`</section><style>${LATER}</style><section>`);
});

test.each([
  ['a condition, with all that it holds', '@media (width<40rem){.later{color:red}.lede{color:red}}'],
  ['a negation', '.lede:not(.later){color:red}'],
  ['one of several selectors', '.later,.lede{color:red}'],
  ['a layer', '@layer base{html{color:red}}'],
  ['a name for others', '@property --x{syntax:"*"}'],
])('what may concern the first view stays in the head: %s', (_what, rule) => {
  const [, first] = stylesOf(divideStyle(pageOf(LATER + rule)).html);
  expect(first).toBe(rule);
});

test.each([
  ['an animation that nothing of the first view names', '@keyframes turn{to{rotate:1turn}}'],
  ['a class within one of the first view', '.lede .later{color:red}'],
])('what cannot concern it follows: %s', (_what, rule) => {
  const [, first] = stylesOf(divideStyle(pageOf(`.lede{color:red}${rule}${LATER}`)).html);
  expect(first).toBe('.lede{color:red}');
});

test('an animation that the first view names stays with it', () => {
  const rules = '@keyframes turn{to{rotate:1turn}}.lede{animation:turn 1s}';
  const [, first] = stylesOf(divideStyle(pageOf(rules + LATER)).html);
  expect(first).toBe(rules);
});

test('of two rules for one element the one that won still wins', () => {
  const before = '.alone{color:red}';
  const rest = '<p class="lede alone">More</p><p class="later">More</p>';
  const [, first] = stylesOf(divideStyle(pageOf(`${before}.lede{color:blue}${LATER}`, { rest })).html);
  expect(first).toBe(`${before}.lede{color:blue}`);
});

test('and so it does where both speak of an element by its name', () => {
  const rules = '.alone code{color:red}.lede code{color:blue}';
  const rest = '<p class="lede"><b class="alone"><code>More</code></b></p><p class="later">More</p>';
  const [, first] = stylesOf(divideStyle(pageOf(rules + LATER, { rest })).html);
  expect(first).toBe(rules);
});

test('what neither the page nor a script names is in neither part', () => {
  const [, first, later] = stylesOf(
    divideStyle(pageOf(`.lede{color:red}.lede._a0{color:red}.lede._a1{color:red}._a2{color:red}${LATER}`))
      .html,
  );
  expect(first).toBe('.lede{color:red}');
  expect(later).toBe(`.lede._a1{color:red}${LATER}`);
});

test('the scripts of islands follow with it', () => {
  const start = '<script>dispatchEvent(new Event("astro:visible"))</script>';
  const other = '<script>menu()</script>';
  const html = pageOf(`.lede{color:red}${LATER}`).replace('<main>', `<main>${start}${other}`);
  expect(divideStyle(html).html).toContain(`<main>${other}<section id="opening">`);
  expect(divideStyle(html).html).toContain(`</style>${start}<section>`);
});

test('what is handed to an island is followed by it as well', () => {
  const html = pageOf(`h1{color:red}${LATER}`)
    .replace('<section id="opening">', '<astro-island><astro-slot><section id="opening">')
    .replace('</section>', '</section></astro-slot></astro-island>');
  expect(divideStyle(html).html).toContain('</section><style>.later');
});

test('a header within the opening does not end it', () => {
  const html = pageOf(`h1{color:red}${LATER}`, { opening: '<header><h1>Title</h1></header><p>Words</p>' });
  expect(divideStyle(html).html).toContain('<p>Words</p></section><style>.later');
});

test.each([
  [
    'without an opening',
    '<html><head><style>.a{}</style></head><body><main><h1>Title</h1></main></body></html>',
  ],
  ['whose style is small', pageOf('.lede{color:red}.later{color:red}')],
  [
    'whose first words React draws',
    pageOf(LATER).replace('<main>', '<main><astro-island>').replace('</main>', '</astro-island></main>'),
  ],
])('a page %s stays as it is', (_what, html) => {
  expect(divideStyle(html)).toEqual({ html, styles: [] });
});
