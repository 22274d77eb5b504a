import { BLOG_PICTURES } from 'contract/site/addresses.ts';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** An address of this site that an article leads to or shows. */
export interface OwnLink {
  /** Begins with a slash. */
  address: string;
  kind: 'link' | 'image';
  line: number;
}

/** Every address of this site in a text, but those of the pictures beside it. */
export function listOwnLinks(tree: Root): OwnLink[] {
  const links: OwnLink[] = [];
  visit(tree, 'element', ({ tagName, properties, position }) => {
    const address = tagName === 'a' ? properties.href : tagName === 'img' ? properties.src : undefined;
    if (typeof address !== 'string' || !address.startsWith('/')) return;
    if (address.startsWith(`${BLOG_PICTURES}/`)) return;
    links.push({ address, kind: tagName === 'a' ? 'link' : 'image', line: position?.start.line ?? 1 });
  });
  return links;
}
