import type { LegalDocument as Written } from 'contract/content/legal-document.ts';
import type { LegalVersion } from 'contract/content/legal-version.ts';
import { type LegalLists, legalLists, legalText } from 'contract/site/legal-facts.ts';
import type { Element, ElementContent } from 'hast';
import type { PhrasingContent, RootContent, Table } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { toString as textOf } from 'mdast-util-to-string';
import { content } from '../../content.ts';
import { headingSlug } from '../../markdown/heading-slug.ts';
import { readMarkdown, safeHtml } from '../../markdown/safe-html.ts';

type Words = readonly PhrasingContent[];

/** Terms with their meanings. */
type Terms = readonly (readonly [term: string, meaning: Words])[];

export interface LegalSection {
  /** Its anchor: other pages and printed letters refer to it, so it stays when the title changes. */
  id: string;
  title: string;
  html: string;
}

/** A legal document with its address and its sections. */
export interface LegalDocument extends Omit<Written, 'text'> {
  path: string;
  /** HTML of what stands before the first section. */
  opening: string;
  sections: readonly LegalSection[];
}

/** Ids in the order of the footer. */
const ORDER = ['privacy', 'terms', 'cookies'];
const HEADING = /^(.*?)\s*\{#([\w-]+)\}$/;
/** Depth of headings that begin a section; deeper ones stand within it. */
const MOST_DEPTH = 2;
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
      ...readSections(legalText({ text }, content()), legalLists(document, content())),
    }));
}

/** Returns what a document said before, the newest first. @param id of the document */
export function earlierVersions(id: string): readonly LegalVersion[] {
  return content()
    .list('legal-version')
    .filter(({ document }) => document === id)
    .toSorted((one, other) => other.from.localeCompare(one.from));
}

/** Returns what a document said before, by the id of that version, with the address of what it says now. */
export function findVersion(id: string | undefined) {
  const version = content()
    .list('legal-version')
    .find((each) => each.id === id);
  const current = legalDocuments().find((each) => each.id === version?.document);
  return version && current && { ...version, path: current.path, ...readSections(version.text, {}) };
}

/** @throws when the text refers to a list that is not there */
export function readSections(text: string, lists: LegalLists): Pick<LegalDocument, 'opening' | 'sections'> {
  const opening: ElementContent[] = [];
  const sections: { id: string; title: string; blocks: ElementContent[] }[] = [];
  let caption = '';
  for (const node of readMarkdown(text).children) {
    if (node.type === 'heading' && node.depth <= MOST_DEPTH) {
      const heading = textOf(node);
      const [, title = heading, id = headingSlug(heading)] = HEADING.exec(heading) ?? [];
      sections.push({ id, title, blocks: [] });
      continue;
    }
    const [, tableCaption] = CAPTION.exec(textOf(node)) ?? [];
    if (node.type === 'paragraph' && tableCaption) caption = tableCaption;
    else (sections.at(-1)?.blocks ?? opening).push(blockOf(node, caption, lists));
  }
  const htmlOf = (children: ElementContent[]) => safeHtml({ type: 'root', children });
  return {
    opening: htmlOf(opening),
    sections: sections.map(({ blocks, ...section }) => ({ ...section, html: htmlOf(blocks) })),
  };
}

function blockOf(node: RootContent, caption: string, lists: LegalLists): ElementContent {
  if (node.type === 'table') return tableOf(node, caption);
  if (node.type === 'list') {
    const items = node.children.map(({ children: [first, ...rest] }) =>
      first?.type === 'paragraph' && rest.length === 0 ? termsOf(first.children, lists) : undefined,
    );
    if (items.every((terms) => terms !== undefined)) {
      return element(
        'dl',
        items
          .flat()
          .map(([term, meaning]) =>
            element('div', [
              element('dt', [{ type: 'text', value: term }]),
              element('dd', inlineOf(meaning)),
            ]),
          ),
      );
    }
  }
  return toHast(node) as ElementContent;
}

/** A table with its caption, whose first column names the rows. */
function tableOf(node: Table, caption: string): ElementContent {
  const table = toHast(node) as Element;
  const rows = (part: ElementContent) => elementsIn(part).map((row) => elementsIn(row));
  const [head, ...bodies] = elementsIn(table);
  for (const cell of head ? rows(head).flat() : []) cell.properties.scope = 'col';
  for (const [cell] of bodies.flatMap(rows)) {
    if (cell) Object.assign(cell, { tagName: 'th', properties: { scope: 'row' } });
  }
  table.children.unshift(element('caption', [{ type: 'text', value: caption }]));
  return table;
}

const elementsIn = (node: ElementContent): Element[] =>
  node.type === 'element' ? node.children.filter((child) => child.type === 'element') : [];

function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

const inlineOf = (words: Words) => (toHast({ type: 'paragraph', children: [...words] }) as Element).children;

/** Returns the term of an item `**Term:** meaning`, or the terms of the list that it stands for. */
function termsOf(words: Words, lists: LegalLists): Terms | undefined {
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
