import { plainWords } from '../topics/text-features.ts';
import { isForeign } from './language.ts';
import { englishOf } from './lexicon.ts';

const LONGEST_PHRASE = 4;

/**
 * Rewords a question in another language with the English words of its meaning, in its order: enough for rules and topics,
 * not for readers.
 * @returns the question as it stands where it reads as English
 */
export function toEnglish(content: string): string {
  if (!isForeign(content)) return content;
  return content
    .replace(/['’](?=\p{L})/gu, ' ')
    .split(/(?<=[,.;:!?])\s*/)
    .map(rewordClause)
    .join(' ');
}

function rewordClause(clause: string): string {
  const said = clause.split(/[^\p{L}\p{M}\p{N}$€]+/u).filter((word) => word !== '');
  const words = said.map((word) => plainWords(word).join(''));
  const english: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = [...Array(LONGEST_PHRASE).keys()]
      .map((less) => LONGEST_PHRASE - less)
      .find((count) => at + count <= words.length && englishOf(words.slice(at, at + count).join(' ')));
    const phrase = words.slice(at, at + (length ?? 1)).join(' ');
    english.push(englishOf(phrase) ?? said[at] ?? '');
    at += length ?? 1;
  }
  return english.join(' ') + (clause.match(/[,.;:!?]$/)?.[0] ?? '');
}
