import type { Element, ElementContent, Root } from 'hast';
import { phrasing } from 'hast-util-phrasing';
import { visit } from 'unist-util-visit';

const CONTAINERS = ['section', 'div', 'aside', 'blockquote'];

/** Puts text that stands in no paragraph into one: the content of an element that was left out has no margins. */
export function wrapBareText() {
  return (tree: Root) => {
    visit(tree, (parent) => {
      if (parent.type !== 'root' && !(parent.type === 'element' && CONTAINERS.includes(parent.tagName)))
        return;
      const children: ElementContent[] = [];
      let run: ElementContent[] = [];
      const endRun = () => {
        if (run.some((node) => node.type !== 'text' || node.value.trim() !== ''))
          children.push(paragraphOf(run));
        else children.push(...run);
        run = [];
      };
      for (const child of parent.children as ElementContent[]) {
        if (child.type === 'text' || phrasing(child)) run.push(child);
        else {
          endRun();
          children.push(child);
        }
      }
      endRun();
      parent.children = children;
    });
  };
}

function paragraphOf(children: ElementContent[]): Element {
  const position = children.find((child) => child.type !== 'text' || child.value.trim() !== '')?.position;
  return { type: 'element', tagName: 'p', properties: {}, children, ...(position ? { position } : {}) };
}
