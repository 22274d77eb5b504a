import { BLOCKS } from '../plain-text.ts';

/** The words of any HTML, read by the browser: nothing in it runs, and nothing is loaded. */
export function textOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const unread of body.querySelectorAll('script, style, template')) unread.remove();
  for (const block of body.querySelectorAll(BLOCKS.join())) {
    block.before(' ');
    block.after(' ');
  }
  return body.textContent.replace(/\s+/gu, ' ').trim();
}
