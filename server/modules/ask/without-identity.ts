import { listAddresses } from '../../shared/addresses/find-address.ts';

const LONGEST_KEPT = 200;
const HIDDEN = '…';
/** A link, a host, a handle. */
const PLACES = /\b(?:https?:\/\/|www\.)\S+|\S+@\S+|(?<=^|\s)@\w+/gi;
/** A phone number, a card, a date of birth, an amount: more than a plan or a number of people has. */
const LONG_NUMBERS = /\+?\d[\d\s()./-]{5,}\d|\d{5,}/g;
/** What follows is a name, however it is written. */
const INTRODUCTIONS =
  /\b(my name is|my name’s|my name's|i am called|this is|i’m|i'm|im|i am|mein name ist|ich bin|ich heiße|mera naam|me llamo|soy|dear|regards|signed)\s+(?:(?!a\b|an\b|the\b|not\b|in\b|from\b|looking\b|interested\b|trying\b|using\b)[\p{L}.'’-]+\s?){1,3}/giu;
/** A word with a capital that does not begin a sentence; ours and the trade's are in capitals or known. */
const CAPITALIZED = /(?<=[^.!?\s]\s+)(?:\p{Lu}\p{Ll}+(?:[-'’]\p{Lu}?\p{Ll}+)*)(?:\s+\p{Lu}\p{Ll}+)*/gu;

/** Names that are no person's: products and terms that an editor needs to read. */
const KNOWN = new Set(
  'Starter Startup Growth Enterprise Slack Teams Microsoft Google Salesforce Hubspot Zapier Notion Jira Asana Whatsapp Outlook Gmail Shopify Stripe Claude Gemini Chatgpt Openai Europe Germany India German English Spanish French Hindi'
    .split(' ')
    .map((word) => word.toLowerCase()),
);

/**
 * A visitor's question without what could tell who asked: email addresses, links, long numbers, names. Lower case, at most
 * 200 characters; empty when nothing is left.
 */
export function withoutIdentity(question: string): string {
  let text = question.normalize('NFKC').replace(/\s+/g, ' ').trim();
  for (const address of listAddresses(text)) text = replaceAllOf(text, address);
  text = text
    .replace(PLACES, HIDDEN)
    .replace(LONG_NUMBERS, HIDDEN)
    .replace(INTRODUCTIONS, (_whole, opening: string) => `${opening} ${HIDDEN} `)
    .replace(CAPITALIZED, (words) =>
      words
        .split(' ')
        .map((word) => (KNOWN.has(word.toLowerCase()) ? word : HIDDEN))
        .join(' '),
    )
    .replace(/(?:… ?){2,}/g, `${HIDDEN} `)
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
  return /\p{L}{2,}/u.test(text) ? text.slice(0, LONGEST_KEPT).toWellFormed() : '';
}

function replaceAllOf(text: string, part: string): string {
  return text.replaceAll(new RegExp(part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi'), HIDDEN);
}
