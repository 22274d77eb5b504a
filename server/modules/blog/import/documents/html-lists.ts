import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Level of a list in a class name of Google Docs; lists of all levels stand beside one another. */
const LEVEL = /^lst-[\w-]+-(\d)$/;

/** Puts the lists of a web page of Google Docs into one another. */
export function nestLists(tree: Root): void {
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
