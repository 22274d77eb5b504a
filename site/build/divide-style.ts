import { type ChildNode, parse, type Root as Sheet } from 'postcss';
import { classesIn, doCompete, maySpeakOf, rulesIn } from './competing-rules.ts';
import { readOpening } from './page-opening.ts';
import { pruneSheet, wordsIn } from './prune-style.ts';
import { elementsOf, type Styled } from './styled-elements.ts';

export interface DividedPage {
  html: string;
  /** The text of each inline style that the page did not have before: its policy must name them. */
  styles: string[];
}

/** Less than this is not worth another element. */
const LEAST_LATER_CHARACTERS = 2_000;
const HEAD_STYLE = /<style>([\s\S]*?)<\/style>/g;
const NEGATION = /:not\([^()]*\)/g;
/**
 * Lets the style of what stands below the first words follow them, and the scripts of islands with it, so that a poor line
 * brings those words first (decision 077). What is left in the head keeps its order, and so does what follows.
 * What no element of it can match is left out.
 * @param html a whole page, its style inline in the head; one that has no opening stays as it is
 * @param wordsOfScripts each class that a script may give to an element
 */
export function divideStyle(html: string, wordsOfScripts: ReadonlySet<string>): DividedPage {
  const unchanged = { html, styles: [] };
  const opening = readOpening(html);
  const largest = largestStyle(html);
  if (!opening || !largest) return unchanged;

  const body = html.indexOf('<body');
  const shown = new Set(elementsOf(html.slice(body, opening.end)).flatMap(({ own }) => [...own]));
  const sheet = parse(largest.text);
  pruneSheet(sheet, new Set([...wordsOfScripts, ...wordsIn(html.replace(largest.element, ''))]));
  const { first, later } = divideSheet(sheet, shown, elementsOf(html.slice(body)));
  if (later.length < LEAST_LATER_CHARACTERS) return unchanged;
  const start = html.slice(0, opening.end).replace(largest.element, () => `<style>${first}</style>`);
  return {
    html: [
      opening.islandScripts.reduce((text, script) => text.replace(script, () => ''), start),
      `<style>${later}</style>`,
      ...opening.islandScripts,
      html.slice(opening.end),
    ].join(''),
    styles: [first, later],
  };
}

function largestStyle(html: string): { element: string; text: string } | undefined {
  const head = html.slice(0, html.indexOf('</head>'));
  return [...head.matchAll(HEAD_STYLE)]
    .map(([element, text = '']) => ({ element, text }))
    .sort((one, other) => other.text.length - one.text.length)[0];
}

function divideSheet(sheet: Sheet, shown: ReadonlySet<string>, elements: readonly Styled[]) {
  const { nodes } = sheet;
  const isFirst = nodes.map((node) => isOfFirstView(node, shown));
  keepOrder(nodes, isFirst, elements);
  const named = new Set(nodes.filter((_node, index) => isFirst[index]).flatMap((node) => wordsOf(node)));
  const of = (wanted: boolean) =>
    nodes
      .filter((node, index) => (isFirst[index] || (isNamedRule(node) && named.has(node.params))) === wanted)
      .join('');
  return { first: of(true), later: of(false) };
}

function isOfFirstView(node: ChildNode, shown: ReadonlySet<string>): boolean {
  if (node.type === 'rule') return node.selectors.some((selector) => mayMatch(selector, shown));
  if (node.type !== 'atrule') return false;
  if (isNamedRule(node)) return false;
  const { nodes = [] } = node;
  // One that holds no rules, such as `@property`, is for all.
  return nodes.every(({ type }) => type === 'decl') || nodes.some((child) => isOfFirstView(child, shown));
}

/** A selector without a class speaks of elements everywhere. */
function mayMatch(selector: string, shown: ReadonlySet<string>): boolean {
  const classes = classesIn(selector.replace(NEGATION, ''));
  return classes.every((name) => shown.has(name));
}

/** Of one that others call by its name, such as `@keyframes`. */
function isNamedRule(node: ChildNode): node is ChildNode & { params: string } {
  return node.type === 'atrule' && /keyframes$/.test(node.name);
}

function wordsOf(node: ChildNode): string[] {
  return String(node).match(/[\w-]+/g) ?? [];
}

/**
 * Where rules of both parts give one element the same property with the same weight, the later of two wins: one that came
 * before a rule of the first view must not come after it now.
 */
function keepOrder(nodes: readonly ChildNode[], isFirst: boolean[], elements: readonly Styled[]): void {
  const rules = nodes.flatMap((node, place) => rulesIn(node).map((rule) => ({ ...rule, place })));
  const rulesOfOne = elements.map((element) => rules.filter((rule) => maySpeakOf(rule, element)));
  let isSettled = false;
  while (!isSettled) {
    isSettled = true;
    for (const candidates of rulesOfOne) {
      const first = candidates.filter(({ place }) => isFirst[place]);
      for (const rule of candidates) {
        if (isFirst[rule.place] || !first.some((other) => rule.place < other.place && doCompete(rule, other)))
          continue;
        isFirst[rule.place] = true;
        isSettled = false;
      }
    }
  }
}
