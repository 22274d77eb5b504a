import type { Nodes as HastNodes } from 'hast';
import { defaultSchema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

/** Anchors are as they were written: a page has no script that they could stand in the way of. */
const SCHEMA = {
  ...defaultSchema,
  clobberPrefix: '',
  tagNames: [...(defaultSchema.tagNames ?? []), 'caption'],
};

/** Reads the Markdown of a document: CommonMark with tables. */
export function readMarkdown(text: string): Root {
  return fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
}

/** Writes HTML of a text that people type at the desk: its links run nothing, and raw HTML in it is left out. */
export function safeHtml(tree: HastNodes): string {
  return toHtml(sanitize(tree, SCHEMA));
}
