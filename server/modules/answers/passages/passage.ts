import { BLOG_PAGE, REFERENCE_PAGE } from 'contract/site/addresses.ts';

const AGENTS_REFERENCE_PAGE = `${REFERENCE_PAGE}/mcp`;

/**
 * Kind of a passage's words: `fact` is said by us and holds; `faq` answers the question above it; `legal` stands in a
 * contract or policy; `reference` is for developers; `scene` is an invented example or a drawing; `quote` is a
 * customer's; `case` reports one customer's or another company's work; `article` is of the blog; `answer` is a topic,
 * reviewed by an editor.
 */
export type PassageType =
  | 'fact'
  | 'faq'
  | 'legal'
  | 'reference'
  | 'scene'
  | 'quote'
  | 'case'
  | 'article'
  | 'answer';

/**
 * Kind of words that a component of the site declares, with `data-says`: an invented example, or a customer's words.
 */
export type Says = 'scene' | 'quote';

/** A part of a page under one heading: what can be found, quoted and linked to. */
export interface Passage {
  /** Address with the anchor of the heading where it has one: `/pricing#questions-title`. */
  address: string;
  /** Address of the page without anchor. */
  page: string;
  type: PassageType;
  /** Name of the page, for a link. */
  title: string;
  heading: string;
  /** The heading above this one, or empty. */
  around: string;
  /** Statements in the order of the page. */
  statements: Statement[];
  /**
   * Names that people use for the page: its title, its address and its keywords. Present on the passage with what the
   * page says of itself.
   */
  names?: readonly string[];
}

export type Statement = Sentence | List | Row | Fragment;

/** Can be quoted as it stands. */
export interface Sentence {
  kind: 'sentence';
  text: string;
}

/** List that is quoted only in the parts that were asked for. */
export interface List {
  kind: 'list';
  /** Introduction of the items, without a colon. */
  lead: string;
  items: string[];
}

/** A row of a table, or a list of terms; only the parts that were asked for are quoted. */
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

/**
 * Reports whether a passage may be given to a visitor as our words: not an invented scene, and not a customer's words.
 */
export function isQuotable({ type }: Pick<Passage, 'type'>): boolean {
  return type !== 'scene' && type !== 'quote';
}

/** Our own pages speak for us; an article may only mention a thing, or describe an example. */
export function isOfArticle({ page }: Pick<Passage, 'page'>): boolean {
  return page.startsWith(`${BLOG_PAGE}/`);
}

const LEGAL_PAGES = new Set(['/terms', '/privacy', '/cookies']);
const CASES = /^\/(?:case-studies|press-release|[\w-]*success-stories)(?:\/|$)/;

/**
 * The type of a passage.
 * @param says what its components declare with `data-says`: a scene or a quote
 */
export function typeOf({ page, heading }: Pick<Passage, 'page' | 'heading'>, says?: Says): PassageType {
  if (isOfArticle({ page })) return 'article';
  if (page === REFERENCE_PAGE || page.startsWith(`${REFERENCE_PAGE}/`)) return 'reference';
  if (LEGAL_PAGES.has(page)) return 'legal';
  if (CASES.test(page)) return 'case';
  return says ?? (heading.endsWith('?') ? 'faq' : 'fact');
}

/** Reports whether a passage is from the reference for AI agents: true, but not worded for people. */
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
