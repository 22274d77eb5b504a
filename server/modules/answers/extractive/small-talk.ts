import { CONTACT_PAGE, DEMO_PAGE } from 'contract/site/addresses.ts';
import { termsOf, wordsIn } from '../../search/passages/words.ts';

const OFFER =
  'Ask me about plans and prices, AI employees, integrations, security, the API, courses or anything else on this site.';
const CONTACT = `[write to our team](${CONTACT_PAGE})`;

/** What people say without asking about the product: the beginning of a message, and the reply to it. */
const SMALL_TALK: readonly [said: RegExp, reply: string][] = [
  [/^(?:hi|hello|hey|hiya|howdy|namaste|greetings|good (?:morning|afternoon|evening|day))\b/, `Hi. ${OFFER}`],
  [/^(?:how are you|hows it going|how do you do|whats up)\b/, `I’m doing well, thanks. ${OFFER}`],
  [
    /^(?:thanks|thank you|thx|ty|cheers|great|perfect|awesome|cool|nice|got it|good)\b/,
    'You’re welcome. Is there anything else you’d like to know?',
  ],
  [/^(?:bye|goodbye|good night|see you|ciao)\b/, 'Goodbye. I’m here whenever you have another question.'],
  [
    /^(?:(?:who|what) are you|are you (?:a |an )?(?:real |live )?(?:human|person|bot|chatbot|robot|machine|ai))\b/,
    `I’m an AI assistant. I answer from the pages and articles on this site. For a person, ${CONTACT}.`,
  ],
  [
    /^(?:i need help|can you help|how can you help|what can (?:you do|i ask)|help)\b/,
    `I answer from the pages and articles on this site and name the page. ${OFFER}`,
  ],
  [
    /^(?:(?:can|could|may|i|we|id|want|need|would|like|please|let|me|to) )*(?:talk|speak|chat) (?:to|with) (?:an? |the |your |some)?(?:human|person|people|one|body|somebody|sales|team)\b/,
    `You can ${CONTACT} or [book a 30-minute demo](${DEMO_PAGE}), and a person will answer.`,
  ],
  [/^(?:yes|yeah|yep|no|nope|ok|okay|sure|fine|maybe|hm+|test|testing)\b/, `All right. ${OFFER}`],
];

const EMPTY = `I didn’t find a question in that. ${OFFER}`;

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
