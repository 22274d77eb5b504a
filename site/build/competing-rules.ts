import type { ChildNode, Declaration } from 'postcss';
import type { Styled } from './styled-elements.ts';

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;
/** Properties that shorthands set whose names begin otherwise. */
const FAMILIES: Record<string, string> = {
  align: 'place',
  bottom: 'inset',
  column: 'gap',
  columns: 'gap',
  'column-gap': 'gap',
  'inline-size': 'width',
  'block-size': 'height',
  justify: 'place',
  left: 'inset',
  'line-height': 'font',
  right: 'inset',
  row: 'gap',
  top: 'inset',
};
/** `:is(...)`, `:has(...)` and what else stands in brackets. */
const FUNCTION = /:[\w-]+\([^()]*(?:\([^()]*\)[^()]*)*\)/g;

/** The classes that a selector names. */
export function classesIn(text: string): string[] {
  return [...text.matchAll(CLASS)].map(([, name = '']) => name);
}

/** A selector without `:is(...)`, `:not(...)` and the like: what it asks for in any case. */
export function withoutFunctions(selector: string): string {
  return selector.replace(FUNCTION, '');
}

/** A rule for one selector. */
export interface Rule {
  asked: Asked;
  /** Of what it sets, the families that shorthands and their parts share. */
  families: ReadonlySet<string>;
  /** `undefined` where it takes more than counting to tell. */
  weight: string | undefined;
  pseudoElement: string | undefined;
}

/** Whether order decides between the two where both speak of one element. */
export function doCompete(one: Rule, other: Rule): boolean {
  if (one.pseudoElement !== other.pseudoElement) return false;
  if (one.weight && other.weight && one.weight !== other.weight) return false;
  return [...one.families].some((family) => other.families.has(family));
}

/** With whole selectors, where rules are nested. What stands in a layer gives way to what does not, wherever it stands. */
export function rulesIn(node: ChildNode, parents?: readonly string[]): Rule[] {
  if (node.type === 'atrule' && node.name === 'layer') return [];
  if (node.type !== 'rule' && node.type !== 'atrule') return [];
  const selectors = node.type === 'rule' ? nested(node.selectors, parents) : (parents ?? []);
  const children = node.nodes ?? [];
  const families = new Set(children.flatMap((child) => (child.type === 'decl' ? [familyOf(child)] : [])));
  const own = families.size === 0 ? [] : selectors.map((selector) => readRule(selector, families));
  return [
    ...own,
    ...children.flatMap((child) => rulesIn(child, selectors.length > 0 ? selectors : undefined)),
  ];
}

function nested(selectors: readonly string[], parents: readonly string[] | undefined): string[] {
  if (!parents) return [...selectors];
  return parents.flatMap((parent) =>
    selectors.map((selector) =>
      selector.includes('&') ? selector.replaceAll('&', parent) : `${parent} ${selector}`,
    ),
  );
}

function familyOf({ prop, important }: Declaration): string {
  if (prop.startsWith('--')) return prop;
  const part = prop.replace(/^-\w+-/, '').split('-')[0] ?? '';
  return (FAMILIES[prop] ?? FAMILIES[part] ?? part) + (important ? '!' : '');
}

/** What must be true of whatever it matches; of what stands in brackets nothing is asked. */
interface Asked {
  tag: string | undefined;
  own: string[];
  within: string[];
  near: string[];
}

function readRule(selector: string, families: ReadonlySet<string>): Rule {
  const plain = withoutFunctions(selector);
  const subject = plain.split(/[\s>+~]+/).at(-1) ?? '';
  const speaksOfNeighbors = /[+~]/.test(plain);
  const counted = plain.replace(/\[[^\]]*\]/g, '[]');
  const count = (pattern: RegExp) => counted.match(pattern)?.length ?? 0;
  const weight = [/#/g, /\.|\[|(?<!:):(?!:)/g, /(?<![\w.#:[-])[a-z]|::/gi].map(count).join();
  return {
    asked: {
      tag: /^[a-z][\w-]*/i.exec(subject)?.[0],
      own: classesIn(subject),
      within: speaksOfNeighbors ? [] : classesIn(plain),
      near: speaksOfNeighbors ? classesIn(plain) : [],
    },
    families,
    weight: plain === selector ? weight : undefined,
    pseudoElement: /::?(before|after|marker|placeholder|backdrop)\b|::[\w-]+/
      .exec(subject)?.[0]
      .replace('::', ':'),
  };
}

/** Whether it may: what depends on more than names is taken to be so. */
export function maySpeakOf({ asked }: Rule, element: Styled): boolean {
  const { tag, own, within, near } = asked;
  return (
    (tag === undefined || tag === element.tag) &&
    own.every((name) => element.own.has(name)) &&
    within.every((name) => element.within.has(name)) &&
    near.every((name) => element.near.has(name))
  );
}
