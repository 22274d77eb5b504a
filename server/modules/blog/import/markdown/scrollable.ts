import type { Element, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { visit } from 'unist-util-visit';
import { headingRank } from './headings.ts';

/**
 * Lets wide tables and code scroll sideways by themselves, with the keyboard too: both can be focused. Tables get a
 * name of their own each, since screen readers distinguish a page's regions by name.
 */
export function makeScrollable() {
  return (tree: Root) => {
    let heading = '';
    let tables = 0;
    visit(tree, 'element', (element, index, parent) => {
      if (!parent || index === undefined) return;
      if (headingRank(element) !== undefined) heading = toText(element).trim();
      if (element.tagName === 'pre') {
        Object.assign(element.properties, { tabIndex: 0, role: 'group', ariaLabel: 'Code' });
      }
      if (element.tagName === 'table') {
        tables += 1;
        parent.children[index] = wrapTable(element, [`Table ${tables}`, heading].filter(Boolean).join(': '));
      }
    });
  };
}

function wrapTable(table: Element, ariaLabel: string): Element {
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['table-scroll'], role: 'region', ariaLabel, tabIndex: 0 },
    children: [table],
  };
}
