type Fields = Readonly<Record<string, unknown>>;

/** Parts of a lead that are searched. */
export interface SearchableLead {
  email: string;
  body: Fields;
  attribution: Fields;
  context: Fields;
  notes: readonly { text: string }[];
  booking: { startDateTime: string } | null;
}

const APOSTROPHES = /['’‘ʼ´`]/g;
const DASHES = /[‐-―−]/g;
/** Accents alone: the vowel signs of Indian scripts are letters to their readers. */
const ACCENTS = /[\u0300-\u036f]/g;
/** Letters that no accent can be taken off. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
};
const SPECIAL = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');
/** Characters between the digits of a phone number; the zero of `(0)` is not dialed from abroad. */
const BETWEEN_DIGITS = /\s?\(0\)|[\s()./-]/g;
const PHONE = /^\+?\d{5,}$/;

/** A lead as it is looked through, again and again: folded once. */
export interface FoldedLead {
  /** First and last name. */
  name: string;
  /** All texts, a line each; a text that is sought has no line break. */
  text: string;
  /** Texts that may be phones, without the characters between their digits, a line each. */
  phones: string;
}

/** Searched text, folded for the comparison. */
export interface SoughtText {
  text: string;
  words: string[];
  /** Digits as they are dialed, without what a country dials first, at home (0) or abroad (+, 00). */
  phone: string | undefined;
  /** Set where nothing is searched: every lead holds it. */
  isEmpty: boolean;
}

const MAY_BE_PHONE = /\d{5}/;
/** Words that are looked for apart; shorter ones stand in too many texts. */
const SHORTEST_WORD = 2;

/**
 * Reports whether a lead holds a text: in the form, the full name, a phone number however it is written, how the visit
 * began, a note, or the day of a demo; or whether words of these begin with each of its words. Capitals, accents and
 * kinds of apostrophes make no difference.
 */
export function holdsText(lead: SearchableLead, text: string): boolean {
  return holdsSought(foldLead(lead), foldSought(text));
}

/** A lead as `holdsSought` looks through it. */
export function foldLead(lead: SearchableLead): FoldedLead {
  const { firstName = '', lastName = '' } = lead.body;
  const places = placesOf(lead);
  const phones = places.map((place) => place.replace(BETWEEN_DIGITS, ''));
  return {
    name: fold(`${firstName} ${lastName}`),
    text: places.join('\n'),
    phones: phones.filter((digits) => MAY_BE_PHONE.test(digits)).join('\n'),
  };
}

/** A text as `holdsSought` looks for it. */
export function foldSought(text: string): SoughtText {
  const folded = fold(text);
  const digits = folded.replace(BETWEEN_DIGITS, '');
  return {
    text: folded,
    words: folded.split(' '),
    phone: PHONE.test(digits) ? digits.replace(/^\+?0*/, '') : undefined,
    isEmpty: text.trim() === '',
  };
}

export function holdsSought({ name, text, phones }: FoldedLead, sought: SoughtText): boolean {
  if (sought.text === '') return sought.isEmpty;
  const { words, phone } = sought;
  return (
    text.includes(sought.text) ||
    name.includes(sought.text) ||
    (words.length > 1 && words.every((word) => name.split(' ').includes(word))) ||
    (words.length > 1 && words.every((word) => word.length >= SHORTEST_WORD && beginsWord(text, word))) ||
    (phone !== undefined && phones.includes(phone))
  );
}

const LETTER = /[\p{L}\p{N}]/u;

function beginsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !LETTER.test(text[at - 1] ?? '')) return true;
  }
  return false;
}

/** Returns a text in the form in which texts are compared. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(SPECIAL, (letter) => PLAIN[letter] ?? letter)
    .replace(APOSTROPHES, '')
    .replace(DASHES, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

function placesOf({ email, body, attribution, context, notes, booking }: SearchableLead): string[] {
  const days = booking ? [booking.startDateTime.slice(0, 10)] : [];
  const written = [email, ...[body, attribution, context].flatMap(textsIn), ...notes.map(({ text }) => text)];
  return [...written, ...days].map(fold);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
