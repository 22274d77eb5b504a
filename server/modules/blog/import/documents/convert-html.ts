import type { Element, ElementContent, Root } from 'hast';
import { type Handle, toMdast } from 'hast-util-to-mdast';
import rehypeRaw from 'rehype-raw';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { captionHandlers, gatherCaptions } from './html-captions.ts';
import { repairClipboard } from './html-clipboard.ts';
import { footnoteHandlers, markFootnotes } from './html-footnotes.ts';
import { emphasize, takeHidden } from './html-styles.ts';

/** Level of a list in a class name of Google Docs; lists of all levels stand beside one another. */
const LEVEL = /^lst-[\w-]+-(\d)$/;

/** Puts the lists of a web page of Google Docs into one another. */
function nestLists(tree: Root): void {
  visit(tree, (parent) => {
    if (!('children' in parent) || !parent.children.some(isLeveled)) return;
    const open: Element[] = [];
    parent.children = (parent.children as Element[]).filter((child) => {
      if (child.type !== 'element') return true;
      const level = levelOf(child);
      if (level === undefined) {
        open.length = 0;
        return true;
      }
      return !takeIn(open, child, level);
    }) as typeof parent.children;
  });
}

/** @returns whether the list is now part of one before it */
function takeIn(open: Element[], list: Element, level: number): boolean {
  const known = open[level];
  if (known?.tagName === list.tagName) {
    known.children.push(...list.children);
    open.length = level + 1;
    return true;
  }
  open.length = Math.min(open.length, level);
  const item = open.at(-1)?.children.findLast((child) => child.type === 'element');
  open[open.length] = list;
  if (!item) return false;
  item.children.push(list);
  return true;
}

function isLeveled(node: { type: string }): boolean {
  return node.type === 'element' && levelOf(node as Element) !== undefined;
}

function levelOf({ tagName, properties: { className } }: Element): number | undefined {
  if (!['ul', 'ol'].includes(tagName) || !Array.isArray(className)) return undefined;
  for (const name of className) {
    const [, level] = LEVEL.exec(String(name)) ?? [];
    if (level) return Number(level);
  }
  return undefined;
}

const reader = unified().use(rehypeRaw).freeze();
const writer = unified()
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', rule: '-', resourceLink: true })
  .freeze();

const WITHOUT_TEXT = ['head', 'title', 'style', 'script', 'meta', 'link', 'noscript', 'template'];
/** Link of a remark that a colleague left in the margin. */
const COMMENT = /^#?cmnt(?:_ref)?\d+$/;

/** Markdown has no sign for these, and without them H₂O and 10³ are something else. */
const keepElement: Handle = (state, { tagName, children }) => [
  { type: 'html', value: `<${tagName}>` },
  ...(state.all({ type: 'element', tagName: 'span', properties: {}, children }) as []),
  { type: 'html', value: `</${tagName}>` },
];
const scriptHandlers = { sub: keepElement, sup: keepElement };

/**
 * Turns a document that was saved as a web page, as Google Docs and Word do, or Mammoth for us, into Markdown. Remarks
 * say what was left out.
 */
export function convertHtml(html: string): { markdown: string; remarks: string[] } {
  const tree = reader.runSync({ type: 'root', children: [{ type: 'raw', value: html }] }) as Root;
  const remarks = [
    ...(dropComments(tree) ? ['comments were left out'] : []),
    ...(takeHidden(tree) ? ['hidden text was left out'] : []),
  ];
  repairClipboard(tree);
  emphasize(tree);
  visit(tree, 'element', tidyElement);
  nestLists(tree);
  markFootnotes(tree);
  gatherCaptions(tree);
  const markdown = toMdast(tree, {
    handlers: { ...footnoteHandlers, ...captionHandlers, ...scriptHandlers },
  });
  return { markdown: writer.stringify(markdown as Parameters<typeof writer.stringify>[0]), remarks };
}

function tidyElement(
  element: Element,
  index: number | undefined,
  parent: Root | Element | undefined,
): typeof SKIP | [typeof SKIP, number] | undefined {
  if (!parent || index === undefined) return;
  if (WITHOUT_TEXT.includes(element.tagName)) {
    parent.children.splice(index, 1);
    return [SKIP, index];
  }
  const { className, href } = element.properties;
  const classes = Array.isArray(className) ? className : [];
  if (element.tagName === 'p' && classes.includes('title')) element.tagName = 'h1';
  if (element.tagName === 'table') nameColumns(element);
  if (isOnlyList(element)) {
    const [list] = childElements(element);
    parent.children.splice(index, 1, ...(list?.children ?? []));
    return [SKIP, index];
  }
  // The target of a link within the document, which has no place in the article.
  if (element.tagName === 'a' && href === undefined) {
    parent.children.splice(index, 1, ...(element.children as ElementContent[]));
    return [SKIP, index];
  }
}

/** Returns whether a list item contains only a list: AbiWord indents a nested list by two levels, one without text. */
function isOnlyList({ tagName, children }: Element): boolean {
  const [list, ...others] = children;
  return tagName === 'li' && others.length === 0 && list?.type === 'element' && /^[ou]l$/.test(list.tagName);
}

/** Documents rarely say that the first row names the columns; a table without such a row has none in Markdown. */
function nameColumns(table: Element): void {
  const cells: Element[] = [];
  let firstRow: Element | undefined;
  visit(table, 'element', (element) => {
    if (element.tagName === 'tr') firstRow ??= element;
    if (element.tagName === 'th') cells.push(element);
  });
  if (!firstRow || cells.length > 0) return;
  for (const cell of childElements(firstRow)) cell.tagName = 'th';
}

/** @returns whether there were any */
function dropComments(tree: Root): boolean {
  let isFound = false;
  const isComment = ({ tagName, properties }: Element) =>
    tagName === 'a' && [properties.id, properties.href].some((name) => COMMENT.test(String(name)));
  visit(tree, 'element', (element, index, parent) => {
    if (!['sup', 'div'].includes(element.tagName) || !parent || index === undefined) return;
    const [first] = element.tagName === 'div' ? childElements(element) : [element];
    if (!first || !childElements(first).some(isComment)) return;
    parent.children.splice(index, 1);
    isFound = true;
    return [SKIP, index];
  });
  return isFound;
}

function childElements({ children }: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}
