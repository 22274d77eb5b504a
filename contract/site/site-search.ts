/** Address at which the site's search answers a script, as `SearchAnswer`; people read `SEARCH_PAGE`. */
export const SEARCH_RESULTS = '/search.json';

/** Letters of a search that are read; more are left out. */
export const LONGEST_SEARCH = 200;
/** Letters of a passage that are shown. */
export const LONGEST_FOUND_TEXT = 180;

/** Kind of a place that was found: a page of ours, one of its questions, an article, or a part of the API reference. */
export type FoundKind = 'page' | 'question' | 'article' | 'reference';

/** A place of the site that a search leads to. */
export interface FoundPlace {
  kind: FoundKind;
  /** Name of the page. */
  title: string;
  /** Heading of the part of the page, or empty where it is the page's own. */
  heading: string;
  /** Path, with the anchor of the heading where it has one. */
  address: string;
  /** Text about the words, cut to `LONGEST_FOUND_TEXT`. */
  text: string;
}

/** The best first. */
export interface SearchAnswer {
  results: FoundPlace[];
}
