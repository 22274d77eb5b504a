import { type AskAnswer, LONGEST_QUESTION, MOST_EARLIER_QUESTIONS } from 'contract/answers/ask.ts';
import type { Topic } from 'contract/answers/topic.ts';
import type { Passage } from '../search/passages/passage.ts';
import type { Passages } from '../search/passages/passages.ts';
import { plainWords } from '../search/topics/text-features.ts';
import type { TopicMatch, TopicMatcher } from '../search/topics/topic-matcher.ts';
import { dependenceOf, wordsOfMeaning } from './follow-up.ts';
import { findOtherLanguage } from './language.ts';
import { ASK_US } from './next-steps.ts';
import { answerAboutPlans, answerForTeam, isAboutPlans } from './plan-answers.ts';
import { isOfDeveloper, nearestPage, quotePassage } from './quote-passage.ts';
import { mergeSlots, readSlots, type Slots } from './slots.ts';
import { replyToMisuse, replyToSmallTalk } from './small-talk.ts';

/** A question of a visitor, with what the same person asked before. */
export interface AskQuestion {
  content: string;
  /** Oldest first. */
  earlier: readonly string[];
}

/** What a model has to keep to. */
export interface Grounding {
  /** The answer stands as it is: it was computed, or says that something isn't published. */
  isFixed: boolean;
  /** The nearest topics as passages of the type `answer`, the best first. */
  passages: Passage[];
}

/** Answers visitors from the topics first, then from one passage of a page. Nothing is kept between two questions. */
export interface Ask {
  answer(question: AskQuestion): Promise<AskAnswer>;
  /** What the topics say to a question, for a model that words the answer. */
  ground(question: AskQuestion): Grounding;
}

/**
 * How near the best topic must be to answer, and how much nearer than the second: the nearer it is, the nearer the second may
 * come. Measured with `npm run answers`.
 */
const SURE: readonly { score: number; rival: number }[] = [
  { score: 0.4, rival: 0.9 },
  { score: 0.25, rival: 0.84 },
  { score: 0.2, rival: 0.72 },
];
/** From so near on, the person is asked back. */
const CLOSE = 0.16;
const CLOSE_RIVAL = 0.6;
/** Below it, a number of people or messages says more about what is asked than the nearest topic. */
const PLAN_RIVAL = 0.25;
/** With a name that we don't know, only what is rather near is asked back. */
const CLOSE_WITH_NAME = 0.22;
/** A name that none of our topics knows is of another company, or of something else. */
const UNKNOWN_NAME_SHARE = 0.7;
const MOST_CHOICES = 3;
/** What a question alone, and with the one before it, counts by how it depends on that. */
const SHARES = { leaning: [0.75, 1], short: [0.9, 0.9], alone: [1, 0] } as const;
/** A follow-up rarely asks the same again. */
const SAME_TOPIC_SHARE = 0.8;
const OTHER_AUDIENCE_SHARE = 0.85;
/** More than are shown: their order changes with the audience. */
const MATCHES_READ = 6;

const PASSAGES_READ = 8;

const UNKNOWN: AskAnswer = {
  kind: 'unknown',
  text: 'I couldn’t find an answer to that on our site, and I only say what our pages say. Our team will know.',
  sources: [],
  suggestions: [],
  next: [ASK_US],
};

export interface AskParts {
  /** Built with the first question: a start pays nothing for it. */
  topics: () => TopicMatcher;
  passages: Pick<Passages, 'find'>;
  /** Name of the product, which questions may use like any word. */
  productName: string;
  /** The name of a page, for a link. */
  titleOf: (page: string) => string;
  /** A question that found nothing. */
  onUnanswered?: (question: string) => void;
}

export function openAsk({
  productName,
  topics: openTopics,
  passages,
  titleOf,
  onUnanswered = () => {},
}: AskParts): Ask {
  const ourName = plainWords(productName).join('');

  return {
    ground: ({ content, earlier }) => groundIn(bound({ content, earlier })),

    async answer(asked) {
      const { content, earlier } = bound(asked);
      const talk = replyToSmallTalk(content) ?? replyToMisuse(content);
      if (talk) return { kind: 'talk', text: talk.text, sources: [], suggestions: [], next: talk.next };
      const found = answerFromTopics(content, earlier) ?? (await answerFromPages(content));
      const language = findOtherLanguage(content);
      return language ? { ...found, text: `${language.sentence} ${found.text}`.trim() } : found;
    },
  };

  function groundIn({ content, earlier }: AskQuestion): Grounding {
    if (replyToSmallTalk(content) ?? replyToMisuse(content)) return { isFixed: true, passages: [] };
    const found = answerFromTopics(content, earlier);
    const before = dependenceOf(content) === 'alone' ? undefined : lastQuestion(earlier);
    const near = matchInContext(content, before).filter(({ score }) => score >= CLOSE);
    const topic = near.find(({ topic: { id } }) => id === found?.topic)?.topic;
    const isComputed = found?.kind === 'answer' && found.topic === undefined;
    return {
      isFixed: isComputed || topic?.status === 'not-published',
      passages: near.map((match) => passageOf(match.topic, titleOf)),
    };
  }

  async function answerFromPages(content: string): Promise<AskAnswer> {
    if (!/\d{3}/.test(content) && wordsOfMeaning(content).length === 0) return UNKNOWN;
    const findings = await passages.find({ content, history: [] }, PASSAGES_READ);
    const quote = quotePassage(findings, content);
    if (quote) return quote;
    onUnanswered(content);
    return { ...UNKNOWN, sources: nearestPage(findings, content) };
  }

  function answerFromTopics(content: string, earlier: readonly string[]): AskAnswer | undefined {
    const before = dependenceOf(content) === 'alone' ? undefined : lastQuestion(earlier);
    const context = contextOf(earlier, before);
    const computed = answerAboutPlans(content, context);
    if (computed) return computed;
    if (before === undefined && wordsOfMeaning(content).length === 0) return undefined;
    const matches = matchInContext(content, before);
    const [best, second] = matches;
    const isNear = best !== undefined && best.score >= CLOSE;
    const guessed = isNear && best.score >= PLAN_RIVAL ? undefined : answerForTeam(content, context);
    if (guessed) return guessed;
    if (!isNear || (hasUnknownName(content) && best.score < CLOSE_WITH_NAME)) return undefined;
    const rival = (second?.score ?? 0) / best.score;
    const needed = hasUnknownName(content) ? SURE.slice(0, 1) : SURE;
    const isSure = needed.some((least) => best.score >= least.score && rival < least.rival);
    return isSure
      ? answerOf(best.topic, titleOf)
      : choices(matches.filter(({ score }) => score >= best.score * CLOSE_RIVAL));
  }

  /** The nearest topics; a question that depends on the one before it is also read together with that. */
  function matchInContext(content: string, before: string | undefined): TopicMatch[] {
    const [aloneShare, togetherShare] = SHARES[before === undefined ? 'alone' : dependenceOf(content)];
    const scores = new Map<Topic, number>();
    const raise = ({ topic, score }: TopicMatch, share: number) =>
      scores.set(topic, Math.max(scores.get(topic) ?? 0, score * share * audienceShare(topic, content)));
    for (const match of openTopics().match(content, MATCHES_READ)) raise(match, aloneShare);
    if (before !== undefined) {
      const [last] = openTopics().match(before, 1);
      for (const match of openTopics().match(`${before} ${content}`, MATCHES_READ)) {
        raise(match, togetherShare * (match.topic === last?.topic ? SAME_TOPIC_SHARE : 1));
      }
    }
    const share = hasUnknownName(content) ? UNKNOWN_NAME_SHARE : 1;
    return [...scores]
      .map(([topic, score]) => ({ topic, score: score * share }))
      .sort((a, b) => b.score - a.score)
      .slice(0, MOST_CHOICES);
  }

  /** A word with a capital within a sentence that no topic has, and that isn't our name. */
  function hasUnknownName(content: string): boolean {
    const names = content.match(/(?<=[\p{Ll}\d,] )\p{Lu}[\p{L}\d]+/gu) ?? [];
    return names.some((name) =>
      plainWords(name).some((word) => word !== ourName && !openTopics().knows(word)),
    );
  }
}

/** Developers' topics are for those who write as developers do. */
function audienceShare({ audience }: Topic, content: string): number {
  return audience === 'developer' && !isOfDeveloper(content) ? OTHER_AUDIENCE_SHARE : 1;
}

/** What is read of a question and of what was asked before. */
function bound({ content, earlier }: AskQuestion): AskQuestion {
  const cut = (text: string) => text.slice(0, LONGEST_QUESTION).toWellFormed();
  return { content: cut(content), earlier: earlier.slice(-MOST_EARLIER_QUESTIONS).map(cut) };
}

/** The latest question that stands alone, with the follow-ups after it. */
function lastQuestion(earlier: readonly string[]): string | undefined {
  const index = earlier.findLastIndex((text) => dependenceOf(text) === 'alone');
  return earlier.length === 0 ? undefined : earlier.slice(Math.max(index, 0)).join(' ');
}

function contextOf(
  earlier: readonly string[],
  before: string | undefined,
): { slots: Slots; isAboutPlans: boolean } | undefined {
  if (earlier.length === 0) return undefined;
  return {
    slots: mergeSlots(earlier.map(readSlots)),
    isAboutPlans: before !== undefined && isAboutPlans(before),
  };
}

function answerOf({ id, answer, sources, next }: Topic, titleOf: AskParts['titleOf']): AskAnswer {
  return {
    kind: 'answer',
    text: answer,
    topic: id,
    sources: sources.map(({ page, anchor }) => ({
      title: titleOf(page),
      address: anchor === '' ? page : `${page}#${anchor}`,
    })),
    suggestions: [],
    next: next ? [next] : [],
  };
}

function choices(matches: readonly TopicMatch[]): AskAnswer {
  return {
    kind: 'choices',
    text: 'I’m not sure which of these you mean. Did you mean:',
    sources: [],
    suggestions: matches.map(({ topic }) => topic.question),
    next: [ASK_US],
  };
}

function passageOf({ question, answer, sources }: Topic, titleOf: AskParts['titleOf']): Passage {
  const [source] = sources;
  const page = source?.page ?? ASK_US.page;
  return {
    address: source && source.anchor !== '' ? `${page}#${source.anchor}` : page,
    page,
    type: 'answer',
    title: titleOf(page),
    heading: question,
    around: '',
    statements: [{ kind: 'sentence', text: answer }],
  };
}
