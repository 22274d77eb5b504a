import type { Element, Nodes, Root } from 'hast';
import { raw } from 'hast-util-raw';

/** What a selector may ask of an element. */
export interface Styled {
  tag: string;
  own: ReadonlySet<string>;
  /** Its own classes, and those of what it stands in. */
  within: ReadonlySet<string>;
  /** Those, and the classes of the neighbors of each. */
  near: ReadonlySet<string>;
}

/**
 * The elements of some HTML, one of each kind.
 * @param html read by the rules of browsers
 */
export function elementsOf(html: string): Styled[] {
  const unread = { type: 'raw' as const, value: html };
  const kinds = new Map<string, Styled>();
  const add = (children: readonly Nodes[], outer: readonly string[], around: readonly string[]) => {
    const elements = children.filter((child) => child.type === 'element');
    const near = [...new Set([...around, ...elements.flatMap(classesOf)])].sort();
    for (const element of elements) {
      const own = classesOf(element);
      const within = [...new Set([...outer, ...own])].sort();
      const kind = { tag: element.tagName, own: new Set(own), within: new Set(within), near: new Set(near) };
      kinds.set(`${element.tagName} ${own} ${within} ${near}`, kind);
      add(element.children, within, near);
    }
  };
  add((raw({ type: 'root', children: [unread] } as unknown as Root) as Root).children, [], []);
  return [...kinds.values()];
}

function classesOf({ properties: { className } }: Element): string[] {
  return Array.isArray(className) ? className.map(String) : [];
}
