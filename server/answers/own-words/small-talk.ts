import { termsOf, wordsIn } from '../passages/words.ts';

const OFFER =
  'Ask me about plans and prices, AI employees, integrations, security, the API, courses or anything else on this site.';
const CONTACT = '[write to our team](/contact-us)';

/** What people say without asking about the product: the beginning of a message, and the reply to it. */
const SMALL_TALK: readonly [said: RegExp, reply: string][] = [
  [
    /^(?:hi|hello|hey|hiya|howdy|namaste|greetings|good (?:morning|afternoon|evening|day))\b/,
    `Hello. ${OFFER}`,
  ],
  [/^(?:how are you|hows it going|how do you do|whats up)\b/, `I am well, thank you. ${OFFER}`],
  [
    /^(?:thanks|thank you|thx|ty|cheers|great|perfect|awesome|cool|nice|got it|good)\b/,
    'You are welcome. Is there anything else you would like to know?',
  ],
  [/^(?:bye|goodbye|good night|see you|ciao)\b/, 'Goodbye. I am here whenever you have another question.'],
  [
    /^(?:(?:who|what) are you|are you (?:a |an )?(?:real |live )?(?:human|person|bot|chatbot|robot|machine|ai))\b/,
    `I am an AI assistant that answers from the pages and articles of this site. For a person, ${CONTACT}.`,
  ],
  [
    /^(?:i need help|can you help|how can you help|what can (?:you do|i ask)|help)\b/,
    `I answer from the pages and articles of this site and name the page. ${OFFER}`,
  ],
  [
    /^(?:(?:can|could|may|i|we|id|want|need|would|like|please|let|me|to) )*(?:talk|speak|chat) (?:to|with) (?:an? |the |your |some)?(?:human|person|people|one|body|somebody|sales|team)\b/,
    'You can [write to our team](/contact-us) or [book a demo](/book-demo) of thirty minutes, and a person answers.',
  ],
  [/^(?:yes|yeah|yep|no|nope|ok|okay|sure|fine|maybe|hm+|test|testing)\b/, `All right. ${OFFER}`],
];

const EMPTY = `I found no question in that. ${OFFER}`;

/** A reply to a message that asks nothing about the product; `undefined` when it does. */
export function replyToSmallTalk(content: string): string | undefined {
  let rest = wordsIn(content).join(' ');
  if (rest === '') return EMPTY;
  let reply: string | undefined;
  for (let said = matchIn(rest); said; said = matchIn(rest)) {
    reply = said.reply;
    rest = rest.slice(said.length).trim();
  }
  // A greeting with more behind it leads to a question.
  return termsOf(rest).length === 0 ? reply : undefined;
}

function matchIn(words: string): { reply: string; length: number } | undefined {
  for (const [pattern, reply] of SMALL_TALK) {
    const [said] = pattern.exec(words) ?? [];
    if (said !== undefined) return { reply, length: said.length };
  }
  return undefined;
}
