import type { Element, ElementContent, Root } from 'hast';
import type { Handle } from 'hast-util-to-mdast';
import { visit } from 'unist-util-visit';

/** Puts pictures and tables into a figure with the caption that a document has for them, for `captionHandlers`. */
export function gatherCaptions(tree: Root): void {
  visit(tree, 'element', (table) => {
    if (table.tagName !== 'table') return;
    const index = table.children.findIndex(
      (child) => child.type === 'element' && child.tagName === 'caption',
    );
    const [caption] = index === -1 ? [] : table.children.splice(index, 1);
    if (caption?.type !== 'element') return;
    const inner = { ...table };
    Object.assign(table, makeFigure(inner, caption.children));
  });
  visit(tree, (parent) => {
    if (!('children' in parent)) return;
    const siblings = (parent.children as ElementContent[]).filter(
      (child) => child.type !== 'text' || child.value.trim() !== '',
    );
    for (const [index, caption] of siblings.entries()) {
      if (!isCaption(caption)) continue;
      const above = siblings[index - 1];
      const below = siblings[index + 1];
      const shown = isTable(below) ? below : isShown(above) ? above : undefined;
      if (!shown) continue;
      Object.assign(shown, makeFigure({ ...shown }, caption.children));
      parent.children = (parent.children as ElementContent[]).filter((child) => child !== caption) as never;
    }
  });
}

/** Handlers that keep figures and captions as HTML, because Markdown has no syntax for them. */
export const captionHandlers: Record<string, Handle> = {
  figure: (state, element) => wrap('figure', state.toFlow(state.all(element))),
  figcaption: (state, element) => wrap('figcaption', state.toFlow(state.all(element))),
};

function wrap(name: string, content: ReturnType<Parameters<Handle>[0]['toFlow']>) {
  return [
    { type: 'html' as const, value: `<${name}>` },
    ...content,
    { type: 'html' as const, value: `</${name}>` },
  ];
}

function makeFigure(shown: Element, caption: ElementContent[]): Element {
  return {
    type: 'element',
    tagName: 'figure',
    properties: {},
    children: [shown, { type: 'element', tagName: 'figcaption', properties: {}, children: caption }],
  };
}

function isCaption(node: ElementContent): node is Element {
  if (node.type !== 'element' || node.tagName !== 'p') return false;
  const { className } = node.properties;
  return Array.isArray(className) && className.some((name) => /^(?:caption|MsoCaption)$/.test(String(name)));
}

function isTable(node: ElementContent | undefined): node is Element {
  return node?.type === 'element' && node.tagName === 'table';
}

/** A table, or a paragraph that is nothing but a picture. */
function isShown(node: ElementContent | undefined): node is Element {
  if (node?.type !== 'element') return false;
  if (node.tagName === 'table' || node.tagName === 'img') return true;
  if (node.tagName !== 'p') return false;
  const content = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  return content.length === 1 && isShown(content[0]);
}
