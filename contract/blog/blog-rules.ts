/** Articles on a page of the list (S2 section 9, 'Blog'). */
export const PAGE_SIZE = 10;

/** Words of an article that a list shows, followed by ' ...' (S2 section 9, 'Blog'). */
export const EXCERPT_WORDS = 20;

/** The slug of a category that has none: its name in lower case, spaces turned into hyphens (S2 section 3). */
export function slugOf(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-');
}
