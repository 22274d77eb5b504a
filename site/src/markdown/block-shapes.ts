import type { Element, ElementContent } from 'hast';

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const BOLD = ['b', 'strong'];

/**
 * Gives elements that Markdown has no word for the shape in which they read best: terms as a list of `term: value`, a
 * question as a bold line, choices as one line, and cards with headings as what they are, sections.
 */
export function blockShapes(element: Element): Element {
  switch (element.tagName) {
    case 'dl':
      return { ...element, tagName: 'ul', children: termsOf(element).map(itemOf) };
    case 'ul':
    case 'ol':
      return holdsHeading(element) ? asSections(element) : element;
    case 'span':
      return holdsHeading(element) ? { ...element, tagName: 'div' } : element;
    case 'summary':
      if (holdsHeading(element)) return { ...element, tagName: 'div' };
      return paragraph(containsElement(element, BOLD) ? element.children : [strong(element.children)]);
    case 'table':
      return withCaption(element);
    case 'select':
      return paragraph([text(choicesOf(element).join(', '))]);
    case 'label':
    case 'legend':
    case 'figcaption':
      return paragraph(element.children);
    default:
      return element;
  }
}

/** Markdown's tables have none: it stands above. */
function withCaption(table: Element): Element {
  const caption = table.children.find((child): child is Element => isElement(child, 'caption'));
  if (!caption) return table;
  const children = [paragraph(caption.children), table];
  return { type: 'element', tagName: 'div', properties: {}, children };
}

interface Term {
  names: ElementContent[];
  values: ElementContent[];
}

/** The groups of a list of terms, with or without an element around each. */
function termsOf(list: Element): Term[] {
  const parts = list.children.flatMap((child) => (isElement(child, 'div') ? child.children : [child]));
  const terms: Term[] = [];
  for (const part of parts) {
    if (part.type !== 'element') continue;
    const last = terms.at(-1);
    if (part.tagName === 'dt') {
      if (last && last.values.length === 0) last.names.push(text(', '), ...part.children);
      else terms.push({ names: [...part.children], values: [] });
    } else if (part.tagName === 'dd') {
      last?.values.push(...(last.values.length > 0 ? [text(', ')] : []), ...part.children);
    }
  }
  return terms;
}

function itemOf({ names, values }: Term): Element {
  return { type: 'element', tagName: 'li', properties: {}, children: [...names, text(': '), ...values] };
}

function asSections(list: Element): Element {
  const children = list.children.map((item) => (isElement(item, 'li') ? { ...item, tagName: 'div' } : item));
  return { ...list, tagName: 'div', children };
}

/** Leaves out placeholders such as 'Choose a time', which have no value. */
function choicesOf(parent: Element): string[] {
  return parent.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    if (child.tagName !== 'option') return choicesOf(child);
    return child.properties.value === ''
      ? []
      : child.children.map((part) => (part.type === 'text' ? part.value : ''));
  });
}

function holdsHeading(element: Element): boolean {
  return containsElement(element, HEADINGS);
}

export function paragraph(children: ElementContent[]): Element {
  return { type: 'element', tagName: 'p', properties: {}, children };
}

function strong(children: ElementContent[]): Element {
  return { type: 'element', tagName: 'strong', properties: {}, children };
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}

export function isElement(node: ElementContent, tagName: string): node is Element {
  return node.type === 'element' && node.tagName === tagName;
}

/** Returns true if one of these elements is in it, however deep. */
export function containsElement(element: Element, tagNames: readonly string[]): boolean {
  return element.children.some(
    (child) =>
      child.type === 'element' && (tagNames.includes(child.tagName) || containsElement(child, tagNames)),
  );
}

/** Returns true if it has a word, or a picture with one. */
export function hasContent(node: ElementContent): boolean {
  if (node.type === 'text') return node.value.trim() !== '';
  if (node.type !== 'element') return false;
  return node.tagName === 'img' ? Boolean(node.properties.alt) : node.children.some(hasContent);
}
