import { describe, expect, it } from 'vitest';
import { openingOf } from './opening.ts';

const FIVE = 'one two three four five';

describe('openingOf', () => {
  it.each([
    ['ends with the first block when it has enough words', `<p>${FIVE}</p>`, '<p>more</p>'],
    [
      'continues to the block that completes the words',
      '<h2>one</h2>\n<p>two three</p>\n<p>four five</p>',
      '\n<p>more</p>',
    ],
    ['ends after a block that has more words', `<p>${FIVE} six</p>`, '<p>more</p>'],
    ['never ends within a block', `<ul>\n<li>${FIVE}</li>\n<li>six</li>\n</ul>`, '<p>more</p>'],
    ['never ends within nested blocks', `<div><p>${FIVE}</p><div>six</div></div>`, '<p>more</p>'],
    [
      'counts no words in tags and attributes',
      '<p><img alt="a b c d e f" src="x.png"> <br> one <a href="a b">two</a></p><p>three four five</p>',
      '<p>x</p>',
    ],
    [
      'reads a bracket in an attribute as no tag',
      `<p title="</p> > a b c d e">one</p><p>${FIVE}</p>`,
      '<p>more</p>',
    ],
    ['reads text that looks like a tag as text', `<p>one &#x3C;/p> two</p><p>${FIVE}</p>`, '<p>more</p>'],
    [
      'counts no signs and entities as words',
      '<p>one &#x26; two &amp; three – … four</p><p>five</p>',
      '<p>more</p>',
    ],
    ['skips a block without text', `<hr><p>${FIVE}</p>`, '<hr>'],
    ['counts words in any script', '<p>один два три 四 ५</p>', '<p>more</p>'],
  ])('%s', (_what, opening, rest) => {
    expect(openingOf(opening + rest, 5)).toBe(opening);
  });

  it.each(['', 'no block at all', '<p>too short</p>', `<p>${FIVE}`])('returns all of %j', (html) => {
    expect(openingOf(html, 5)).toBe(html);
  });

  it('ends after 20 words by default', () => {
    const block = `<p>${'word '.repeat(10)}</p>`;
    expect(openingOf(block.repeat(5))).toBe(block.repeat(2));
  });
});
