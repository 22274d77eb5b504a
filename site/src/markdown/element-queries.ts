import type { Element, ElementContent } from 'hast';

export function isElement(node: ElementContent, tagName: string): node is Element {
  return node.type === 'element' && node.tagName === tagName;
}

/** Whether one of these elements is in it, however deep. */
export function containsElement(element: Element, tagNames: readonly string[]): boolean {
  return element.children.some(
    (child) =>
      child.type === 'element' && (tagNames.includes(child.tagName) || containsElement(child, tagNames)),
  );
}

/** Whether it has a word, or a picture with one. */
export function hasContent(node: ElementContent): boolean {
  if (node.type === 'text') return node.value.trim() !== '';
  if (node.type !== 'element') return false;
  return node.tagName === 'img' ? Boolean(node.properties.alt) : node.children.some(hasContent);
}
