import { EXCERPT_WORDS } from 'contract/blog/blog-rules.ts';

/** The beginning of a text as a list shows it: its first words, followed by ' ...' (S2 section 3). */
export function excerptOf(text: string): string {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  return words.length === 0 ? '' : `${words.slice(0, EXCERPT_WORDS).join(' ')} ...`;
}
