import { expect, test } from 'vitest';
import { textOfHtml } from './list-calls.ts';

test.each([
  ['blocks that touch', '<h2>One</h2><p>two</p>', 'One two'],
  ['what is no text', '<p>One</p><script>two</script><style>p {}</style>', 'One'],
  ['a footnote', '<p>One.<sup><a href="#n" data-footnote-ref="">1</a></sup> Two.</p>', 'One. Two.'],
  ['the way back from a footnote', '<p>One <a href="#n" data-footnote-backref="">↩</a></p>', 'One'],
])('extracts the text of HTML with %s', (_what, html, words) => {
  expect(textOfHtml(html)).toBe(words);
});
