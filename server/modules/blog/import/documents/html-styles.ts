import type { Element, ElementContent, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { SKIP, visit } from 'unist-util-visit';
import { isHidden, isHiding } from '../hidden-elements.ts';

type Emphasis = 'strong' | 'em' | 'del' | 'sup' | 'sub';

const DECLARATIONS: readonly [Emphasis, RegExp][] = [
  ['strong', /(?<![-\w])font-weight\s*:\s*(?:bold|[6-9]00)/i],
  ['em', /(?<![-\w])font-style\s*:\s*italic/i],
  ['del', /text-decoration[a-z-]*\s*:[^;]*line-through/i],
  ['sup', /vertical-align\s*:\s*super/i],
  ['sub', /vertical-align\s*:\s*sub\b/i],
];
const RULE = /([^{}]*)\{([^{}]*)\}/g;
const CLASS = /^\.([\w-]+)$/;
const HEADING = /^h[1-6]$/;

/** Gives its elements to emphasis that a document says by its style sheet alone, as Google Docs does. */
export function emphasize(tree: Root): void {
  const byClass = readStyleSheets(tree, emphasisOf);
  visit(tree, 'element', (element) => {
    // Headings are bold by themselves.
    if (HEADING.test(element.tagName) || isTitle(element))
      element.children = element.children.flatMap(unwrapSpan);
    if (element.tagName !== 'span') return;
    const found = new Set([
      ...classesOf(element).flatMap((name) => byClass.get(name) ?? []),
      ...emphasisOf(String(element.properties.style ?? '')),
    ]);
    for (const tagName of found) {
      element.children = [{ type: 'element', tagName, properties: {}, children: element.children }];
    }
  });
  visit(tree, 'element', (element) => {
    element.children = joinNeighbors(element.children.flatMap(unwrapSpan));
  });
}

/**
 * Takes out what a document hides, by itself or by its style sheet.
 * @returns whether there was any text in it
 */
export function takeHidden(tree: Root): boolean {
  const hidden = readStyleSheets(tree, isHiding);
  let isFound = false;
  visit(tree, 'element', (element, index, parent) => {
    if (!parent || index === undefined) return;
    if (!isHidden(element) && !classesOf(element).some((name) => hidden.get(name))) return;
    parent.children.splice(index, 1);
    isFound ||= hasText(element);
    return [SKIP, index];
  });
  return isFound;
}

function hasText({ children }: Element): boolean {
  return children.some((child) =>
    child.type === 'element' ? hasText(child) : child.type === 'text' && child.value.trim() !== '',
  );
}

function classesOf({ properties: { className } }: Element): string[] {
  return Array.isArray(className) ? className.map(String) : [];
}

function isTitle(element: Element): boolean {
  return classesOf(element).includes('title');
}

/** @returns by classes, what is read of the declarations for them */
function readStyleSheets<Read>(tree: Root, read: (declarations: string) => Read): Map<string, Read> {
  const byClass = new Map<string, Read>();
  visit(tree, 'element', (element) => {
    if (element.tagName !== 'style') return;
    const sheet = element.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
    for (const [, selectors = '', declarations = ''] of sheet.matchAll(RULE)) {
      for (const selector of selectors.split(',')) {
        const [, name] = CLASS.exec(selector.trim()) ?? [];
        if (name) byClass.set(name, read(declarations));
      }
    }
  });
  return byClass;
}

function emphasisOf(declarations: string): Emphasis[] {
  return DECLARATIONS.filter(([, pattern]) => pattern.test(declarations)).map(([tagName]) => tagName);
}

function unwrapSpan(child: ElementContent): ElementContent[] {
  if (child.type !== 'element' || child.tagName !== 'span') return [child];
  return child.children.flatMap(unwrapSpan);
}

/** Two bold words are bold together: `**a****b**` would be read as something else. */
function joinNeighbors(children: readonly ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  for (const child of children) {
    const last = joined.at(-1);
    const isEmphasis =
      child.type === 'element' && DECLARATIONS.some(([tagName]) => tagName === child.tagName);
    if (isEmphasis && toText(child).trim() === '') joined.push(...child.children);
    else if (isEmphasis && last?.type === 'element' && last.tagName === child.tagName) {
      last.children.push(...child.children);
    } else joined.push(child);
  }
  return joined;
}
