import type { Topic } from 'contract/content/topic.ts';
import { content as words } from '../../../shared/content.ts';
import { stemOf } from '../passages/words.ts';
import { plainWords } from '../topics/text-features.ts';
import type { TopicMatch, TopicMatcher } from '../topics/topic-matcher.ts';
import { dependenceOf, wordsOfMeaning } from './follow-up.ts';
import { isOfDeveloper } from './quote-passage.ts';

/** Finds topics for a question in its conversation, and decides whether one of them answers it. */
export interface TopicFinder {
  /**
   * The topics that may be meant, the best first, at most three; empty when none is near.
   * @param before the question that this one depends on, if it does
   */
  find(content: string, before: string | undefined): TopicMatch[];
  /** The topic that answers; `undefined` when the person has to choose. @param near as `find` returned it */
  pick(near: readonly TopicMatch[], content: string): Topic | undefined;
  /** Returns a topic by its id. @throws where no topic has it */
  get(id: string): Topic;
}

/**
 * Scores at which the best topic answers, and how near the second may be in comparison: the nearer the best one is, the
 * nearer the second may come. Measured with `npm run answers`.
 */
const SURE: readonly { score: number; rival: number }[] = [
  { score: 0.4, rival: 0.92 },
  { score: 0.25, rival: 0.87 },
  { score: 0.15, rival: 0.82 },
];
/** Score below which a topic doesn't answer if a rival of this share has a word of the question that it lacks. */
const COVERED = 0.4;
const COVERING_RIVAL = 0.72;
/** Words of a question that is short: one of them may be mistyped. */
const SHORT = 2;
/** Score from which a topic is offered; of the others, those that are about as near. */
const CLOSE = 0.11;
const CLOSE_RIVAL = 0.6;
const MOST_OFFERED = 3;
/** Share of missing words above which a question is about something else, unless the topic is near all the same. */
const MOST_LACKING = 0.5;
const LEAST_LACKING = 0.2;
/** A name that the topic doesn't have is another company's, or of something else. */
const FOREIGN_NAME_SHARE = 0.7;
/** Weights of a question alone, and together with the one before it, by how it depends on that. */
const SHARES = { leaning: [0.75, 1], short: [0.9, 0.9], alone: [1, 0] } as const;
/** A follow-up rarely asks the same again. */
const SAME_TOPIC_SHARE = 0.8;
/** Developers' topics are for those who write as developers do. */
const OTHER_AUDIENCE_SHARE = 0.85;
/** More than are offered: their order changes with the audience. */
const MATCHES_READ = 6;

/** Reports whether a keyword such as `refund` is the name of a topic that buyers ask most. */
function isNamed({ id }: Topic, content: string): boolean {
  const [keyword = ''] = wordsOfMeaning(content);
  const isInFaq = words()
    .one('faq')
    .groups.some(({ shown }) => shown.includes(id));
  return isInFaq && id.split('-').some((word) => stemOf(word) === stemOf(keyword));
}

/** @param productName may stand in questions like any word */
export function createTopicFinder(
  topics: Pick<TopicMatcher, 'match' | 'get'>,
  productName: string,
): TopicFinder {
  const ourName = plainWords(productName).join('');

  return {
    get: (id) => topics.get(id),

    find(content, before) {
      const [aloneShare, togetherShare] = SHARES[before === undefined ? 'alone' : dependenceOf(content)];
      const best = new Map<Topic, TopicMatch>();
      const raise = (match: TopicMatch, share: number) => {
        const score = match.score * share * shareOf(match, content);
        if (score > (best.get(match.topic)?.score ?? 0)) best.set(match.topic, { ...match, score });
      };
      for (const match of topics.match(content, MATCHES_READ)) raise(match, aloneShare);
      if (before !== undefined) {
        const [last] = topics.match(before, 1);
        for (const match of topics.match(`${before} ${content}`, MATCHES_READ)) {
          raise(match, togetherShare * (match.topic === last?.topic ? SAME_TOPIC_SHARE : 1));
        }
      }
      const [first, ...others] = [...best.values()].sort((a, b) => b.score - a.score).slice(0, MOST_OFFERED);
      if (!first || first.score < CLOSE || isForeign(first, content)) return [];
      return [first, ...others.filter(({ score }) => score >= first.score * CLOSE_RIVAL)];
    },

    pick(near, content) {
      const [best, second] = near;
      if (!best) return undefined;
      const rival = (second?.score ?? 0) / best.score;
      // What another says of the question counts more than how often words stand in this one.
      const coversMore = near.some(
        ({ lacking, score }) =>
          score >= best.score * COVERING_RIVAL && best.lacking.some((word) => !lacking.includes(word)),
      );
      if (coversMore && best.score < COVERED && best.words > SHORT) return undefined;
      const isHalf = best.lacking.length >= best.words * MOST_LACKING && best.lacking.length > 1;
      const needed = isHalf || namesIn(content, best).length > 0 ? SURE.slice(0, 1) : SURE;
      if (wordsOfMeaning(content).length === 1) {
        const named = near.find(({ topic }) => isNamed(topic, content));
        if (named) return named.topic;
      }
      const isSure = needed.some((least) => best.score >= least.score && rival < least.rival);
      return isSure ? best.topic : undefined;
    },
  };

  function isForeign({ score, lacking }: TopicMatch, content: string): boolean {
    return score < LEAST_LACKING && lacking.length > wordsOfMeaning(content).length * MOST_LACKING;
  }

  function shareOf(match: TopicMatch, content: string): number {
    const isOther = match.topic.audience === 'developer' && !isOfDeveloper(content);
    const isForeign = namesIn(content, match).length > 0;
    return (isOther ? OTHER_AUDIENCE_SHARE : 1) * (isForeign ? FOREIGN_NAME_SHARE : 1);
  }

  /** Words with a capital within a sentence that the topic lacks, and that aren't our name. */
  function namesIn(content: string, { lacking }: TopicMatch): string[] {
    const names = content.match(/(?<=[\p{Ll}\d,] )\p{Lu}[\p{L}\d]+/gu) ?? [];
    return names.flatMap(plainWords).filter((word) => word !== ourName && lacking.includes(word));
  }
}
