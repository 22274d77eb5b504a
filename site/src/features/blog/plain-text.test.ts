import { describe, expect, it } from 'vitest';
import { textOfOwnHtml } from './plain-text.ts';

describe('plain text of our own HTML', () => {
  it.each([
    ['a paragraph', '<p>One two</p>', 'One two'],
    ['blocks that touch', '<h2>One</h2><p>two</p><ul><li>three</li><li>four</li></ul>', 'One two three four'],
    ['emphasis inside a word', '<p>un<em>believ</em>able</p>', 'unbelievable'],
    ['punctuation after emphasis', '<p><strong>One</strong>, two</p>', 'One, two'],
    ['line breaks', '<p>One<br>two\nthree</p>', 'One two three'],
    ['attributes', '<p>See <a href="/blog?a=1&#x26;b=2" title="x">this</a></p>', 'See this'],
    ['signs of tags in attributes', '<p>See <a title="a > b <p>">this</a></p>', 'See this'],
    ['hexadecimal entities', '<p>a &#x26; b &#x3C;c></p>', 'a & b <c>'],
    ['decimal entities', '<p>&#39;a&#39; &#8211;</p>', "'a' \u2013"],
    ['named entities', '<p>&lt;b&gt; &amp;&quot;&apos;&nbsp;x</p>', '<b> &"\' x'],
    ['an entity that it does not know', '<p>&eacute;</p>', '&eacute;'],
    ['an entity that spells an entity', '<p>&amp;lt;</p>', '&lt;'],
    ['a character beyond 16 bits', '<p>&#x1F9F5;</p>', '\u{1f9f5}'],
    [
      'a footnote',
      '<p>Agents save time.<sup><a href="#article-fn-1" data-footnote-ref="" aria-describedby="footnote-label">1</a></sup> So <a href="/blog">read</a> on.</p>',
      'Agents save time. So read on.',
    ],
    [
      'the way back from a footnote',
      '<li><p>b <a href="#a" data-footnote-backref="" aria-label="Back">↩</a> <a href="#b" data-footnote-backref="">↩<sup>2</sup></a></p></li>',
      'b',
    ],
    [
      'footnotes and the label of a note',
      '<div class="callout callout-note" role="note"><p class="callout-title">Note</p><p>a</p></div><section data-footnotes="" class="footnotes"><h2 id="footnote-label">Footnotes</h2><ol><li>b</li></ol></section>',
      'a',
    ],
    ['nothing', '', ''],
  ])('extracts the text of HTML with %s', (_, html, text) => {
    expect(textOfOwnHtml(html)).toBe(text);
  });
});
