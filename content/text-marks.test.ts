import { expect, it, test } from 'vitest';
import { markPage, markText, unmarkText } from './text-marks.ts';

const addresses: string[] = [];
const TITLE = markText('Hire <b>', 'pages/home#hero.title', addresses);
const ODD = markText('Odd', 'faq#a>b--.c', addresses);

it('leaves a text as it was once the marks are off, and marks no empty one', () => {
  expect([unmarkText(TITLE), unmarkText(ODD), TITLE.length]).toEqual(['Hire <b>', 'Odd', 12]);
  expect(markText('', 'pages/home#hero.lede', [])).toBe('');
});

const BEGIN = '<!--[pages/home#hero.title-->';
const END = '<!--]pages/home#hero.title-->';
const list: string[] = [];
const NAME = markText('Name', 'pages/home#hero.title', list);

test.each([
  [`<h1>${NAME}</h1>`, '<h1>Name</h1>'],
  [`<a href="/x" title="a > ${NAME}">Go</a>`, '<a href="/x" title="a > Name">Go</a>'],
  [`<title>${NAME} | Us</title>`, '<title>Name | Us</title>'],
  [`<meta content='${NAME}'>`, "<meta content='Name'>"],
  [
    `<script type="application/ld+json">{"a<b":"${NAME}"}</script>`,
    '<script type="application/ld+json">{"a<b":"Name"}</script>',
  ],
  [`<style>a::after{content:"${NAME}"}</style>`, '<style>a::after{content:"Name"}</style>'],
  [`<option>${NAME}</option>`, '<option>Name</option>'],
  [`<textarea>${NAME}</textarea>`, '<textarea>Name</textarea>'],
  [`<!-- ${NAME} -->`, '<!-- Name -->'],
])('of %j keeps no mark but in what is shown', (html, plain) => {
  const page = markPage(html, list);
  expect(page.replace(`${BEGIN}Name${END}`, 'Name')).toBe(plain);
  expect(page.includes(BEGIN)).toBe(html.startsWith('<h1>'));
});

it('puts comments around a text that is shown, in one piece or in several', () => {
  const [begin, end] = [TITLE.slice(0, 2), TITLE.slice(-2)];
  expect(markPage(`<p>${begin}Hire <b>us</b>${end}.</p>`, addresses)).toBe(
    `<p>${BEGIN}Hire <b>us</b>${END}.</p>`,
  );
  expect(markPage(`<p>${ODD}</p>`, addresses)).toBe('<p><!--[faq#a%3Eb--.c-->Odd<!--]faq#a%3Eb--.c--></p>');
});
