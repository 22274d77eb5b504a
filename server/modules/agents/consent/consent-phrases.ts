/** Words for the person who has to be asked. */
const PERSON =
  '(?:(?:the|my|our|this) )?(?:person|user|visitor|customer|client|human|owner|him|her|them|he|she|they)';
const LEAVE = '(?:consent|approval|permission|confirmation|agreement|answer|reply|response|decision)';

/** English phrases that hold a word of refusal, and refuse nothing. */
const HARMLESS = [
  'no(?:t a)? (?:problem|worries|issue|doubt|rush|hurry|objections?|matter|trouble)',
  'no hay (?:problema|inconveniente)',
  'without (?:any |a |further )?(?:hesitation|delay|doubt|reservations?|objections?)',
  "(?:do not|don['’]t|never) (?:hesitate|worry|mind)",
  "(?:cannot|can['’]t|can not) wait",
  'why not',
  'nothing against (?:it|this|that)',
];

/** English phrases without such a word that state a missing consent. */
const MISSING = [
  'yet to (?:be )?(?:ask|asked|confirm|confirmed|agree|approve|approved|answer|reply|respond|decide|hear|consent|say)',
  'hold off',
  'maybe later',
  'said maybe',
  'turn(?:s|ed|ing)? (?:it |this |that |us |them )?down',
  '(?:leave|left|keep|kept|count) (?:me|us|him|her|them|it) (?:out|be|alone)',
  'left out of',
  'nothing to do with',
  'rather skip',
  'think (?:about it|it over)',
  'get back to (?:me|us|you)',
  'forg(?:et|ot) (?:to ask|about|it)',
  `wait(?:s|ed|ing)? (?:for|until|on) (?:the |an |a |her |his |their )?${LEAVE}`,
  `wait(?:s|ed|ing)? (?:for|on) ${PERSON}`,
  '(?:asked|told) (?:me|us) to wait',
  `(?:must|should|needs? to|has to|have to|ought to|will|shall) (?:still |first )?(?:be asked|ask ${PERSON})`,
  `ask ${PERSON} (?:first|before|later)`,
  `up to ${PERSON}`,
  `${LEAVE} (?:is |was |are |were )?(?:still )?(?:needed|required|missing|absent|outstanding|skipped|bypassed|lacking)`,
  `(?:lacks?|lacking|needs?) ${LEAVE}`,
  'own initiative',
];

/** Words of a refusal, or of a missing consent, beside those in other languages; a star stands for any ending. */
export const ENGLISH_REFUSALS = [
  ...['nobody', 'neither', 'nor', 'none', 'nah', 'nay', 'false', 'null', 'undefined', 'n/a'],
  ...['undecided', 'unavailable', 'unable', 'unsure', 'uncertain', 'unanswered', 'unconfirmed', 'unapproved'],
  ...['awaiting', 'ignored', 'ignores', 'oppos*', 'objects', 'objected', 'objecting', 'objection*', 'doubt*'],
  ...['skipped', 'bypass*', 'hypothetical*'],
];

/** Phrases of people who want a demo canceled, in words that refuse anything else. */
const CANCELING = [
  "(?:cannot|can['’]t|can not|won['’]t|will not) (?:make it|come|attend|be there)",
  "(?:do not|don['’]t) need (?:it|this|the demo)(?: any ?more)?",
  'no longer',
  'cancel\\p{L}*',
  'stornier\\p{L}*',
  'annul\\p{L}*',
  'отмен\\p{L}*',
];

const anyOf = (phrases: readonly string[]) =>
  new RegExp(String.raw`(?<!\p{L})(?:${phrases.join('|')})(?!\p{L})`, 'giu');
const HARMLESS_PHRASE = anyOf(HARMLESS);
const CANCELING_PHRASE = anyOf(CANCELING);
const MISSING_PHRASE = anyOf(MISSING);

/**
 * The words without what only sounds like a refusal, with one blank between two.
 * @param isAboutCanceling whether a cancellation is what they should agree to
 */
export function withoutHarmless(words: string, isAboutCanceling: boolean): string {
  const rest = words.replaceAll(/\s+/g, ' ').replaceAll(HARMLESS_PHRASE, ' ');
  return isAboutCanceling ? rest.replaceAll(CANCELING_PHRASE, ' ') : rest;
}

export function tellsOfMissingConsent(words: string): boolean {
  return words.search(MISSING_PHRASE) >= 0;
}
