import type { Element, ElementContent, Root, RootContent } from 'hast';
import { blockShapes, containsElement, hasContent, isElement, paragraph } from './block-shapes.ts';
import { separateWords } from './separate-words.ts';

/** Code, drawings, and controls: what a control is for, its label says. */
const SILENT = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'nav',
  'dialog',
  'search',
  'iframe',
  'button',
  'input',
  'textarea',
  'output',
]);
/** Navigation within the page, and messages that are empty until the visitor does something. */
const SILENT_ROLES = new Set(['tablist', 'status', 'alert', 'dialog', 'search']);
/** Their blanks are their own. */
const VERBATIM = new Set(['pre', 'code', 'kbd', 'samp']);
/** Elements that make a set of fields more than a row of buttons. */
const FIELDS = ['input', 'select', 'textarea'];
/** Nothing without the words in them. */
const FRAMES = new Set(['img', 'a', 'li', 'ul', 'ol', 'details']);

/** Returns a page as it reads from top to bottom, with panels and answers open. */
export function readableTree(parent: Root): Root {
  return { ...parent, children: readable(parent.children) as RootContent[] };
}

function readable(children: readonly (RootContent | ElementContent)[]): ElementContent[] {
  const kept = children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') return [child];
    return child.type === 'element' && !isSilent(child) ? [spoken(child)] : [];
  });
  return separateWords(kept.filter((child) => child.type !== 'element' || !isEmpty(child)));
}

function spoken(element: Element): Element {
  const { role, ariaLabel } = element.properties;
  if (element.tagName === 'pre' && ariaLabel) return named(element, String(ariaLabel));
  if (VERBATIM.has(element.tagName)) return element;
  if (role === 'img') return pictureInWords(element.tagName, String(ariaLabel ?? ''));
  if (element.tagName === 'details') return fold(element);
  const children = element.tagName === 'th' ? element.children.map(withoutControl) : element.children;
  return blockShapes({ ...element, children: readable(children) });
}

/** A column that can be chosen is named by the button in its head. */
function withoutControl(child: ElementContent): ElementContent {
  return child.type === 'element' && child.tagName === 'button' ? { ...child, tagName: 'span' } : child;
}

/** Folds `details`. One with nothing below its first line is the place of a widget, which says nothing here. */
function fold(details: Element): Element {
  const isSummary = (child: ElementContent) => isElement(child, 'summary');
  const content = readable(details.children.filter((child) => !isSummary(child)));
  const children = content.some(hasContent)
    ? [...readable(details.children.filter(isSummary)), ...content]
    : [];
  return { ...details, children };
}

/** Code whose name stands above it, in a bar that only eyes reach. */
function named(code: Element, name: string): Element {
  const children: ElementContent[] = [paragraph([{ type: 'text', value: name }]), code];
  return { type: 'element', tagName: 'div', properties: {}, children };
}

/** A picture without words is decoration, and a link around a drawing alone leads nowhere that its neighbours do not. */
function isEmpty(element: Element): boolean {
  return FRAMES.has(element.tagName) && !hasContent(element);
}

/** A picture that is drawn with elements has its words in its name; those in it are parts of the drawing. */
function pictureInWords(tagName: string, label: string): Element {
  const words: Element = { type: 'element', tagName: 'em', properties: {}, children: [] };
  if (label !== '') words.children.push({ type: 'text', value: label });
  return tagName === 'span' || tagName === 'svg' ? words : paragraph([words]);
}

function isSilent(element: Element): boolean {
  const { tagName, properties } = element;
  const { role, hidden, popover, ariaHidden } = properties;
  return (
    SILENT.has(tagName) ||
    // A link gets its address from a script, where it has none.
    (tagName === 'a' && properties.href === undefined) ||
    // Buttons, and which of how many they have turned to.
    (tagName === 'fieldset' && !containsElement(element, FIELDS)) ||
    (tagName === 'svg' && role !== 'img') ||
    SILENT_ROLES.has(String(role)) ||
    String(ariaHidden) === 'true' ||
    popover !== undefined ||
    (Boolean(hidden) && role !== 'tabpanel')
  );
}
