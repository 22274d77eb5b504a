import { fill } from 'contract/content/fill.ts';
import type { LegalDocument as Written } from 'contract/content/legal-document.ts';
import { priceText } from 'contract/product/offered-plans.ts';
import type { PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { toString as textOf } from 'mdast-util-to-string';
import { gfmTable } from 'micromark-extension-gfm-table';
import { content } from '../../content.ts';
import { headingSlug } from '../../markdown/heading-slug.ts';
import { type Plan, sitePlans } from '../../product/plans.ts';
import { wordsFor } from '../../words.ts';

export type Words = readonly PhrasingContent[];

/** Terms with their meanings. */
export type Terms = readonly (readonly [term: string, meaning: Words])[];

/** A part of a section. */
export type Block =
  | { kind: 'paragraph'; words: Words }
  | { kind: 'bullets'; items: readonly Words[] }
  | { kind: 'terms'; terms: Terms }
  | { kind: 'table'; caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] };

export interface LegalSection {
  /** Its anchor: other pages and printed letters refer to it, so it stays when the title changes. */
  id: string;
  title: string;
  blocks: readonly Block[];
}

/** A legal document with its address and its sections. */
export interface LegalDocument extends Omit<Written, 'text'> {
  path: string;
  sections: readonly LegalSection[];
}

/** Ids in the order of the footer. */
const ORDER = ['privacy', 'terms', 'cookies'];
const HEADING = /^(.*?)\s*\{#([\w-]+)\}$/;
const CAPTION = /^Table: (.+)$/;
const LIST = /^\{list\.(\w+)\}$/;

/** All legal documents: those of the specification first. */
export function legalDocuments(): readonly LegalDocument[] {
  const rank = ({ id }: Written) => (ORDER.includes(id) ? ORDER.indexOf(id) : ORDER.length);
  return content()
    .list('legal')
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ text, ...document }) => ({
      ...document,
      path: `/${document.id}`,
      sections: readSections(text.replaceAll('{noteCount}', String(countNotes())), listsOf(document)),
    }));
}

/** Notes that this website keeps in a browser, by the cookie policy. */
function countNotes(): number {
  const { lists = {} } =
    content()
      .list('legal')
      .find(({ id }) => id === 'cookies') ?? {};
  return Object.keys({ ...lists.tabNotes, ...lists.lastingNotes }).length;
}

/** Lists that `{list.name}` stands for: those of the document, and those that the product knows. */
function listsOf({
  lists = {},
}: Pick<Written, 'lists'>): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const { recipients, periods } = content().one('data-handling');
  return {
    recipients: Object.fromEntries(Object.values(recipients).map(({ name, gets }) => [name, gets])),
    periods,
    plans: Object.fromEntries(sitePlans().map((plan) => [plan.name, describePlan(plan)])),
    ...lists,
  };
}

/** @throws when the text refers to a list that is not there */
export function readSections(text: string, lists: ReturnType<typeof listsOf>): LegalSection[] {
  const tree = fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  const sections: { id: string; title: string; blocks: Block[] }[] = [];
  let caption = '';
  for (const node of tree.children) {
    if (node.type === 'heading') {
      const heading = textOf(node);
      const [, title = heading, id = headingSlug(heading)] = HEADING.exec(heading) ?? [];
      sections.push({ id, title, blocks: [] });
      continue;
    }
    const [, tableCaption] = CAPTION.exec(textOf(node)) ?? [];
    if (node.type === 'paragraph' && tableCaption) caption = tableCaption;
    else sections.at(-1)?.blocks.push(blockOf(node, caption, lists));
  }
  return sections;
}

function blockOf(node: RootContent, caption: string, lists: ReturnType<typeof listsOf>): Block {
  if (node.type === 'paragraph') return { kind: 'paragraph', words: node.children };
  if (node.type === 'table') {
    const [columns = [], ...rows] = node.children.map((row) => row.children.map((cell) => textOf(cell)));
    return { kind: 'table', caption, columns, rows };
  }
  if (node.type !== 'list') throw new Error(`a legal document has no ${node.type}`);
  const items = node.children.map(({ children: [first] }) =>
    first?.type === 'paragraph' ? first.children : [],
  );
  const terms = items.flatMap((words) => termsOf(words, lists) ?? []);
  return items.every((words) => termsOf(words, lists))
    ? { kind: 'terms', terms }
    : { kind: 'bullets', items };
}

/** Returns the term of an item `**Term:** meaning`, or the terms of the list that it stands for. */
function termsOf(words: Words, lists: ReturnType<typeof listsOf>): Terms | undefined {
  const [first, second, ...rest] = words;
  const [, name] = LIST.exec(words.map((part) => textOf(part)).join('')) ?? [];
  if (name) {
    const list = lists[name];
    if (!list) throw new Error(`there is no list ${name}`);
    return Object.entries(list).map(([term, value]) => [term, [{ type: 'text', value }]]);
  }
  const term = first?.type === 'strong' ? textOf(first) : '';
  if (!term.endsWith(':') || second?.type !== 'text') return undefined;
  return [[term.slice(0, -1), [{ type: 'text', value: second.value.trimStart() }, ...rest]]];
}

/** Returns what a plan costs and holds in one sentence (S2 section 9, 'Plans'). */
function describePlan(plan: Plan): string {
  const words = wordsFor('legal');
  const { members, creditsPerMonth } = plan.limits;
  const isPriced = typeof plan.price === 'number';
  const price = isPriced ? fill(words.priced, { price: priceText(plan) }) : words.unpriced;
  const people =
    members === '1' ? words.oneMember : fill(words.manyMembers, { count: members.toLowerCase() });
  const credits = isPriced
    ? fill(words.credits, { credits: creditsPerMonth })
    : fill(words.otherCredits, { credits: creditsPerMonth.toLowerCase() });
  return fill(words.plan, { price, members: people, credits });
}
