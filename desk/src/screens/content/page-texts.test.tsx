import { expect, it } from 'vitest';
import { findTexts, renewTexts } from './page-texts.ts';

const marked = (address: string, html: string) => `<!--[${address}-->${html}<!--]${address}-->`;
const pageOf = (html: string) => new DOMParser().parseFromString(`<body>${html}</body>`, 'text/html');

it.each([
  ['one text more', `${marked('x#a', 'Old')}${marked('x#b', 'New')}`],
  ['another text in its place', marked('x#b', 'Old')],
])('has the page loaded again with %s', (_, html) => {
  const page = pageOf(marked('x#a', 'Old'));
  expect(renewTexts(findTexts(page), findTexts(pageOf(html)))).toBe(false);
  expect(page.body.textContent).toBe('Old');
});
