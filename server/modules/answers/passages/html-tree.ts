import type { Element, ElementContent, Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';

const parser = unified().use(rehypeRaw).freeze();

/** Reads HTML by the rules of browsers. Of a whole document, the elements in head and body become one list. */
export function parseHtml(html: string): Root {
  return parser.runSync({ type: 'root', children: [{ type: 'raw', value: html }] }) as Root;
}

/** The first element, in the order of the text, for which `matches` holds. */
export function findElement(
  parent: Root | Element,
  matches: (element: Element) => boolean,
): Element | undefined {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    const found = matches(child) ? child : findElement(child, matches);
    if (found) return found;
  }
  return undefined;
}

/** The elements with one of these names; what is inside of one is not looked at. */
export function listElements(parent: Root | Element, ...names: string[]): Element[] {
  return parent.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return names.includes(child.tagName) ? [child] : listElements(child, ...names);
  });
}

const SILENT = new Set(['script', 'style', 'svg', 'template', 'noscript']);

/** Returns the text of an element that a reader hears, in one line. */
export function lineOf(element: Element): string {
  return tidy(wordsOf(element, ''));
}

/**
 * Adds what the next piece of text says. Pieces that only the style sheet keeps apart are kept apart here too:
 * `Ava` and `Executive Assistant`, `13` and `is the minimum age`.
 */
export function joinText(before: string, after: string): string {
  const isApart = /[\p{L}\p{N}]$/u.test(before) && /^\p{Lu}/u.test(after);
  const isCounted = /\d\p{L}|\p{L}\d/u.test(before.slice(-1) + after.slice(0, 1));
  return isApart || isCounted ? `${before} ${after}` : before + after;
}

export function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Reports whether a reader skips an element; of footnotes the number that leads to one, and the arrow that leads back.
 */
export function isSilent({ tagName, properties }: Element): boolean {
  const isFootnoteMark = 'dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties;
  return isFootnoteMark || SILENT.has(tagName) || String(properties.ariaHidden) === 'true';
}

function wordsOf(node: ElementContent, before: string): string {
  if (node.type === 'text') return joinText(before, node.value);
  if (node.type !== 'element' || isSilent(node)) return before;
  if (node.tagName === 'br') return `${before} `;
  return node.children.reduce((text, child) => wordsOf(child, text), before);
}
