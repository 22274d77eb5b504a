import { CONTACT_PAGE, DEMO_PAGE } from 'contract/site/addresses.ts';
import type { Nodes, Parents, PhrasingContent, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { type Passage, textOf } from '../passages/passage.ts';

const ALWAYS_KNOWN = [CONTACT_PAGE, DEMO_PAGE];
/** Length of a model's answer, in characters. */
const LONGEST_ANSWER = 6_000;
const SCHEME = String.raw`(?:[a-z][a-z0-9+.-]{0,30}:\/\/|\/\/(?=[\w-]+\.)|www\.|\b(?:mailto|xmpp|tel|javascript|data):)`;
const MAILBOX = String.raw`[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}`;
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,62})`;
/** The dots of host names, as browsers read them. */
const DOT = String.raw`[.\u3002\uFF0E\uFF61]`;
/** Host that ends in letters, as every top level does except those in Punycode; or an address of IPv4. */
const HOST = String.raw`(?:${LABEL}${DOT}){1,8}(?:xn--[a-z0-9-]{1,59}|[\p{L}\p{M}]{2,63})|(?:\d{1,3}\.){3}\d{1,3}`;
const REST = String.raw`[^\s<>()[\]]+`;
/**
 * Address that a reader's program may make a link of by itself. Every repetition has a bound, so that none is tried for
 * long.
 */
const BARE_ADDRESS = new RegExp(
  String.raw`${SCHEME}${REST}|${MAILBOX}|(?<![\p{L}\p{N}])(?:${HOST})(?![\p{L}\p{N}])(?:[:/?#]${REST})?`,
  'giu',
);
/** Two sentences without a blank between them, which read as a host name: `a month.Cancel`. */
const SENTENCES = /^[\p{L}\p{N}-]*[\p{Ll}\p{N}]\.\p{Lu}\p{Ll}*$/u;
/**
 * Characters that a parser has to look at more than once; beyond so many, its time and depth are no longer those of an
 * answer.
 */
const MARKS = /[*_~`[\]<>|\\&!\n]|[-+] /g;
const MOST_MARKS = 400;
const LAST_MARKS = /(?<![.,;:!?'"*_~])[.,;:!?'"*_~]+$/;
/** Nothing that could lead anywhere is left out of them. */
const LEAVES = new Set(['html', 'definition', 'footnoteDefinition', 'footnoteReference', 'yaml']);

const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', emphasis: '*', rule: '-' });

/** Targets that a text may link to. */
interface Known {
  pages: ReadonlySet<string>;
  /** Addresses that the passages themselves name, with and without their scheme, in lower case. */
  addresses: ReadonlySet<string>;
}

/**
 * Leaves the words of every link that does not lead to a page of the passages, and drops pictures, HTML, other
 * addresses and names of hosts: a visitor can talk a model into writing them, and a colleague in the same room would
 * read them as ours. An answer that is too long is cut.
 * @returns an empty text when what is left would still lead elsewhere, or when it is marks more than words
 */
export function keepOwnLinks(answer: string, passages: readonly Passage[]): string {
  const text = answer.slice(0, LONGEST_ANSWER);
  if ((text.match(MARKS)?.length ?? 0) > MOST_MARKS) return '';
  const known: Known = {
    pages: new Set([...ALWAYS_KNOWN, ...passages.map(({ page }) => page)]),
    addresses: new Set(
      passages
        .flatMap(({ statements }) => statements.flatMap((statement) => addressesIn(textOf(statement))))
        .flatMap((address) => [address, address.replace(/^[a-z]+:\/\//, '')]),
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
  const address = destination.toLowerCase();
  return pages.has(page) || addresses.has(address) || addresses.has(address.replace(/^mailto:/, ''));
}

function withoutAddresses(text: string, { addresses }: Known): string {
  return text.replace(BARE_ADDRESS, (found) => {
    const address = found.replace(LAST_MARKS, '');
    if (addresses.has(address.toLowerCase())) return found;
    return SENTENCES.test(address) ? found.replace('.', '. ') : found.slice(address.length);
  });
}

/** Lists the addresses in a text, in lower case. */
function addressesIn(text: string): string[] {
  return (text.match(BARE_ADDRESS) ?? []).map((address) => address.replace(LAST_MARKS, '').toLowerCase());
}

function leadsElsewhere(node: Nodes, known: Known): boolean {
  if (/^(?:html|image|imageReference|linkReference|definition)$/.test(node.type)) return true;
  if (node.type === 'link' && !isOwn(node.url, known)) return true;
  if ('value' in node && addressesIn(node.value).some((address) => !known.addresses.has(address)))
    return true;
  return 'children' in node && (node as Parents).children.some((child) => leadsElsewhere(child, known));
}
