import { STOP_WORDS } from './stop-words.ts';
import { stemOf, wordsIn } from './words.ts';

/** Words that people use, and the words of our pages for them. One word may lead to several, and several to one. */
const RELATED: readonly [said: string, written: string][] = [
  ['how much, cost, costs, fee, rate, expensive, cheap', 'price'],
  ['price, pricing', 'cost'],
  ['how many people, seat, user, teammate, colleague', 'member'],
  ['money back, reimburse, reimbursement', 'refund'],
  ['refund', 'money'],
  ['cancellation, quit, unsubscribe, leave, terminate', 'cancel'],
  ['subscription, membership', 'plan'],
  ['erase, remove, deletion', 'delete'],
  ['keep, retain, retention, store', 'kept'],
  ['lifetime, valid, validity, expiration, expiry, how long', 'expire lives lifetime'],
  ['expire, last, live', 'lifetime valid'],
  ['log in, sign in, signin', 'login'],
  ['sign up, register, create an account', 'signup account'],
  ['signup', 'sign'],
  ['login', 'log'],
  ['human, people', 'person'],
  ['hand over, hand off, escalate, escalation, takeover', 'handoff'],
  ['bot, assistant', 'agent chatbot'],
  ['gdpr, personal data, data protection', 'privacy'],
  ['docs, documentation, developer', 'api reference'],
  ['websocket, real time', 'socket'],
  ['try, test, demo account', 'trial'],
  ['phone, call, reach, get in touch', 'contact'],
  ['training, tutorial, class, learn', 'course'],
  ['referral, referrals, partner program, partner programme', 'affiliate commission'],
  ['child, children, kid, minor, teenager, how old', 'minimum age'],
  ['on premise, on prem, on premises, onprem, self host, self hosted, own server', 'premises cloud'],
  ['byok, own key', 'key bring'],
  ['sso, single sign on, saml', 'role login'],
  ['rag', 'retrieval'],
  ['hiring, applicant', 'recruiter'],
  ['sla, availability', 'uptime'],
  ['meeting, appointment', 'demo'],
  ['schedule, reserve', 'book'],
  ['upgrade, downgrade, switch', 'change plan'],
  ['customer, client, success', 'case study'],
  ['run out, use up, message limit, quota', 'used limit'],
  ['rfp, tender, bid', 'proposal'],
  ['lawsuit, sue, court', 'arbitration dispute'],
];

interface Relation {
  /** One word, or several in a row. */
  said: string[];
  written: string[];
}

const RELATIONS: readonly Relation[] = RELATED.flatMap(([said, written]) =>
  said.split(', ').map((phrase) => ({ said: keysOf(phrase), written: keysOf(written) })),
);

/** A word of a question, or a phrase, with the stems that our pages may use for it. */
export interface Meaning {
  stem: string;
  related: string[];
}

/**
 * Returns the meanings of a question's words, in their order. A phrase is read as one: `how much` asks for a price, and
 * `run out` has nothing to do with running.
 */
export function meaningsOf(words: readonly string[]): Meaning[] {
  const stems = words.map(stemOf);
  const meanings: Meaning[] = [];
  for (let at = 0; at < words.length; ) {
    const begun = RELATIONS.filter(({ said }) => said.every((stem, index) => stems[at + index] === stem));
    const length = Math.max(1, ...begun.map(({ said }) => said.length));
    const written = begun
      .filter(({ said }) => said.length === length)
      .flatMap((relation) => relation.written);
    const own = words
      .slice(at, at + length)
      .filter((word) => !STOP_WORDS.has(word))
      .map(stemOf);
    const [stem, ...related] = length === 1 ? [...own, ...written] : [...written, ...own];
    if (stem !== undefined) meanings.push({ stem, related });
    at += length;
  }
  return meanings;
}

function keysOf(phrase: string): string[] {
  return wordsIn(phrase).map(stemOf);
}
