import type { Element, ElementContent, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { visit } from 'unist-util-visit';

type Emphasis = 'strong' | 'em' | 'del';

const DECLARATIONS: readonly [Emphasis, RegExp][] = [
  ['strong', /font-weight\s*:\s*(?:bold|[6-9]00)/i],
  ['em', /font-style\s*:\s*italic/i],
  ['del', /text-decoration[a-z-]*\s*:[^;]*line-through/i],
];
const RULE = /([^{}]*)\{([^{}]*)\}/g;
const CLASS = /^\.([\w-]+)$/;
const HEADING = /^h[1-6]$/;

/** Gives its elements to emphasis that a document says by its style sheet alone, as Google Docs does. */
export function emphasize(tree: Root): void {
  const byClass = readStyleSheets(tree);
  visit(tree, 'element', (element) => {
    // Headings are bold by themselves.
    if (HEADING.test(element.tagName) || isTitle(element))
      element.children = element.children.flatMap(unwrapSpan);
    if (element.tagName !== 'span') return;
    const { className, style } = element.properties;
    const classes = Array.isArray(className) ? className : [];
    const found = new Set([
      ...classes.flatMap((name) => byClass.get(String(name)) ?? []),
      ...emphasisOf(String(style ?? '')),
    ]);
    for (const tagName of found) {
      element.children = [{ type: 'element', tagName, properties: {}, children: element.children }];
    }
  });
  visit(tree, 'element', (element) => {
    element.children = joinNeighbors(element.children.flatMap(unwrapSpan));
  });
}

function isTitle({ properties: { className } }: Element): boolean {
  return Array.isArray(className) && className.includes('title');
}

function readStyleSheets(tree: Root): Map<string, Emphasis[]> {
  const byClass = new Map<string, Emphasis[]>();
  visit(tree, 'element', (element) => {
    if (element.tagName !== 'style') return;
    const sheet = element.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
    for (const [, selectors = '', declarations = ''] of sheet.matchAll(RULE)) {
      for (const selector of selectors.split(',')) {
        const [, name] = CLASS.exec(selector.trim()) ?? [];
        if (name) byClass.set(name, emphasisOf(declarations));
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
