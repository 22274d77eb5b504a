import { BLOCKS } from '../plain-text.ts';

/** What a reader skips: also the number that leads to a footnote, and the arrow that leads back. */
const UNREAD =
  'script, style, template, [data-footnote-ref], [data-footnote-backref], [data-footnotes], .callout-title';

/** The words of any HTML, read by the browser: nothing in it runs, and nothing is loaded. */
export function textOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const unread of body.querySelectorAll(UNREAD)) unread.remove();
  for (const block of body.querySelectorAll(BLOCKS.join())) {
    block.before(' ');
    block.after(' ');
  }
  return body.textContent.replace(/\s+/gu, ' ').trim();
}
