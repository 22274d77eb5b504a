import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

const DEEPEST = 6;

/** The rank of a heading, `undefined` for every other element. */
export function headingRank({ tagName }: Element): number | undefined {
  const [, rank] = /^h([1-6])$/.exec(tagName) ?? [];
  return rank ? Number(rank) : undefined;
}

/**
 * Leaves `h1` to the article's subject: where a text has one, all its headings go one rank down. Headings without
 * content go, as they would be a stop for screen readers at nothing.
 */
export function lowerHeadings() {
  return (tree: Root) => {
    const headings: Element[] = [];
    visit(tree, 'element', (element, index, parent) => {
      if (headingRank(element) === undefined) return;
      if (element.children.length > 0) headings.push(element);
      else if (parent && index !== undefined) {
        parent.children.splice(index, 1);
        return index;
      }
    });
    if (!headings.some(({ tagName }) => tagName === 'h1')) return;
    for (const heading of headings) {
      heading.tagName = `h${Math.min(DEEPEST, (headingRank(heading) ?? 1) + 1)}`;
    }
  };
}
