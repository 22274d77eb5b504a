import type { Element, ElementContent, Root } from 'hast';
import type { Handle } from 'hast-util-to-mdast';
import { SKIP, visit } from 'unist-util-visit';

/** Link from the text to a footnote, as Mammoth and Google Docs write it; the next pattern is the link back. */
const TO_NOTE = /^#(footnote-|endnote-|ftnt)(\d+)$/;
const BACK = /^#(?:(footnote-|endnote-)ref-|(ftnt)_ref)(\d+)$/;
const REFERENCE = 'note-reference';
const DEFINITION = 'note-definition';

/** Marks footnotes and the places that lead to them, for `footnoteHandlers`. */
export function markFootnotes(tree: Root): void {
  visit(tree, 'element', (element, index, parent) => {
    if (!parent || index === undefined) return;
    const label = element.tagName === 'sup' ? labelOfReference(element) : takeBackLink(element);
    if (!label) return;
    const tagName = element.tagName === 'sup' ? REFERENCE : DEFINITION;
    const children = tagName === DEFINITION ? element.children : [];
    parent.children[index] = { type: 'element', tagName, properties: { label }, children };
    const above = parent.children[index - 1];
    const isRule = tagName === DEFINITION && above?.type === 'element' && above.tagName === 'hr';
    if (isRule) parent.children.splice(index - 1, 1);
    return [SKIP, isRule ? index : index + 1];
  });
  // A list that holds only definitions is not a list in Markdown.
  visit(tree, 'element', (list, index, parent) => {
    const items = list.children.filter((child) => child.type === 'element');
    if (list.tagName !== 'ol' || !parent || index === undefined || items.length === 0) return;
    if (!items.every(({ tagName }) => tagName === DEFINITION)) return;
    parent.children.splice(index, 1, ...items);
  });
}

/** Handlers that turn footnotes into Markdown. */
export const footnoteHandlers: Record<string, Handle> = {
  [REFERENCE]: (_state, { properties }) => {
    const label = String(properties.label);
    return { type: 'footnoteReference', identifier: label, label };
  },
  [DEFINITION]: (state, element) => {
    const label = String(element.properties.label);
    return {
      type: 'footnoteDefinition',
      identifier: label,
      label,
      children: state.toFlow(state.all(element)),
    };
  },
};

function labelOfReference(sup: Element): string | undefined {
  const [link] = sup.children;
  const href = link?.type === 'element' ? String(link.properties.href) : '';
  const [, kind = '', number] = TO_NOTE.exec(href) ?? [];
  return number && labelOf(kind, number);
}

/** Takes the link back out of what is a footnote: the renderer makes its own. */
function takeBackLink(element: Element): string | undefined {
  if (!['li', 'div'].includes(element.tagName)) return undefined;
  // An item of one paragraph has its words without the paragraph.
  for (const paragraph of [element, ...element.children]) {
    if (paragraph.type !== 'element' || (paragraph !== element && paragraph.tagName !== 'p')) continue;
    for (const [index, link] of paragraph.children.entries()) {
      const href = link.type === 'element' && link.tagName === 'a' ? String(link.properties.href) : '';
      const [, mammoth, google, number] = BACK.exec(href) ?? [];
      if (!number) continue;
      paragraph.children.splice(index, 1);
      trimStart(paragraph.children[index]);
      return labelOf(mammoth ?? google ?? '', number);
    }
  }
  return undefined;
}

function trimStart(node: ElementContent | undefined): void {
  if (node?.type === 'text') node.value = node.value.trimStart();
}

function labelOf(kind: string, number: string): string {
  return kind === 'endnote-' ? `end${number}` : number;
}
