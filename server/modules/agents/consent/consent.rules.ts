import { ENGLISH_REFUSALS, tellsOfMissingConsent, withoutHarmless } from './consent-phrases.ts';

/** Two words of any script, at the least. */
const SENTENCE = /^\P{L}*\p{L}\S*\s\P{L}*\p{L}/u;

/** Words of a refusal, or of a missing consent; a star stands for any ending. */
const REFUSALS = [
  ...ENGLISH_REFUSALS,
  ...[
    'not',
    'never',
    'nope',
    'stop',
    'cannot',
    'dont',
    'cancel*',
    'declin*',
    'disagre*',
    'refus*',
    'reject*',
  ],
  ...[
    'deny',
    'denies',
    'denied',
    'withdraw*',
    'withdrew',
    'revok*',
    'against',
    'unwilling',
    'abort*',
    'without',
  ],
  ...['pending', 'unknown', 'unclear', 'unasked', 'implied', 'assum*', 'presum*'],
  ...[
    'nicht',
    'nein',
    'nie',
    'niemals',
    'kein',
    'keine',
    'keinen',
    'keinesfalls',
    'stornier*',
    'ablehn*',
    'abgelehnt',
  ],
  ...[
    'non',
    'pas',
    'jamais',
    'annul*',
    'nunca',
    'jamás',
    'rechaz*',
    'não',
    'nao',
    'recus*',
    'rifiut*',
    'annulla*',
  ],
  ...['niet', 'nee', 'geen', 'nooit', 'weiger*', 'inte', 'ikke', 'nej', 'nei', 'aldrig', 'hayır', 'değil'],
  ...['не', 'нет', 'ни', 'никогда', 'отмен*', 'नहीं', 'मत', 'न', 'لا', 'لم', 'لن', 'ليس'],
];
const WORD_START = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const WORD_END = String.raw`(?![\p{L}\p{M}\p{N}])`;
const REFUSAL = new RegExp(
  `${WORD_START}(?:${REFUSALS.map((word) => word.replace('*', String.raw`\p{L}{0,20}`)).join('|')})${WORD_END}`,
  'iu',
);
/** `don't`, `hasn’t`. */
const CONTRACTION = /n['’]t(?!\p{L})/iu;
/** The word 'no' in English and Spanish. */
const NO = new RegExp(`${WORD_START}no${WORD_END}`, 'iu');
/** Scripts that put no blanks between words. */
const UNDIVIDED = /[不没沒別别拒]|いいえ|ません|しない|やめ|않|아니|말고|싫/u;

/**
 * Returns why words are no consent to send something in a person's name; `undefined` where they may be one. It is meant
 * to stop a program that did not ask or did not listen, and won't stop one that lies: what is kept is its claim.
 * @param isAboutCanceling the person should agree to a cancellation
 */
export function findConsentProblem(words: string, isAboutCanceling = false): string | undefined {
  if (!SENTENCE.test(words)) return 'This isn’t a sentence';
  const rest = withoutHarmless(words.normalize('NFC'), isAboutCanceling);
  const saysNo = [REFUSAL, CONTRACTION, NO, UNDIVIDED].some((pattern) => pattern.test(rest));
  if (saysNo || tellsOfMissingConsent(rest)) {
    return 'This says no, or that the person wasn’t asked';
  }
  return undefined;
}
