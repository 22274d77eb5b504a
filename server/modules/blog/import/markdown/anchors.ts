import type { Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { ID_PREFIX } from './sanitize-schema.ts';
import { noteForWriter } from './writer-notes.ts';

const parser = unified().use(rehypeRaw).freeze();
/** Fragments that every page answers without an id. */
export const TOP = ['', 'top'];

/** Points links within an article to the headings that they name, with or without our prefix, and reports dead ones. */
export function resolveAnchors() {
  return (tree: Root, file: VFile) => {
    const ids = listIds(tree);
    visit(tree, 'element', (element) => {
      const { href } = element.properties;
      if (element.tagName !== 'a' || typeof href !== 'string' || !href.startsWith('#')) return;
      const named = readAnchor(href);
      if (ids.has(named) || TOP.includes(named)) return;
      if (ids.has(ID_PREFIX + named)) element.properties.href = `#${ID_PREFIX}${href.slice(1)}`;
      else noteForWriter(file, element, `the link to ${href} leads to no heading of this article`);
    });
  };
}

export function listIds(tree: Root): Set<string> {
  const ids = new Set<string>();
  visit(tree, 'element', ({ properties: { id } }) => {
    if (typeof id === 'string') ids.add(id);
  });
  return ids;
}

/** The same of an article or a page as it is stored. */
export function listIdsOf(html: string): Set<string> {
  return listIds(parser.runSync({ type: 'root', children: [{ type: 'raw', value: html }] }) as Root);
}

/** @param hash with its sign, as an address has it */
export function readAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
