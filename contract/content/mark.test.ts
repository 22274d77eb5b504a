import { describe, expect, it } from 'vitest';
import { markOf, placeMark, readMark } from './mark.ts';

const draw = (inside: string, attributes = 'viewBox="0 0 24 24"') => `<svg ${attributes}>${inside}</svg>`;
const CIRCLE = '<circle cx="12" cy="12" r="9" fill="#0f766e"/>';

describe('readMark', () => {
  it.each([
    ['shapes', draw(CIRCLE)],
    ['an XML declaration and a comment', `<?xml version="1.0"?>\n<!-- by hand -->\n${draw(CIRCLE)}`],
    ['a gradient', draw(`<defs><linearGradient id="a"/></defs><path fill="url(#a)" d="M0 0h9"/>`)],
    ['a style', draw('<style>@media (prefers-color-scheme:dark){path{fill:#fff}}</style><path d="M0 0"/>')],
    ['a declared prefix', draw('<path a:b="1"/>', 'xmlns:a="https://a.example" viewBox="0 0 24 24"')],
    ['a title', draw('<title>Sun &amp; moon</title>')],
  ])('takes %s', (_, svg) => {
    expect(readMark(svg)).toMatchObject({ box: [0, 0, 24, 24] });
  });

  it.each([
    ['a script', draw('\n<script>alert(1)</script>'), '<script> has no place', 2],
    ['a picture', draw('<image href="https://a.example/a.png"/>'), '<image> has no place', 1],
    ['an event', draw('<path onload="alert(1)"/>'), 'onload="alert(1)" runs or loads', 1],
    ['a reference', draw('<path fill="url(https://a.example/#a)"/>'), 'runs or loads', 1],
    [
      'a style that loads',
      draw('<style>@import "https://a.example"</style>'),
      'its style loads something',
      1,
    ],
    [
      'a picture of a style',
      draw('<style>svg{background:image-set("//a.example" 1x)}</style>'),
      'its style',
      1,
    ],
    ['an address in signs', draw('\n<path style="fill:&#117;rl(//a.example)"/>'), 'runs or loads', 2],
    ['a style in signs', draw('<style>svg{fill:&#117;rl(//a.example)}</style>'), 'its style loads', 1],
    ['an attribute twice', draw('\n<path d="M0 0" d="M1 1"/>'), '<path> has d twice', 2],
    ['a prefix of nothing', draw('<path a:b="1"/>'), 'a:b="1" has a prefix that nothing declares', 1],
    ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${draw('&a;')}`, 'is no part of a drawing', 1],
    ['an unquoted attribute', draw('<path onload=alert(1) />'), '< is no part of a drawing', 1],
    ['an open element', draw('<g>'), '</svg> closes no <svg>', 1],
    ['no viewBox', draw(CIRCLE, 'width="24"'), 'needs a viewBox of four numbers', 1],
    ['a wordmark', draw(CIRCLE, 'viewBox="0 0 90 24"'), 'at most 2 times as wide', 1],
    ['much', draw(`<path d="${'M0 0'.repeat(1_100)}"/>`), 'at most 4096 characters', 1],
    ['no drawing', 'GIF89a', 'it begins with <svg>', 1],
  ])('refuses %s', (_, svg, message, line) => {
    expect(readMark(svg)).toContainEqual({ line, message: expect.stringContaining(message) });
  });
});

it('places a mark in a drawing', () => {
  const mark = readMark(draw(CIRCLE, 'width="48" fill="none" viewBox="0 0 24 24"'));
  if (Array.isArray(mark)) throw new Error('it is wrong');
  expect(placeMark(mark, 2, 3, 20)).toContain(
    'fill="none" x="2" y="3" width="20" height="20" viewBox="0 0 24 24">',
  );
});

it.each(['', ' ', '<svg>'])('finds no mark in “%s”', (text) => {
  expect(markOf(text)).toBeUndefined();
});
