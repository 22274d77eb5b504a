import { BLOG_PAGE, REFERENCE_PAGE } from 'contract/site/addresses.ts';

const AGENTS_REFERENCE_PAGE = `${REFERENCE_PAGE}/mcp`;

/** A part of a page under one heading: what can be found, quoted and linked to. */
export interface Passage {
  /** Address with the anchor of the heading where it has one: `/pricing#questions-title`. */
  address: string;
  /** Address of the page without anchor. */
  page: string;
  /** Name of the page, for a link. */
  title: string;
  heading: string;
  /** The heading above this one, or empty. */
  around: string;
  /** In the order of the page. */
  statements: Statement[];
  /** What people call the page: its title, its address and its keywords. Stands with what the page says of itself. */
  names?: readonly string[];
}

export type Statement = Sentence | List | Row | Fragment;

/** Can be quoted as it stands. */
export interface Sentence {
  kind: 'sentence';
  text: string;
}

/** Quoted as far as it was asked for. */
export interface List {
  kind: 'list';
  /** What introduces the items, without a colon. */
  lead: string;
  items: string[];
}

/** A row of a table, or a list of terms; quoted as far as it was asked for. */
export interface Row {
  kind: 'row';
  label: string;
  cells: Cell[];
}

export interface Cell {
  head: string;
  value: string;
}

/** Words that say nothing without what is drawn around them: found, but never quoted. */
export interface Fragment {
  kind: 'fragment';
  text: string;
}

/** Our own pages speak for us; an article may only mention a thing, or tell of an example. */
export function isOfArticle({ page }: Pick<Passage, 'page'>): boolean {
  return page.startsWith(`${BLOG_PAGE}/`);
}

/** From the reference for AI agents: true, but not worded for people. */
export function isForAgents({ page }: Pick<Passage, 'page'>): boolean {
  return page === AGENTS_REFERENCE_PAGE;
}

export function textOf(statement: Statement): string {
  switch (statement.kind) {
    case 'list':
      return `${statement.lead}: ${statement.items.join('; ')}.`;
    case 'row':
      return `${statement.label}: ${statement.cells.map(textOfCell).join('; ')}.`;
    default:
      return statement.text;
  }
}

function textOfCell({ head, value }: Cell): string {
  return `${head}: ${value.replace(/\.$/, '')}`;
}
