import type { AskStep } from 'contract/answers/ask.ts';
import { termsOf, wordsIn } from '../passages/words.ts';
import { ASK_US, BOOK_DEMO } from './next-steps.ts';

/** Reply to people who ask nothing about the product. */
export interface Talk {
  text: string;
  next: AskStep[];
}

const OFFER =
  'Ask me about plans and prices, AI employees, integrations, security, the API, courses or anything else on this site.';

/** Messages without a question about the product: the beginning of a message, and the reply to it. */
const SMALL_TALK: readonly [said: RegExp, reply: string, ...next: AskStep[]][] = [
  [
    /^(?:hi|hello|hey|hiya|howdy|namaste|hallo|hola|bonjour|moin|servus|greetings|good (?:morning|afternoon|evening|day)|guten (?:tag|morgen|abend))\b/,
    `Hi. ${OFFER}`,
  ],
  [
    /^(?:how are you(?: doing)?(?: today)?|hows it going|how do you do|whats up|wie gehts|kaise ho)\b/,
    `I’m doing well, thanks. ${OFFER}`,
  ],
  [
    /^(?:thanks|thank you|thx|ty|cheers|danke|gracias|merci|shukriya|dhanyavad|great|perfect|awesome|cool|nice|got it|good)\b/,
    'You’re welcome. Is there anything else you’d like to know?',
  ],
  [
    /^(?:bye|goodbye|good night|see you|ciao|tschuss|adios)\b/,
    'Goodbye. I’m here whenever you have another question.',
  ],
  [
    /^(?:(?:who|what) are you|(?:tell me (?:something )?about|introduce) yourself|are you (?:a |an )?(?:real |live )?(?:human|person|bot|chatbot|robot|machine|ai)|is this (?:a |an )?(?:real |live )?(?:human|person|bot|chatbot|robot|ai)|am i (?:talking|speaking|chatting) (?:to|with) (?:a |an )?(?:real |live )?(?:human|person|bot|robot|machine|ai))\b/,
    'I’m an AI assistant, and I can be wrong. I answer from the pages of this site and name the page. For a person, write to our team.',
    ASK_US,
  ],
  [
    /^(?:i need help|can you help|how can you help|what can (?:you do|i ask)|help)\b/,
    `I answer from the pages and articles on this site and name the page. ${OFFER}`,
  ],
  [
    /^(?:(?:can|could|may|i|we|id|want|need|would|like|please|let|me|to) )*(?:talk|speak|chat) (?:to|with) (?:an? |the |your |some)?(?:real |live )?(?:human|person|people|one|body|somebody|someone|sales|team)\b/,
    'You can write to our team or book a 30-minute demo, and a person will answer.',
    ASK_US,
    BOOK_DEMO,
  ],
  [/^(?:yes|yeah|yep|no|nope|ok|okay|sure|fine|maybe|hm+|test|testing|lol|haha)\b/, `All right. ${OFFER}`],
];

/**
 * Sentences that try to turn the assistant, so that it gives up its rules or reveals them. A question about such
 * sentences of others is a question of buyers.
 */
const TURNING = new RegExp(
  `^(?:(?:please|hi|hello|and|now|just|so|ok|but|from now on|i want you to|(?:you )?(?:must|should|will|can|could)|can you|could you|to) )*(?:${[
    '(?:ignore|forget|disregard|override|bypass) (?:all |any |the |your |my |of |these |those )*(?:previous |prior |above |earlier |system )*(?:instructions?|rules?|prompts?)\\b',
    '(?:show|give|tell|send|print|reveal|display|repeat|output|write|what (?:is|are|does)|whats)\\b.*\\b(?:(?:your|hidden|initial|the) (?:system |hidden |initial |secret )*prompt|your (?:system |hidden |initial |secret )*instructions$)',
    '(?:enter|enable|activate|switch to|you are(?: now)?(?: in)?) (?:developer|debug|dan|jailbreak)\\b',
  ].join('|')})`,
);
const NOT_TURNED =
  'I’m an assistant that answers questions about this company from its own pages, and nothing a message says changes that.';
/** Words in quotes, by the marks of several languages. */
const QUOTED = /["“„«][^"”“»]*["”“»]|(?<!\p{L})['‘‚][^'’‘]*['’‘](?!\p{L})/gu;

/** Messages about what the assistant itself must not do. */
const REFUSALS: readonly [asked: RegExp, reply: string][] = [
  [
    /^(?:(?:please|can you|could you|now|just) )*(?:say|write|repeat|confirm|promise|pretend|roleplay|act|print|reply with|respond with|answer with)\b.*\b(?:quote|liable|accept|above|word for word|single word|guarantees?|promise|refund everyone|free forever|discount|as if|that you)\b/,
    'I couldn’t find that on our site, so I can’t say it. I only repeat what our pages say, and their calculators give estimates, not promises.',
  ],
  [
    /\b(?:show|give|list|tell|send|print|reveal|display|export|leak|dump|what is|whats|get)\b.*\b(?:(?:other|another|someone elses?|different|all|your) (?:customers?|clients?|users?|compan(?:y|ies)|peoples?|persons?)\b.*\b(?:conversations?|chats?|messages?|data|emails?|addresses|passwords?|documents?|accounts?)|(?:conversations?|chats?|messages?|data|passwords?|emails?|addresses|list) (?:of|from) (?:all |your |other |another )+(?:customers?|clients?|users?|compan(?:y|ies))|(?:admin|root|database) (?:password|login|credentials)|environment variables)\b/,
    'I have no access to that: customers’ data stays separate, and this assistant only reads the public pages of this site.',
  ],
];

const EMPTY = `I didn’t find a question in that. ${OFFER}`;

/** Words about something that no company has a page about, whatever words of ours stand beside them. */
const OFF_TOPIC =
  /\b(?:weather|wetter|mausam|forecast for|joke|joking|witz|poem|gedicht|lyrics|recipe|rezept|horoscope|lottery|world cup|capital of|president of|prime minister|how tall is|how far is)\b/;

/** A reply to a message that asks nothing about the product; `undefined` when it does. */
export function replyToSmallTalk(content: string): Talk | undefined {
  let rest = wordsIn(content).join(' ');
  if (rest === '') return { text: EMPTY, next: [] };
  let talk: Talk | undefined;
  for (let said = matchIn(rest); said; said = matchIn(rest)) {
    talk = said.talk;
    rest = rest.slice(said.length).trim();
  }
  // A greeting with more behind it leads to a question.
  return termsOf(rest).length === 0 ? talk : undefined;
}

/** A reply to a message about something that no company has pages about; `undefined` for all others. */
export function replyToOffTopic(content: string): Talk | undefined {
  if (!OFF_TOPIC.test(wordsIn(content).join(' '))) return undefined;
  return {
    text: `I couldn’t find that on our site: I only answer questions about this company. ${OFFER}`,
    next: [],
  };
}

/** A reply to a message that asks for what the assistant must not do; `undefined` when it doesn't. */
export function replyToMisuse(content: string): Talk | undefined {
  if (triesToTurn(content)) return { text: NOT_TURNED, next: [] };
  const words = wordsIn(content).join(' ');
  const [, text] = REFUSALS.find(([asked]) => asked.test(words)) ?? [];
  return text === undefined ? undefined : { text, next: [] };
}

/** Words in quotes are another’s, unless there are no others. */
function triesToTurn(content: string): boolean {
  const own = content.replace(QUOTED, ' ');
  const sentences = (wordsIn(own).length === 0 ? content : own).split(/[.!?;:,\n]+/);
  return sentences.some((sentence) => TURNING.test(wordsIn(sentence).join(' ')));
}

function matchIn(words: string): { talk: Talk; length: number } | undefined {
  for (const [pattern, text, ...next] of SMALL_TALK) {
    const [said] = pattern.exec(words) ?? [];
    if (said !== undefined) return { talk: { text, next }, length: said.length };
  }
  return undefined;
}
