import type { Element, ElementContent, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { SKIP, visit } from 'unist-util-visit';

/** Level of a paragraph that Word puts on the clipboard in place of an item of a list. */
const WORD_LIST = /mso-list:\s*\w+ level(\d)/i;
const WORD_SIGN = /mso-list:\s*Ignore/i;
/** Sign of an item of a numbered list: `1.`, `a)`, `(iv)`. */
const NUMBER = /^\(?[\da-z]{1,4}[.)]/i;
const NOT_BOLD = /font-weight:\s*(?:normal|400)/i;

const EMPHASIS = ['b', 'strong', 'i', 'em'];
const QUOTE = /^Mso(?:Intense)?Quote/;

/**
 * Repairs what programs put on the clipboard: lists, quotations and blank paragraphs of Word; the bold wrapper, nested
 * lists and check lists of Google Docs.
 */
export function repairClipboard(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return;
    if (node.type === 'comment') {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (node.type !== 'element') return;
    if (isMeaningless(node)) {
      parent.children.splice(index, 1, ...(node.children as ElementContent[]));
      return [SKIP, index];
    }
    const { tagName, properties } = node;
    if (tagName === 'p' && isBlank(node)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (
      tagName === 'p' &&
      Array.isArray(properties.className) &&
      QUOTE.test(String(properties.className[0]))
    ) {
      node.tagName = 'blockquote';
    }
    const [, level] = tagName === 'p' ? (WORD_LIST.exec(styleOf(node)) ?? []) : [];
    if (level !== undefined) becomeList(node, Number(level) - 1);
    if (isList(node)) takeInLists(node);
    if (tagName === 'li') tidyItem(node);
  });
}

/** Tells whether an element is Word's own, says bold and means ordinary, or emphasizes nothing. */
function isMeaningless(element: Element): boolean {
  // `o:p`, which Word puts around the end of each paragraph.
  if (element.tagName.includes(':')) return true;
  if (!EMPHASIS.includes(element.tagName)) return false;
  const isOrdinary = ['b', 'strong'].includes(element.tagName) && NOT_BOLD.test(styleOf(element));
  return isOrdinary || isBlank(element);
}

function isBlank({ children }: Element): boolean {
  return children.every((child) =>
    child.type === 'text'
      ? child.value.trim() === ''
      : child.type !== 'element' || (!HOLDERS.has(child.tagName) && isBlank(child)),
  );
}

/** Elements that are something without words. */
const HOLDERS = new Set(['img', 'br', 'hr', 'input', 'svg', 'table']);

/** An item with one paragraph is a line; the picture that a check list has for its box is one. */
function tidyItem(item: Element): void {
  const paragraphs = item.children.filter((child) => child.type === 'element' && child.tagName === 'p');
  const [paragraph] = paragraphs as Element[];
  if (paragraph && paragraphs.length === 1) {
    item.children = item.children.flatMap((child) => (child === paragraph ? paragraph.children : [child]));
  }
  const { role, ariaChecked } = item.properties;
  if (role !== 'checkbox') return;
  const box: Element = {
    ...{ type: 'element', tagName: 'input', children: [] },
    properties: { type: 'checkbox', checked: String(ariaChecked) === 'true' },
  };
  const isBox = (child: ElementContent) => child.type === 'element' && child.tagName === 'img';
  const words = item.children.filter((child) => !isBox(child));
  item.children = [box, ...words];
}

/** Makes a list of one item, which `nestLists` puts beside or into the one before. */
function becomeList(paragraph: Element, level: number): void {
  let sign = '';
  visit(paragraph, 'element', (element, index, parent) => {
    if (!WORD_SIGN.test(styleOf(element)) || !parent || index === undefined) return;
    sign ||= toText(element).trim();
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  const item: Element = { type: 'element', tagName: 'li', properties: {}, children: paragraph.children };
  paragraph.tagName = NUMBER.test(sign) ? 'ol' : 'ul';
  paragraph.properties = { className: [`lst-word-${level}`] };
  paragraph.children = [item];
}

/** Puts a list that stands between the items of another one into the item before it. */
function takeInLists(list: Element): void {
  let last: Element | undefined;
  list.children = list.children.filter((child) => {
    if (child.type !== 'element') return true;
    if (!isList(child) || !last) {
      last = child.tagName === 'li' ? child : last;
      return true;
    }
    last.children.push(child);
    return false;
  });
}

function isList({ tagName }: Element): boolean {
  return tagName === 'ul' || tagName === 'ol';
}

function styleOf({ properties: { style } }: Element): string {
  return typeof style === 'string' ? style : '';
}
