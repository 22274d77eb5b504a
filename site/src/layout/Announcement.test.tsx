import type { Content } from 'contract/content/kinds.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { content, drawWith } from '../content.ts';
import { Announcement } from './Announcement.tsx';

/** The line with some fields of its document replaced. */
function draw(fields: Record<string, string>): string {
  const texts = Object.entries(fields).map(([name, text]) => [`announcement#${name}`, text] as const);
  const words = (content() as Content).withTexts(new Map(texts));
  return drawWith({ content: words }, () => renderToStaticMarkup(<Announcement />));
}

it('adds nothing to a page while there is no text', () => {
  expect(draw({ link: '/pricing' })).toBe('');
});

it('is a text in a landmark with a name, or a link', () => {
  expect(draw({ text: 'Closed on Monday' })).toMatch(
    /^<aside class="\S+" aria-label="Announcement"><p [^>]*>Closed on Monday<\/p><\/aside>$/,
  );
  expect(draw({ text: 'New prices <b>', link: '/pricing' })).toMatch(
    /<a [^>]*href="\/pricing">New prices &lt;b&gt;<\/a>/,
  );
});
