import type { Heading, Paragraph, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm, { tableCellPadding: true })
  .use(remarkStringify, { bullet: '-', emphasis: '*', resourceLink: true, listItemIndent: 'one' })
  .freeze();

/**
 * Number of a clause, as lawyers type it before a title; the page numbers its sections itself. A number alone, as in '30 days
 * to cancel', is one where all sections begin with theirs.
 */
const NUMBER =
  /^(?:(?:section|article|clause|§)\s*(?:\d+(?:\.\d+)*|[ivxlc]+)|\d+(?:\.\d+)+|(?:\d+|[ivxlc]+)(?=[.):]))[.):]*\s*[–—-]?\s+/i;
const BARE_NUMBER = /^\d+\s+/;
/** Facts and lists that the site fills in. */
const FILLED_IN = /\{[\w.]+\}/g;
const ANCHOR = /^(.*?)\s*\{#([\w-]+)\}$/;
const MOST_TITLE = 100;

/**
 * Makes the text of a legal document of one that was converted: a section for each heading, with the anchor that a section of
 * the same title had before.
 * @param before text that it replaces
 * @param title of the page, which a document often begins with
 */
export function legalText(markdown: string, before: string, title = ''): { text: string; remarks: string[] } {
  const tree: Root = processor.parse(markdown);
  const remarks: string[] = [];
  if (dropPictures(tree)) remarks.push('Pictures were left out.');
  if (placeNotes(tree)) remarks.push('Footnotes stand in parentheses where their numbers were.');
  if (!tree.children.some(isHeading)) tree.children = tree.children.map(asHeading);
  const depths = tree.children.filter(isHeading).map(({ depth }) => depth);
  if (depths.length === 0) {
    remarks.push('It has no headings, so all of it is one section: give titles the style Heading 1.');
  }
  // The title of the document is a field of its own.
  const [first] = tree.children;
  const isTitle = (heading: Heading) =>
    depths.filter((depth) => depth === heading.depth).length === 1 ||
    textOf(heading).toLowerCase() === title.toLowerCase();
  if (first && isHeading(first) && isTitle(first)) {
    if (depths.length > 1) {
      tree.children.shift();
      remarks.push(`The title “${textOf(first)}” was left out: it has a field of its own.`);
    }
  }
  const headings = tree.children.filter(isHeading);
  const top = Math.min(...headings.map(({ depth }) => depth));
  const sections = headings.filter(({ depth }) => depth === top);
  const areNumbered = sections.every((section, index) => textOf(section).startsWith(`${index + 1} `));
  const anchors = anchorsOf(before);
  for (const heading of headings) {
    heading.depth = Math.min(heading.depth - top + 2, 6) as Heading['depth'];
    const numbered = textOf(heading);
    const name = numbered.replace(areNumbered && heading.depth === 2 ? BARE_NUMBER : NUMBER, '').trim();
    const { anchor } = anchors.get(name.toLowerCase()) ?? {};
    anchors.delete(name.toLowerCase());
    heading.children = [{ type: 'text', value: name }];
    if (anchor && heading.depth === 2) heading.children.push({ type: 'text', value: ` {#${anchor}}` });
  }
  if (anchors.size > 0) {
    const gone = [...anchors.values()].map(({ title, anchor }) => `${title} (#${anchor})`).join(', ');
    remarks.push(`Links to sections that are gone lead to the top of the page: ${gone}.`);
  }
  const text = processor.stringify(tree).trim();
  const lost = new Set(before.match(FILLED_IN)).difference(new Set(text.match(FILLED_IN)));
  if (lost.size > 0)
    remarks.push(`The text before had facts that the site fills in: ${[...lost].join(', ')}.`);
  return { text, remarks };
}

/** Puts each footnote where its number is, for the page has no place below. @returns whether there were any */
function placeNotes(tree: Root): boolean {
  const isNote = (node: RootContent) => node.type === 'footnoteDefinition';
  const notes = new Map(tree.children.filter(isNote).map((note) => [note.identifier, textOf(note)]));
  visit(tree, 'footnoteReference', ({ identifier }, index, parent) => {
    if (index !== undefined) {
      parent?.children.splice(index, 1, { type: 'text', value: ` (${notes.get(identifier) ?? ''})` });
    }
  });
  tree.children = tree.children.filter((node) => !isNote(node));
  return notes.size > 0;
}

const isHeading = (node: RootContent): node is Heading => node.type === 'heading';

/** Makes a heading of a paragraph that is all bold, as in documents without styles. */
function asHeading(node: RootContent): RootContent {
  const isTitle =
    node.type === 'paragraph' &&
    node.children.every(({ type }) => type === 'strong') &&
    textOf(node).length <= MOST_TITLE;
  return isTitle ? { type: 'heading', depth: 1, children: node.children } : node;
}

/** Returns the sections that have an anchor, by their titles in lower case. */
function anchorsOf(text: string): Map<string, { title: string; anchor: string }> {
  const headings = (processor.parse(text) as Root).children.filter(isHeading);
  return new Map(
    headings.flatMap((heading) => {
      const [, title = '', anchor = ''] = ANCHOR.exec(textOf(heading)) ?? [];
      return anchor ? [[title.toLowerCase(), { title, anchor }] as const] : [];
    }),
  );
}

/** @returns whether there were any */
function dropPictures(tree: Root): boolean {
  let hasPictures = false;
  visit(tree, 'paragraph', (paragraph: Paragraph) => {
    const words = paragraph.children.filter(({ type }) => !type.startsWith('image'));
    hasPictures ||= words.length < paragraph.children.length;
    paragraph.children = words;
  });
  tree.children = tree.children.filter((node) => node.type !== 'paragraph' || node.children.length > 0);
  return hasPictures;
}
