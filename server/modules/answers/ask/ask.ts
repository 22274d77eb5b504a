import { type AskAnswer, LONGEST_QUESTION, MOST_EARLIER_QUESTIONS } from 'contract/answers/ask.ts';
import type { Topic } from 'contract/content/topic.ts';
import type { PlanKey } from 'contract/product/plans.ts';
import { content as words } from '../../../shared/content.ts';
import type { Passage } from '../passages/passage.ts';
import type { Passages } from '../passages/passages.ts';
import type { OpenTopics } from '../topics/open-topics.ts';
import { plainWords } from '../topics/text-features.ts';
import type { TopicMatch } from '../topics/topic-matcher.ts';
import { dependenceOf, wordsOfMeaning } from './follow-up.ts';
import { joinConditions } from './join-conditions.ts';
import { findOtherLanguage } from './language.ts';
import { ASK_US } from './next-steps.ts';
import { answerAboutPlans, answerForTeam, type Before, isAboutPlans } from './plan-answers.ts';
import { isAllCovered, readConditions } from './plan-conditions.ts';
import { asksForPrices, planOfPriceQuestion } from './price-question.ts';
import { joinParts, splitQuestion } from './question-parts.ts';
import { lacksNumber, nearestPage, quotePassage } from './quote-passage.ts';
import { replyToMisuse, replyToOffTopic, replyToSmallTalk } from './small-talk.ts';
import { toEnglish } from './to-english.ts';
import { createTopicFinder, type TopicFinder } from './topic-finder.ts';
import { mergeSlots, namesNeeds, understand } from './understand.ts';

/** A question of a visitor, with what the same person asked before. */
export interface AskQuestion {
  content: string;
  /** Oldest first. */
  earlier: readonly string[];
}

/** Limits that a model has to keep to. */
export interface Grounding {
  /** The answer stands as it is: it was computed, or says that something isn't published. */
  isFixed: boolean;
  /** The nearest topics as passages of the type `answer`, the best first. */
  passages: Passage[];
}

/** Answers visitors from the topics first, then from one passage of a page. Nothing is kept between two questions. */
export interface Ask {
  answer(question: AskQuestion): Promise<AskAnswer>;
  /** Finds what the topics answer to a question, for a model that words the answer. */
  ground(question: AskQuestion): Promise<Grounding>;
}

/** Score of the nearest topic below which a number of people or messages says more about what is asked. */
const PLAN_RIVAL = 0.2;
const PASSAGES_READ = 8;
/** Score from which a topic answers even where a page holds more of the question's words. */
const SURE_OF_TOPIC = 0.4;
/** More than a reader takes in at once. */
const MOST_CONDITIONS = 2;
/** The topic of the prices as such. */
const PRICES = 'plan-prices';
/** The topic of what we pay for harm. */
const LIABILITY = 'liability-limit';
/** The topics that say what a plan costs. */
const PLAN_TOPICS: Readonly<Record<PlanKey, string>> = {
  starter: 'starter-plan',
  startup: 'startup-plan',
  growth: 'growth-plan',
  enterprise: 'enterprise-price',
};

const UNKNOWN: AskAnswer = {
  kind: 'unknown',
  text: 'I couldn’t find an answer to that on our site, and I only say what our pages say. Our team will know.',
  sources: [],
  suggestions: [],
  next: [ASK_US],
};

export interface AskParts {
  /** Built with the first question: a start pays nothing for it. */
  topics: OpenTopics;
  passages: Pick<Passages, 'find'>;
  /** The name of a page, for a link. */
  titleOf: (page: string) => string;
  /** A question that found nothing. */
  onUnanswered?: (question: string) => void;
}

export function openAsk({ topics: openTopics, passages, titleOf, onUnanswered = () => {} }: AskParts): Ask {
  let opened: { of: ReturnType<OpenTopics>; finder: Promise<TopicFinder> } | undefined;
  const openFinder = () => {
    const of = openTopics();
    if (opened?.of !== of) {
      opened = { of, finder: of.then((topics) => createTopicFinder(topics, words().one('site').name)) };
    }
    return opened.finder;
  };

  return {
    ground: async (asked) => groundIn(bound(asked), await openFinder()),

    async answer(asked) {
      const { content, earlier } = bound(asked);
      const talk = talkAbout(content);
      if (talk) return { kind: 'talk', text: talk.text, sources: [], suggestions: [], next: talk.next };
      const english = toEnglish(content);
      const found =
        (await answerFromParts({ content: english, earlier })) ??
        (await answerWhole({ content, earlier })) ??
        (await denyAnswer(english));
      const language = findOtherLanguage(content);
      return language ? { ...found, text: `${language.sentence} ${found.text}`.trim() } : found;
    },
  };

  function groundIn({ content, earlier }: AskQuestion, finder: TopicFinder): Grounding {
    if (talkAbout(content)) return { isFixed: true, passages: [] };
    const found = answerFromTopics({ content, earlier }, finder)?.reply;
    const before = dependenceOf(content) === 'alone' ? undefined : lastQuestion(earlier);
    const near = finder.find(content, before);
    const topic = near.find(({ topic: { id } }) => id === found?.topic)?.topic;
    return {
      isFixed: (found && isComputed(found)) || topic?.status === 'not-published',
      passages: near.map((match) => passageOf(match.topic, titleOf)),
    };
  }

  /** Answers each part of a question with two of them, or names the one that it found nothing for. */
  async function answerFromParts({ content, earlier }: AskQuestion): Promise<AskAnswer | undefined> {
    const [first, second] = splitQuestion(content);
    if (first === undefined || second === undefined) return undefined;
    const whole = answerFromTopics({ content, earlier }, await openFinder());
    const isWhole = whole?.reply.kind === 'answer';
    const [best] = whole?.near ?? [];
    if (isWhole && (!best || (best.score >= SURE_OF_TOPIC && best.lacking.length === 0))) return undefined;
    const answers = [
      await answerWhole({ content: first, earlier }),
      await answerWhole({ content: second, earlier: [...earlier, first] }),
    ].map((reply) => (reply?.kind === 'choices' ? undefined : reply));
    return isWhole && answers.includes(undefined) ? undefined : joinParts([first, second], answers);
  }

  /** Answers from the topics, or from a page that holds more of a question than they do. */
  async function answerWhole({ content, earlier }: AskQuestion): Promise<AskAnswer | undefined> {
    const found = answerFromTopics({ content, earlier }, await openFinder());
    if (found && isComputed(found.reply)) return found.reply;
    const english = toEnglish(content);
    const [best] = found?.near ?? [];
    if (!asksForWords(english)) return found?.reply;
    const reply = found?.reply;
    if (best && reply?.kind === 'answer' && best.score >= SURE_OF_TOPIC) return reply;
    const findings = await passages.find({ content: english, history: [] }, PASSAGES_READ);
    const quote = quotePassage(findings, english, found !== undefined);
    if (!found || !reply || !quote) return reply ?? quote;
    const [place] = quote.sources;
    const isAt = (topic: Topic, part: RegExp) =>
      sourcesOf(topic, titleOf).some(
        ({ address }) => address.replace(part, '') === place?.address.replace(part, ''),
      );
    if (reply.kind === 'choices') {
      const agreeing = found.near.find(({ topic }) => isAt(topic, /^$/));
      return agreeing ? answerOf(agreeing.topic, titleOf) : quote;
    }
    // A keyword says too little to set a page above a reviewed answer.
    const isTopics = wordsOfMeaning(english).length < 2 || (best && isAt(best.topic, /#.*/));
    return isTopics ? reply : quote;
  }

  async function denyAnswer(content: string): Promise<AskAnswer> {
    if (!asksForWords(content)) return UNKNOWN;
    onUnanswered(content);
    const findings = await passages.find({ content, history: [] }, PASSAGES_READ);
    return { ...UNKNOWN, sources: nearestPage(findings, content) };
  }

  function answerFromTopics({ content: said, earlier }: AskQuestion, finder: TopicFinder): Found | undefined {
    const english = toEnglish(said);
    const before = dependenceOf(english) === 'alone' ? undefined : lastQuestion(earlier);
    const context = contextOf(earlier, before);
    const asked = understand(english);
    // Phrasings of topics are in other languages too.
    const [content, near] = [...new Set([said, english])]
      .map((text) => [text, finder.find(text, before)] as const)
      .reduce((one, other) => ((other[1][0]?.score ?? 0) > (one[1][0]?.score ?? 0) ? other : one));
    const isSure = (near[0]?.score ?? 0) >= PLAN_RIVAL;
    const computed = asked.asks.has('how') && isSure ? undefined : answerAboutPlans(english, context);
    const whole = computed && withConditions(computed, english, finder);
    if (whole) return { reply: whole, near: [] };
    const priced = planOfPriceQuestion(said);
    const isOfPrices = asksForPrices(said, earlier.length > 0);
    const other = isOfPrices ? PRICES : asked.asks.has('damage') ? LIABILITY : undefined;
    const known = priced ? PLAN_TOPICS[priced] : other;
    if (known) return { reply: answerOf(finder.get(known), titleOf), near: [] };
    if (before === undefined && wordsOfMeaning(content).length === 0) return undefined;
    const guessed = isSure ? undefined : answerForTeam(english, context);
    const guess = guessed && withConditions(guessed, english, finder);
    if (guess) return { reply: guess, near: [] };
    if (near.length === 0) return undefined;
    const missed = missedIn(content, near[0]);
    const rest = missed.reduce((text, each) => text.replace(each, ''), content);
    const topic =
      finder.pick(near, content) ?? (missed.length > 0 && finder.pick(finder.find(rest, before), rest));
    return { reply: topic ? nameMissed(answerOf(topic, titleOf), missed, content) : choices(near), near };
  }

  /** An answer from figures and plans, after what is known of the question’s other conditions. */
  function withConditions(computed: AskAnswer, content: string, finder: TopicFinder): AskAnswer | undefined {
    const conditions = readConditions(content)
      .map((condition) => ({
        ...condition,
        topic: finder.pick(finder.find(condition.text, undefined), condition.text),
      }))
      .filter(({ isStated, topic }) => isStated || (topic && topic.status !== 'published'))
      .slice(0, MOST_CONDITIONS);
    // The cheapest plan as such would be named as if it met them.
    const asked = understand(content);
    const isBare = (asked.asks.has('smallest') || asked.asks.has('largest')) && !namesNeeds(asked);
    if (conditions.length === 0) return isBare && !isAllCovered(content) ? undefined : computed;
    const rest = isBare ? undefined : computed;
    return joinConditions(conditions, rest, (topic) => sourcesOf(topic, titleOf));
  }
}

/** Reply from figures or topics, with the topics that it was chosen from. */
interface Found {
  reply: AskAnswer;
  near: readonly TopicMatch[];
}

/** Recognizes questions with a word of meaning, or a code such as 429. */
function asksForWords(content: string): boolean {
  return /\d{3}/.test(content) || wordsOfMeaning(content).length > 0;
}

/** Names in a question, such as `CarPlay`, that its nearest topic has nothing of. */
function missedIn(content: string, near: TopicMatch | undefined): string[] {
  return readConditions(content).flatMap(({ text, isStated }) => {
    const isName = isStated && /\p{Lu}|\d/u.test(text);
    return isName && plainWords(text).every((word) => near?.lacking.includes(word)) ? [text] : [];
  });
}

/** Names what an answer leaves open of a question: names, or the figure that was asked for. */
function nameMissed(reply: AskAnswer, missed: readonly string[], content: string): AskAnswer {
  const open = [
    ...(missed.length > 0 ? [`I found nothing on our site for “${missed.join('” and “')}”. Ask us.`] : []),
    ...(lacksNumber(content, reply.text) ? ['I found no figure for that. Ask us.'] : []),
  ];
  return open.length === 0 ? reply : { ...reply, text: [reply.text, ...open].join(' '), status: 'partly' };
}

/** Reports whether an answer was computed, which no page can outweigh. */
function isComputed({ kind, topic }: AskAnswer): boolean {
  return kind === 'answer' && topic === undefined;
}

/** A reply to a message that asks nothing that a page could answer. */
function talkAbout(content: string) {
  return replyToSmallTalk(content) ?? replyToMisuse(content) ?? replyToOffTopic(content);
}

/** Returns the part of a question, and of what was asked before, that is read. */
function bound({ content, earlier }: AskQuestion): AskQuestion {
  // One character can become eighteen once it is normalized, as every comparison of words does.
  const cut = (text: string) =>
    text.slice(0, LONGEST_QUESTION).normalize('NFKC').slice(0, LONGEST_QUESTION).toWellFormed();
  return { content: cut(content), earlier: earlier.slice(-MOST_EARLIER_QUESTIONS).map(cut).map(toEnglish) };
}

/** The latest question that stands alone, with the follow-ups after it. */
function lastQuestion(earlier: readonly string[]): string | undefined {
  const index = earlier.findLastIndex((text) => dependenceOf(text) === 'alone');
  return earlier.length === 0 ? undefined : earlier.slice(Math.max(index, 0)).join(' ');
}

function contextOf(earlier: readonly string[], before: string | undefined): Before | undefined {
  if (earlier.length === 0) return undefined;
  return {
    slots: mergeSlots(earlier.map(understand)),
    isAboutPlans: before !== undefined && isAboutPlans(understand(before)),
  };
}

function answerOf(topic: Topic, titleOf: AskParts['titleOf']): AskAnswer {
  return {
    kind: 'answer',
    text: topic.answer,
    topic: topic.id,
    sources: sourcesOf(topic, titleOf),
    suggestions: [],
    next: topic.next ? [topic.next] : [],
  };
}

function sourcesOf({ sources }: Topic, titleOf: AskParts['titleOf']): AskAnswer['sources'] {
  return sources.map(({ page, anchor }) => ({
    title: titleOf(page),
    address: anchor ? `${page}#${anchor}` : page,
  }));
}

function choices(matches: readonly TopicMatch[]): AskAnswer {
  return {
    kind: 'choices',
    text: matches.length > 1 ? 'I’m not sure which of these you mean.' : 'Is this what you mean?',
    sources: [],
    suggestions: matches.map(({ topic }) => topic.question),
    next: [ASK_US],
  };
}

function passageOf({ question, answer, sources }: Topic, titleOf: AskParts['titleOf']): Passage {
  const [source] = sources;
  const page = source?.page ?? ASK_US.page;
  return {
    address: source?.anchor ? `${page}#${source.anchor}` : page,
    page,
    type: 'answer',
    title: titleOf(page),
    heading: question,
    around: '',
    statements: [{ kind: 'sentence', text: answer }],
  };
}
