type Fields = Readonly<Record<string, unknown>>;

/** What is looked through. */
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
/** What stands between the digits of a phone number; of `(0)`, the zero is not dialled from abroad. */
const BETWEEN_DIGITS = /\s?\(0\)|[\s()./-]/g;
const PHONE = /^\+?\d{5,}$/;

/**
 * Whether a lead holds a text: in the form, the full name, a phone number however it is written, how the visit began, a
 * note, or the day of a demo. Capitals, accents and kinds of apostrophes make no difference.
 */
export function holdsText(lead: SearchableLead, text: string): boolean {
  const sought = fold(text);
  if (sought === '') return text.trim() === '';
  const { firstName = '', lastName = '' } = lead.body;
  const name = fold(`${firstName} ${lastName}`);
  const places = placesOf(lead);
  const words = sought.split(' ');
  return (
    places.some((place) => place.includes(sought)) ||
    name.includes(sought) ||
    (words.length > 1 && words.every((word) => name.split(' ').includes(word))) ||
    holdsPhone(places, sought)
  );
}

/** As text is compared. */
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

function holdsPhone(places: readonly string[], sought: string): boolean {
  const digits = sought.replace(BETWEEN_DIGITS, '');
  if (!PHONE.test(digits)) return false;
  // With what a country dials first, at home (0) or abroad (+, 00).
  const dialed = digits.replace(/^\+?0*/, '');
  return places.some((place) => place.replace(BETWEEN_DIGITS, '').includes(dialed));
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
