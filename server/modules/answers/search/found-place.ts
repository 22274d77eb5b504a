import { REFERENCE_PAGE } from 'contract/site/addresses.ts';
import { type FoundKind, type FoundPlace, LONGEST_FOUND_TEXT } from 'contract/site/site-search.ts';
import { isOfArticle, type Passage, type Statement, textOf } from '../passages/passage.ts';
import { termsOf } from '../passages/words.ts';
import type { Nearest } from './nearest.ts';

/** One page must not fill the list. */
const MOST_OF_A_PAGE = 2;

/** The places to which a search leads, with what each says about the words; of a page, its best ones. */
export function foundPlaces(
  { called, passages, weigh }: Pick<Nearest, 'called' | 'passages' | 'weigh'>,
  limit: number,
): FoundPlace[] {
  const shown = new Map<string, Set<string>>();
  const places = [...called, ...passages].filter(isShown);
  return places.slice(0, limit).map((passage) => {
    const text = shorten(wordsAbout(passage, weigh), LONGEST_FOUND_TEXT);
    return { kind: kindOf(passage), ...labelsOf(passage), address: passage.address, text };
  });

  /** The opening of a page and what it says of itself are one place. */
  function isShown(passage: Passage): boolean {
    const names = shown.get(passage.page) ?? new Set();
    shown.set(passage.page, names);
    const { heading } = labelsOf(passage);
    return names.size < MOST_OF_A_PAGE && !names.has(heading) && Boolean(names.add(heading));
  }
}

/** Returns the labels of a place in a list. */
function labelsOf(passage: Passage): Pick<FoundPlace, 'title' | 'heading'> {
  // What the kind says already: 'Log in – API reference'.
  const title = kindOf(passage) === 'reference' ? passage.title.replace(/ – [^–]+$/, '') : passage.title;
  const isOfPage = passage.heading === title || passage.heading === passage.title;
  return { title, heading: isOfPage ? '' : nameOf(passage) };
}

export function kindOf(passage: Pick<Passage, 'page' | 'heading'>): FoundKind {
  const { page, heading } = passage;
  if (isOfArticle(passage)) return 'article';
  if (page === REFERENCE_PAGE || page.startsWith(`${REFERENCE_PAGE}/`)) return 'reference';
  return heading.endsWith('?') ? 'question' : 'page';
}

/** Sections of our legal texts are numbered: beside others, the number says nothing. */
function nameOf({ heading }: Passage): string {
  return heading.replace(/^\d+\s+(?=\p{Lu})/u, '');
}

/** The statement that holds most of what was sought; of equal ones the first. */
function wordsAbout({ statements }: Passage, weigh: Nearest['weigh']): string {
  const texts = statements.map(textOf);
  const weights = texts.map((text) => weigh(termsOf(text)));
  const best = statements[weights.indexOf(Math.max(...weights))];
  return best ? saidOf(best) : '';
}

/**
 * Returns the text of a statement; of a row the cell that says most: without the table around it the others are no
 * sentence.
 */
function saidOf(statement: Statement): string {
  if (statement.kind !== 'row') return textOf(statement);
  const [most] = statement.cells.map(({ value }) => value).toSorted((a, b) => b.length - a.length);
  return most ? `${statement.label}${/\p{P}$/u.test(statement.label) ? '' : ':'} ${most}` : textOf(statement);
}

/** Cut between two words, and said so. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1).toWellFormed();
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : undefined).replace(/[\s,;:.]+$/, '')}…`;
}
