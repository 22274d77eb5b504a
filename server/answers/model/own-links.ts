import { CONTACT_PAGE, DEMO_PAGE } from 'contract/site/addresses.ts';
import type { Nodes, Parents, PhrasingContent, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { type Passage, textOf } from '../passages/passage.ts';

const ALWAYS_KNOWN = [CONTACT_PAGE, DEMO_PAGE];
/** What a reader's program may make a link of by itself: with a scheme, `www.`, or a mailbox. */
const BARE_ADDRESS =
  /(?:[a-z][a-z0-9+.-]*:\/\/|\/\/(?=[\w-]+\.)|www\.|\b(?:mailto|xmpp|tel|javascript|data):)[^\s<>()[\]]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi;
/** What a parser has to look at more than once; beyond so many, its time and depth are no longer those of an answer. */
const MARKS = /[*_~`[\]<>|\\&!]|[-+] /g;
const MOST_MARKS = 400;
const LAST_MARKS = /[.,;:!?'"*_~]+$/;
/** Nothing that could lead anywhere is left out of them. */
const LEAVES = new Set(['html', 'definition', 'footnoteDefinition', 'footnoteReference', 'yaml']);

const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', emphasis: '*', rule: '-' });

/** Where a text may lead. */
interface Known {
  pages: ReadonlySet<string>;
  /** Addresses that the passages themselves name. */
  addresses: ReadonlySet<string>;
}

/**
 * Leaves the words of every link that does not lead to a page of the passages, and drops pictures, HTML and other
 * addresses: a visitor can talk a model into writing them, and a colleague in the same room would read them as ours.
 * @returns an empty text when what is left would still lead elsewhere, or when it is marks more than words
 */
export function keepOwnLinks(text: string, passages: readonly Passage[]): string {
  if ((text.match(MARKS)?.length ?? 0) > MOST_MARKS) return '';
  const known: Known = {
    pages: new Set([...ALWAYS_KNOWN, ...passages.map(({ page }) => page)]),
    addresses: new Set(
      passages.flatMap(({ statements }) => statements.flatMap((statement) => addressesIn(textOf(statement)))),
    ),
  };
  const tree = markdown.parse(text);
  tree.children = withoutForeign(tree.children, known);
  const kept = markdown.stringify(tree).trim();
  // Written by one program and read by another: what is not proven to be harmless is not said.
  return leadsElsewhere(markdown.parse(kept), known) ? '' : kept;
}

function withoutForeign<Child extends RootContent>(children: readonly Child[], known: Known): Child[] {
  return children.flatMap((child) => keepOwn(child, known) as Child[]);
}

function keepOwn(node: RootContent, known: Known): RootContent[] {
  if (LEAVES.has(node.type)) return [];
  if (node.type === 'image' || node.type === 'imageReference') {
    return [{ type: 'text', value: withoutAddresses(node.alt ?? '', known) }];
  }
  if ('value' in node) return [{ ...node, value: withoutAddresses(node.value, known) }];
  if (!('children' in node)) return [node];
  const kept = { ...node, children: withoutForeign<RootContent>(node.children, known) } as typeof node;
  if (kept.type === 'linkReference') return kept.children;
  if (kept.type === 'paragraph') trimEnds(kept.children);
  if (kept.type !== 'link') return [kept];
  if (isOwn(kept.url, known)) return [{ ...kept, title: null }];
  return saysItsAddress(node) ? [] : kept.children;
}

/** `<https://example.com>`, which has no words beside its address. */
function saysItsAddress(node: RootContent): boolean {
  if (node.type !== 'link') return false;
  const [only, ...others] = node.children;
  return only?.type === 'text' && others.length === 0 && node.url.endsWith(only.value);
}

/** Blanks beside what was left out. */
function trimEnds(children: PhrasingContent[]): void {
  const [first] = children;
  const last = children.at(-1);
  if (first?.type === 'text') first.value = first.value.trimStart();
  if (last?.type === 'text') last.value = last.value.trimEnd();
}

function isOwn(destination: string, { pages, addresses }: Known): boolean {
  const [page = ''] = destination.split('#');
  return pages.has(page) || addresses.has(destination) || addresses.has(destination.replace(/^mailto:/, ''));
}

function withoutAddresses(text: string, { addresses }: Known): string {
  return text.replace(BARE_ADDRESS, (found) => {
    const address = found.replace(LAST_MARKS, '');
    return addresses.has(address) ? found : found.slice(address.length);
  });
}

function addressesIn(text: string): string[] {
  return (text.match(BARE_ADDRESS) ?? []).map((address) => address.replace(LAST_MARKS, ''));
}

function leadsElsewhere(node: Nodes, known: Known): boolean {
  if (/^(?:html|image|imageReference|linkReference|definition)$/.test(node.type)) return true;
  if (node.type === 'link' && !isOwn(node.url, known)) return true;
  return 'children' in node && (node as Parents).children.some((child) => leadsElsewhere(child, known));
}
