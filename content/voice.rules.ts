/** Rule of `docs/voice.md`: words to avoid, and words to write instead. `$1` and `$2` are what its groups found. */
export interface VoiceRule {
  wrong: RegExp;
  better: string;
}

/** Sentences that the specification fixes, signs included. */
export const FIXED_SENTENCES = ["Request sent successfully! We'll get back to you soon."];

const spelled = (british: string, american: string): VoiceRule => ({
  wrong: new RegExp(`\\b${british}`, 'i'),
  better: american,
});

const instead = (phrase: string, better: string): VoiceRule => ({
  wrong: new RegExp(`\\b(?:${phrase})\\b`, 'i'),
  better,
});

/** Stems, so that one line holds a whole family of words. */
const SPELLING = [
  spelled(
    '(organ|recogn|real|special|general|summar|prior|author|categor|final|standard|apolog|custom|minim|maxim|sanit|util|harmon|critic|visual|memor|emphas)is(e|ed|es|ing|ation|ations|er)\\b',
    '$1iz$2',
  ),
  spelled('analyse(d?)\\b', 'analyze$1'),
  spelled('(col|fav|hon|lab|harb|neighb|behavi|rum|hum)our', '$1or'),
  spelled('(cent|met|lit|theat)re\\b', '$1er'),
  spelled('(defen|offen|licen)ce\\b', '$1se'),
  spelled('practis(e|ed|es|ing)\\b', 'practic$1'),
  spelled('(enrol|instal|fulfil|skilful)(?=s\\b|ments?\\b|\\b)(?!l)', '$1l'),
  spelled('(travel|cancel|label|model|signal|level|channel|counsel)l(ed|ing|er|ers)\\b', '$1$2'),
  spelled('enquir(y|ies|e|ed)', 'inquir$1'),
  spelled('judgement', 'judgment'),
  spelled('(learn|spell|burn|dream)t\\b', '$1ed'),
  spelled('spilt\\b', 'spilled'),
  spelled('programme', 'program'),
  spelled('catalogue', 'catalog'),
  spelled('(after|back|up|down|to)wards\\b', '$1ward'),
  spelled('whilst\\b', 'while'),
  spelled('maths\\b', 'math'),
  spelled('tyres?\\b', 'tire'),
  spelled('grey', 'gray'),
  spelled('set-up\\b', 'setup'),
  spelled('e-mail', 'email'),
  spelled('acknowledgement', 'acknowledgment'),
];

const WORDS = [
  instead('whoever', '“the person who”, or their name'),
  instead('somebody', 'someone'),
  instead('nobody', 'no one'),
  instead('everybody', 'everyone'),
  instead('anybody', 'anyone'),
  instead('mails?', 'email'),
  instead('mailbox(?:es)?', 'inbox'),
  // Counted, or with an owner: those of an alphabet, and those that a company files, are letters.
  instead('(?:two|three|five|eight|ten|thirty|these|those|your|our|their) letters', 'emails'),
  instead('papers', 'documents'),
  instead('half an hour', '30 minutes'),
  instead('demo of thirty minutes', '30-minute demo'),
  instead('corridor', 'hallway'),
  instead(
    'rests? on|hangs? on|lies ready|stands beside',
    'a plain verb: “comes from”, “depends on”, “is ready”',
  ),
  instead('on your premises', 'on-premise'),
  instead('seldom', 'rarely'),
  instead('need not', 'don’t have to'),
  instead('mend(?:s|ed|ing)?', 'fix'),
  instead('dearer', 'more expensive'),
  instead('anew', 'again'),
  instead('any more(?=[.,;:!?]|$)', 'anymore'),
  instead('autumn', 'fall'),
  instead('electrics', 'wiring'),
  instead('tick(?:s|ed|ing)? (?:the|this|that|a|your)', 'check, as Americans do with a box'),
  instead('not (?:just|only|merely) [^.!?]+? but', 'the second half alone'),
];

const CONTRACTIONS: VoiceRule[] = [
  {
    wrong: /\b(do|does|did|is|are|was|were|has|have|had|could|would|should) not\b(?! (?:only|disturb)\b)/i,
    better: '$1n’t',
  },
  { wrong: /\bcannot\b/i, better: 'can’t' },
  { wrong: /\bwill not\b/i, better: 'won’t' },
  { wrong: /\bI am\b/, better: 'I’m' },
];

const SIGNS: VoiceRule[] = [
  { wrong: /\p{L}'(?=\p{L})|(?<=s)'(?= \p{Ll})/u, better: '’ (typographic)' },
  { wrong: /(?<=^|[\s(])'(?=\p{L}[^']*')/u, better: '“ and ” around it' },
  { wrong: /"/, better: '“ or ”' },
  { wrong: /‘/, better: '“ and ” around it' },
  { wrong: /\d %/, better: 'the sign right behind the number' },
  // A template may fill in a person's own words: the punctuation of the sentence stays outside of them.
  { wrong: /(?<!…)”[,.]/, better: 'the comma or period inside the quotation marks' },
  { wrong: /\d ?[ap]\.m\./, better: 'AM or PM' },
  // Ranges that the specification writes with a hyphen keep it.
  { wrong: /\d-\d+(?! (?:weeks?|minutes|hours)\b)(?=[\s.,;)]|$)/, better: '– between two numbers' },
  { wrong: / - |--/, better: '– or a new sentence' },
];

export const VOICE_RULES: readonly VoiceRule[] = [...SPELLING, ...WORDS, ...CONTRACTIONS, ...SIGNS];

/** The most words that a sentence has which is read aloud in one breath. */
const LONGEST_SENTENCE = 30;
/**
 * End of a sentence, or of a part of it that stands alone: also inside of quotation marks, and in the cell of a table.
 */
const END_OF_SENTENCE = /(?<=[.!?:][”*)\]]*)\s+|\|/u;

/** Returns the problems of a text with the voice: its words, and better ones. */
export function problemsOf(text: string): string[] {
  if (FIXED_SENTENCES.includes(text)) return [];
  return [...problemsOfWords(text), ...problemsOfLength(text)];
}

function problemsOfLength(text: string): string[] {
  return text.split(END_OF_SENTENCE).flatMap((sentence) => {
    const words = sentence.match(/\S*[\p{L}\d]\S*/gu)?.length ?? 0;
    if (words <= LONGEST_SENTENCE) return [];
    return [`“${sentence.slice(0, 40).trim()}…” has ${words} words: write two sentences`];
  });
}

function problemsOfWords(text: string): string[] {
  return VOICE_RULES.flatMap(({ wrong, better }) => {
    const [found, first = '', second = ''] = wrong.exec(text) ?? [];
    if (found === undefined) return [];
    return [`“${found.trim()}”: write ${better.replace('$1', first).replace('$2', second)}`];
  });
}
