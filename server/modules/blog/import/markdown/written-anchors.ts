import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { headingRank } from './headings.ts';
import { ID_PREFIX } from './sanitize-schema.ts';

/** Behind a heading, as Google Docs and pandoc write its anchor. */
const ANCHOR = /\s*\{#([\p{L}\p{N}_.:-]{1,100})\}\s*$/u;

/** Takes anchors such as `{#first-point}` out of headings, and leads links to them there. */
export function readWrittenAnchors() {
  return (tree: Root) => {
    const taken = new Set<string>();
    visit(tree, 'element', (element) => {
      if (headingRank(element) === undefined) return;
      const last = element.children.at(-1);
      const [mark, anchor] = last?.type === 'text' ? (ANCHOR.exec(last.value) ?? []) : [];
      if (mark === undefined || anchor === undefined || last?.type !== 'text') return;
      last.value = last.value.slice(0, -mark.length);
      if (last.value === '') element.children.pop();
      if (taken.has(anchor)) return;
      taken.add(anchor);
      element.properties.id = ID_PREFIX + anchor;
    });
  };
}
