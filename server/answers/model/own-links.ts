import { type Passage, textOf } from '../passages/passage.ts';

const ALWAYS_KNOWN = ['/contact-us', '/book-demo'];
const LINK_OR_IMAGE = /!?\[([^\]]*)\]\(\s*<?([^)\s>]*)>?[^)]*\)/g;
const BARE_ADDRESS = /<?\b(?:https?:\/\/|www\.|mailto:)[^\s<>)\]]+>?/gi;

/**
 * Leaves the words of every link that does not lead to a page of the passages, and drops other addresses: a visitor can
 * talk a model into writing them, and a colleague in the same room would read them as ours.
 */
export function keepOwnLinks(markdown: string, passages: readonly Passage[]): string {
  const pages = new Set([...ALWAYS_KNOWN, ...passages.map(({ page }) => page)]);
  const known = passages.flatMap(({ statements }) => statements.map(textOf)).join('\n');
  return markdown
    .replace(LINK_OR_IMAGE, (link: string, words: string, address: string) => {
      const [page = ''] = address.split('#');
      return pages.has(page) && !link.startsWith('!') ? link : words;
    })
    .replace(BARE_ADDRESS, (address) =>
      known.includes(address.replace(/^<|[>.,;:!?]+$/g, '')) ? address : '',
    );
}
