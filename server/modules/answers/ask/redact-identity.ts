import { listAddresses } from '../../../shared/addresses/find-address.ts';
import { plainWords } from '../topics/text-features.ts';

const LONGEST_KEPT = 200;
const HIDDEN = '…';
/** `asha at example dot com`. */
const SPELLED_ADDRESS = /\S+\s*[([]?\bat\b[)\]]?\s*\S+\s*[([]?\bdot\b[)\]]?\s*\w+/gi;
/** Title and the surname behind it, with a dot that ends no sentence. */
const TITLED =
  /\b(?:dr|mr|mrs|ms|prof|herrn?|frau|shri|smt|señora?)\b\.?\s+(?:\p{L}\.\s*)*\p{L}[\p{L}'’-]+/giu;
/** A link, a host, a handle. */
const PLACES = /\b(?:https?:\/\/|www\.)\S+|\S+@\S+|(?<=^|\s)@\w+/gi;
/** A phone number, a card, a date of birth, an amount: more than a plan or a number of people has. */
const LONG_NUMBERS = /\+?\d[\d\s()./-]{5,}\d|(?<!\biso[\s-]?)\d{5,}/gi;
/** Introductions; a name follows, however it is written. */
const INTRODUCTIONS =
  /\b(my name is|my name’s|my name's|i am called|this is|i’m|i'm|im|i am|mein name ist|ich bin|ich heiße|mera naam|मेरा नाम|me llamo|soy|dear|regards|signed)\s+(?:(?!(?:a|an|the|not|in|from|about|for|what|how|why|where|looking|interested|trying|using|and|or|but)\b)[\p{L}.'’-]+\s?){1,3}/giu;
/** A word with a capital that does not begin a sentence. */
const CAPITALIZED = /(?<=[^.!?\s]\s+)(?:\p{Lu}\p{Ll}+(?:[-'’]\p{Lu}?\p{Ll}+)*)(?:\s+\p{Lu}\p{Ll}+)*/gu;

/** The first word, where a comma or another name follows: `Priya, …`, `Peter Müller asks …`. */
const OPENING_NAME = /^(?:\p{Lu}\p{Ll}+\s+\p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+(?=,| here\b))/u;
/** Words of our topics that people are called, too. */
const ALSO_NAMES = new Set('max mark bill grace chase will grant may rose frank'.split(' '));

/**
 * Returns a visitor's question without what could identify the visitor: email addresses, links, long numbers, names.
 * Lower case, at most 200 characters; empty when nothing is left.
 * @param isKnown reports whether a word in lower case is one of our topics', and so no name that an editor must not
 * read
 */
export function redactIdentity(question: string, isKnown: (word: string) => boolean): string {
  const hideNames = (words: string) =>
    words
      .split(' ')
      .map((word) => (isName(word) ? HIDDEN : word))
      .join(' ');
  const isName = (written: string) => {
    const words = plainWords(written);
    return words.some((word) => ALSO_NAMES.has(word) || !isKnown(word));
  };
  let text = question.normalize('NFKC').replace(/\s+/g, ' ').trim();
  for (const address of listAddresses(text)) text = replaceAllOf(text, address);
  text = text
    .replace(SPELLED_ADDRESS, HIDDEN)
    .replace(PLACES, HIDDEN)
    .replace(LONG_NUMBERS, HIDDEN)
    .replace(INTRODUCTIONS, (_whole, opening: string) => `${opening} ${HIDDEN} `)
    .replace(TITLED, HIDDEN)
    .replace(OPENING_NAME, (words) => (isName(words.split(' ')[0] ?? '') ? HIDDEN : words))
    .replace(CAPITALIZED, hideNames)
    .replace(/(?:… ?){2,}/g, `${HIDDEN} `)
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
  return /\p{L}{2,}/u.test(text) ? text.slice(0, LONGEST_KEPT).toWellFormed() : '';
}

function replaceAllOf(text: string, part: string): string {
  return text.replaceAll(new RegExp(part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi'), HIDDEN);
}
