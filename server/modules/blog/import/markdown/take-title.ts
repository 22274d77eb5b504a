import type { Element, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { EXIT, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** Headings of the first rank, in their order, with whether words stand before them. */
interface Headline {
  element: Element;
  words: string;
  isFirst: boolean;
}

/**
 * Takes the document's own headline out of the text, for the page shows the subject above it: the one that says the
 * subject, or, where there is no subject, the one with which the text begins. Leaves its words in the file's data.
 */
export function takeTitle() {
  return (tree: Root, file: VFile) => {
    const { subject } = file.data as { subject?: string };
    const [first, ...others] = findHeadlines(tree);
    if (!first) return;
    const isTitle =
      subject === undefined ? first.isFirst || others.length === 0 : isSame(first.words, subject);
    if (!isTitle) return;
    file.data.title = first.words;
    remove(tree, first.element);
  };
}

function findHeadlines(tree: Root): Headline[] {
  const headlines: Headline[] = [];
  let isFirst = true;
  visit(tree, (node) => {
    if (node.type === 'text' && node.value.trim() !== '') isFirst = false;
    if (node.type !== 'element' || node.tagName !== 'h1') return;
    const words = toText(node).replace(/\s+/g, ' ').trim();
    if (words !== '') headlines.push({ element: node, words, isFirst });
  });
  return headlines;
}

function remove(tree: Root, headline: Element): void {
  visit(tree, 'element', (element, index, parent) => {
    if (element !== headline) return;
    if (!parent || index === undefined) return;
    const next = parent.children[index + 1];
    const isLineEnd = next?.type === 'text' && next.value.trim() === '';
    parent.children.splice(index, isLineEnd ? 2 : 1);
    return EXIT;
  });
}

/** Compares two texts by their letters and digits: quotes, dashes and capitals often differ. */
function isSame(one: string, other: string): boolean {
  const letters = (text: string) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join(' ');
  return letters(one) === letters(other);
}
