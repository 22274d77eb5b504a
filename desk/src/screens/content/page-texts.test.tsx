import { expect, it } from 'vitest';
import { findTexts, isInOnePiece, rangeOf, renewTexts } from './page-texts.ts';

const marked = (address: string, html: string) => `<!--[${address}-->${html}<!--]${address}-->`;
const pageOf = (html: string) => new DOMParser().parseFromString(`<body>${html}</body>`, 'text/html');

it('finds the texts of a page with their addresses, in one piece or not', () => {
  const texts = findTexts(
    pageOf(
      `<h1>${marked('faq#a%3Eb', 'Hire <b>us</b>')}</h1><!-- other --><p><i><!--[x#y-->Cut</i><!--]x#y--></p><!--[x#z-->`,
    ),
  );
  expect(texts.map((text) => [text.address, rangeOf(text).toString(), isInOnePiece(text)])).toEqual([
    ['faq#a>b', 'Hire us', true],
    ['x#y', 'Cut', false],
  ]);
});

it('puts what the server draws into the page, and touches nothing else', () => {
  const page = pageOf(`<h1>${marked('x#a', 'Old')}</h1><p>${marked('x#b', 'Stays')}</p>`);
  const stays = page.querySelector('p')?.childNodes[1];
  const drawn = findTexts(pageOf(`<h1>${marked('x#a', '<b>New</b>')}</h1><p>${marked('x#b', 'Stays')}</p>`));
  expect(renewTexts(findTexts(page), drawn)).toBe(true);
  expect(page.querySelector('h1')?.innerHTML).toBe(marked('x#a', '<b>New</b>'));
  expect(page.querySelector('p')?.childNodes[1]).toBe(stays);
});

it.each([
  ['one text more', `${marked('x#a', 'Old')}${marked('x#b', 'New')}`],
  ['another text in its place', marked('x#b', 'Old')],
  ['a text that has changed in several pieces', '<p><i><!--[x#a-->New</i><!--]x#a--></p>'],
])('has the page loaded again with %s', (_, html) => {
  const page = pageOf(marked('x#a', 'Old'));
  expect(renewTexts(findTexts(page), findTexts(pageOf(html)))).toBe(false);
  expect(page.body.textContent).toBe('Old');
});
