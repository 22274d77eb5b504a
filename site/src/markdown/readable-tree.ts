import type { Element, ElementContent, Root, RootContent } from 'hast';
import { blockShapes } from './block-shapes.ts';
import { keepApart } from './keep-apart.ts';

/** Code, drawings, and controls: what a control is for, its label says. */
const SILENT = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'nav',
  'dialog',
  'iframe',
  'button',
  'input',
  'textarea',
  'output',
]);
/** Ways around the page, and sentences that are empty until somebody does something. */
const SILENT_ROLES = new Set(['tablist', 'status', 'alert', 'dialog', 'search']);
/** Their blanks are their own. */
const VERBATIM = new Set(['pre', 'code', 'kbd', 'samp']);

/** What a page says to somebody who reads it from its first word to its last, panels and answers opened. */
export function readableTree(parent: Root): Root {
  return { ...parent, children: readable(parent.children) as RootContent[] };
}

function readable(children: readonly (RootContent | ElementContent)[]): ElementContent[] {
  const kept = children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') return [child];
    return child.type === 'element' && !isSilent(child) ? [spoken(child)] : [];
  });
  return keepApart(kept.filter((child) => child.type !== 'element' || !isEmpty(child)));
}

function spoken(element: Element): Element {
  if (VERBATIM.has(element.tagName)) return element;
  const { role, ariaLabel } = element.properties;
  if (role === 'img') return pictureInWords(String(ariaLabel ?? ''));
  const children = element.tagName === 'th' ? element.children.map(withoutControl) : element.children;
  return blockShapes({ ...element, children: readable(children) });
}

/** A column that can be chosen is named by the button in its head. */
function withoutControl(child: ElementContent): ElementContent {
  return child.type === 'element' && child.tagName === 'button' ? { ...child, tagName: 'span' } : child;
}

/** A picture without words is decoration, and a link around a drawing alone leads nowhere that its neighbours do not. */
function isEmpty({ tagName, properties, children }: Element): boolean {
  return tagName === 'img' ? !properties.alt : tagName === 'a' && children.length === 0;
}

/** A picture that is drawn with elements has its words in its name; those in it are parts of the drawing. */
function pictureInWords(label: string): Element {
  const words: Element = { type: 'element', tagName: 'em', properties: {}, children: [] };
  if (label !== '') words.children.push({ type: 'text', value: label });
  return { type: 'element', tagName: 'p', properties: {}, children: [words] };
}

function isSilent({ tagName, properties }: Element): boolean {
  const { role, hidden, popover, ariaHidden } = properties;
  return (
    SILENT.has(tagName) ||
    (tagName === 'svg' && role !== 'img') ||
    SILENT_ROLES.has(String(role)) ||
    String(ariaHidden) === 'true' ||
    popover !== undefined ||
    (Boolean(hidden) && role !== 'tabpanel')
  );
}
