import { wordsIn } from '../passages/words.ts';
import { plainWords } from '../topics/text-features.ts';
import { isForeignWord } from './lexicon.ts';

const SPANISH = 'Por ahora solo puedo responder en inglés.';

/** Words that such a language needs for a question, and English does not know; `was` and `die` are in both. */
const SIGNS: readonly [language: string, words: string, sentence: string][] = [
  [
    'German',
    'der das den dem und ist sind wie was wer wo wann warum kostet viel viele ein eine einen ich wir ihr mein unsere für fur mit nicht kann können konnen gibt auf bei nach oder haben werden wird daten unser unserer unseren benutzt nutzt sie es im zu für uns wenn muss habt macht welche welcher welches welchen',
    'Ich kann bisher nur auf Englisch antworten.',
  ],
  [
    'French',
    'le les des du un une est sont combien quel quelle quels comment pourquoi coute je nous vous votre notre avec pour pas et ou que qui dans puis peut avez',
    'Je ne peux répondre qu’en anglais pour le moment.',
  ],
  [
    'Spanish',
    'el los las del un una es son cuanto cuantos cuesta que como cual cuales donde cuando por para con yo nosotros mi su puedo puede tiene hay y',
    SPANISH,
  ],
  [
    'Italian',
    'il lo gli della del un una è e sono quanto quanti costa che come quale dove quando perche per con posso puo avete mio',
    'Per ora posso rispondere solo in inglese.',
  ],
  [
    'Portuguese',
    'o os as do da dos um uma e sao quanto quantos custa que como qual onde quando por para com posso pode voces meu tem',
    'Por enquanto só posso responder em inglês.',
  ],
  [
    'Hindi in Latin letters',
    'kya hai hain ka ki ke ko kitna kitne kitni mujhe hum humko hamein aap mera mere meri apna kaise kab kahan kyun nahi chahiye sakta sakte sakti karna karte hota hoga aur liye raha rahe wala kaun kaunsa',
    'Main abhi sirf English mein jawab de sakta hoon.',
  ],
  [
    'Dutch',
    'de het een en is zijn wat hoe hoeveel kost waar wanneer waarom ik wij jullie mijn voor met niet kan kunnen hebben',
    'Ik kan voorlopig alleen in het Engels antwoorden.',
  ],
  [
    'Swedish',
    'vad hur kostar är och för med inte kan ni vi jag som det den ett mycket finns',
    'Jag kan för närvarande bara svara på engelska.',
  ],
  [
    'Polish',
    'ile kosztuje jest jaka jaki jakie czy jak się nie na dla za co gdzie kiedy można',
    'Na razie mogę odpowiadać tylko po angielsku.',
  ],
  [
    'Turkish',
    'ne kadar nedir mi mı mu kaç için ve bir bu var nasıl fiyatı planı planının ücreti',
    'Şimdilik yalnızca İngilizce yanıt verebiliyorum.',
  ],
];

/** Sentences of languages with a script of their own. */
const SCRIPTS: readonly [script: RegExp, sentence: string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, '今のところ、英語でのみお答えしています。'],
  [/\p{Script=Hangul}/u, '지금은 영어로만 답변할 수 있습니다.'],
  [/\p{Script=Han}/u, '目前我只能用英语回答。'],
  [/\p{Script=Devanagari}/u, 'अभी मैं केवल अंग्रेज़ी में जवाब दे सकता हूँ।'],
  [/\p{Script=Cyrillic}/u, 'Пока я могу отвечать только на английском.'],
  [/\p{Script=Arabic}/u, 'يمكنني الرد بالإنجليزية فقط حاليًا.'],
];

const ENGLISH = new Set(
  wordsIn(
    'a an the is are was do does did can could will would i you we they he she it my your our what which who how when where why of in on for to with and or not there have has me if about',
  ),
);
const SIGN_SETS = SIGNS.map(([, words, sentence]) => ({ words: new Set(wordsIn(words)), sentence }));
const FUNCTION_WORDS = new Set(SIGNS.flatMap(([, words]) => plainWords(words)));
const LEAST_SIGNS = 2;

/** Recognizes words such as `por` or `und`. @param word in lower case without accents */
export function isForeignFunctionWord(word: string): boolean {
  return FUNCTION_WORDS.has(word);
}

/**
 * The language of a message that isn't English, with a sentence in it that says that answers are English.
 * @returns `undefined` when it reads as English
 */
export function findOtherLanguage(content: string): { sentence: string } | undefined {
  if (isOtherScript(content))
    return { sentence: SCRIPTS.find(([script]) => script.test(content))?.[1] ?? '' };
  if (content.includes('¿')) return { sentence: SPANISH };
  const words = wordsIn(content);
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length;
  const [likeliest] = SIGN_SETS.map(({ words: known, sentence }) => ({ signs: count(known), sentence })).sort(
    (a, b) => b.signs - a.signs,
  );
  const signs = likeliest && likeliest.signs > 0 ? Math.max(likeliest.signs, countForeign(content)) : 0;
  const isOther = likeliest && signs >= LEAST_SIGNS && signs > count(ENGLISH);
  return isOther ? { sentence: likeliest.sentence } : undefined;
}

/** Recognizes messages that aren't English, of which the language may be open: `somos 4 personas`. */
export function isForeign(content: string): boolean {
  if (findOtherLanguage(content)) return true;
  return countForeign(content) >= LEAST_SIGNS && !wordsIn(content).some((word) => ENGLISH.has(word));
}

function countForeign(content: string): number {
  return plainWords(content).filter((word) => !ENGLISH.has(word) && isForeignWord(word)).length;
}

/** Recognizes messages with words that English alone needs. */
export function readsAsEnglish(content: string): boolean {
  return findOtherLanguage(content) === undefined && wordsIn(content).some((word) => ENGLISH.has(word));
}

function isOtherScript(content: string): boolean {
  const letters = content.match(/\p{L}/gu)?.length ?? 0;
  const latin = content.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters > 0 && latin < letters / 2;
}
