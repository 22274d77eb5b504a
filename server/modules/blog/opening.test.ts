import { describe, expect, it } from 'vitest';
import { openingOf } from './opening.ts';

const FIVE = 'one two three four five';

describe('the opening of an article', () => {
  it.each([
    ['is its first block when that has words enough', `<p>${FIVE}</p>`, '<p>more</p>'],
    [
      'goes on to the block that completes the words',
      '<h2>one</h2>\n<p>two three</p>\n<p>four five</p>',
      '\n<p>more</p>',
    ],
    ['ends after a block that has more', `<p>${FIVE} six</p>`, '<p>more</p>'],
    ['never ends within a block', `<ul>\n<li>${FIVE}</li>\n<li>six</li>\n</ul>`, '<p>more</p>'],
    ['never ends within nested blocks', `<div><p>${FIVE}</p><div>six</div></div>`, '<p>more</p>'],
    [
      'counts no tags and attributes',
      '<p><img alt="a b c d e f" src="x.png"> <br> one <a href="a b">two</a></p><p>three four five</p>',
      '<p>x</p>',
    ],
    [
      'is not misled by a bracket in an attribute',
      `<p title="</p> > a b c d e">one</p><p>${FIVE}</p>`,
      '<p>more</p>',
    ],
    ['is not misled by text that looks like a tag', `<p>one &#x3C;/p> two</p><p>${FIVE}</p>`, '<p>more</p>'],
    ['counts no signs and entities', '<p>one &#x26; two &amp; three – … four</p><p>five</p>', '<p>more</p>'],
    ['passes by what has no text', `<hr><p>${FIVE}</p>`, '<hr>'],
    ['takes words in any script', '<p>один два три 四 ५</p>', '<p>more</p>'],
  ])('%s', (_what, opening, rest) => {
    expect(openingOf(opening + rest, 5)).toBe(opening);
  });

  it.each(['', 'no block at all', '<p>too short</p>', `<p>${FIVE}`])('is all of %j', (html) => {
    expect(openingOf(html, 5)).toBe(html);
  });

  it('holds the words of an excerpt', () => {
    const block = `<p>${'word '.repeat(10)}</p>`;
    expect(openingOf(block.repeat(5))).toBe(block.repeat(2));
  });
});
