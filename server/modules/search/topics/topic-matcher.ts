import type { Topic } from 'contract/answers/topic.ts';
import { countMistakes } from '../../../shared/count-mistakes.ts';
import { STOP_WORDS } from '../passages/stop-words.ts';
import { type Features, featuresOf, isWhole, plainWords, SMALL_NUMBER } from './text-features.ts';

/** A topic and how near a question is to it: 0 to 1. */
export interface TopicMatch {
  topic: Topic;
  score: number;
  /** Words of the question that the topic has nothing of: neither in letters nor in meaning. */
  lacking: readonly string[];
  /** How many words of the question say what it is about. */
  words: number;
}

/** How much less a topic counts that lacks all words, and from which part of a word on it doesn't lack it. */
const LACKING_SHARE = 0.5;
const LEAST_COVERED = 0.3;
/** Shorter words are a letter away from too many others. */
const SHORTEST_MISTYPED = 5;
/** From so many letters on, two may be wrong. */
const LONG_WORD = 9;
/** Longer texts are a story around a question; more of them only costs time. */
const LONGEST_TEXT = 300;
/** What no phrasing has is a name or another language more often than a sign of another question. */
const UNKNOWN_WORD_SHARE = 0.7;
const UNKNOWN_PART_SHARE = 0.35;
/** How much counts that the topic as a whole covers the question, beside its nearest phrasing. */
const COVERAGE_SHARE = 0.7;
/** Phrasings with a feature until it covers half of what it can. */
const HALF_COVERED = 1;
/** What only the answer says, or the further words of the topic. */
const ANSWER_COVERS = 0.4;
const WORDS_COVER = 0.5;

/**
 * Finds the topics that a question is about. Compared are the nearest phrasing (cosine of tf-idf weights) and how much of
 * the question all phrasings and the answer of a topic cover together.
 */
export class TopicMatcher {
  readonly #topics: readonly Topic[];
  readonly #rarities = new Map<string, number>();
  /** By feature: the phrasings that have it, with its weight there. */
  readonly #phrasings = new Map<string, [phrasing: number, weight: number][]>();
  /** By feature: how much of it each topic covers, 0 to 1. */
  readonly #coverage = new Map<string, Map<number, number>>();
  /** The topic of each phrasing. */
  readonly #topicOf: number[] = [];
  /** By their first letter: words of phrasings and answers, with how many topics have them. */
  readonly #vocabulary = new Map<string, Map<string, number>>();

  constructor(topics: readonly Topic[]) {
    this.#topics = topics;
    const phrasings = topics.map(({ question, phrasings: own }) => [question, ...own].map(featuresOf));
    for (const [topic, own] of phrasings.entries()) this.#cover(topic, own);
    for (const [feature, covering] of this.#coverage) {
      this.#rarities.set(feature, Math.log(1 + topics.length / covering.size));
    }
    for (const [topic, own] of phrasings.entries()) for (const features of own) this.#add(topic, features);
    for (const topic of topics) this.#learn(topic);
  }

  /** @returns the topics nearest to a text, the best first */
  match(text: string, limit: number): TopicMatch[] {
    const spelled = plainWords(text.slice(0, LONGEST_TEXT)).map((word) => this.#spell(word));
    const wordsOfMeaning = spelled.filter((word) => !STOP_WORDS.has(word) && !SMALL_NUMBER.test(word));
    const query = this.#weigh(featuresOf(spelled.join(' ')));
    const nearest = this.#findNearest(query);
    const scores = new Map<number, number>();
    const add = (topic: number, score: number) => scores.set(topic, (scores.get(topic) ?? 0) + score);
    for (const [topic, cosine] of nearest) add(topic, (1 - COVERAGE_SHARE) * cosine);
    for (const [feature, weight] of query) {
      for (const [topic, share] of this.#coverage.get(feature) ?? []) {
        add(topic, COVERAGE_SHARE * weight * weight * share);
      }
    }
    const words = wordsOfMeaning.map((word) => ({ word, features: this.#weigh(featuresOf(word)) }));
    return [...scores]
      .map(([index, score]) => {
        const topic = this.#topics[index] as Topic;
        const lacking = words.filter(({ features }) => this.#lacks(index, features)).map(({ word }) => word);
        const share = words.length === 0 ? 0 : lacking.length / words.length;
        return { topic, score: score * (1 - LACKING_SHARE * share), lacking, words: words.length };
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, limit);
  }

  /** Whether a topic has hardly anything of a word: neither letters nor meaning. */
  #lacks(topic: number, features: Features): boolean {
    let covered = 0;
    for (const [feature, weight] of features) {
      if (this.#coverage.get(feature)?.has(topic)) covered += weight * weight;
    }
    return covered < LEAST_COVERED;
  }

  /** Whether a word stands in a phrasing or an answer. */
  knows(word: string): boolean {
    return this.#vocabulary.get(word.charAt(0))?.has(word) ?? false;
  }

  #learn({ question, phrasings, answer, words = '' }: Topic): void {
    for (const word of new Set(plainWords([question, ...phrasings, answer, words].join(' ')))) {
      const words = this.#vocabulary.get(word.charAt(0)) ?? new Map<string, number>();
      this.#vocabulary.set(word.charAt(0), words.set(word, (words.get(word) ?? 0) + 1));
    }
  }

  /** A word that no topic has, as the most usual one that it may be a typo of. */
  #spell(word: string): string {
    if (word.length < SHORTEST_MISTYPED || this.knows(word)) return word;
    const most = word.length < LONG_WORD ? 1 : 2;
    let best: { word: string; mistakes: number; topics: number } | undefined;
    for (const [known, topics] of this.#vocabulary.get(word.charAt(0)) ?? []) {
      if (Math.abs(known.length - word.length) > most || known.length < SHORTEST_MISTYPED) continue;
      const mistakes = countMistakes(word, known);
      if (mistakes > most) continue;
      const isBetter =
        !best || mistakes < best.mistakes || (mistakes === best.mistakes && topics > best.topics);
      if (isBetter) best = { word: known, mistakes, topics };
    }
    return best?.word ?? word;
  }

  /** The cosine of each topic's nearest phrasing. */
  #findNearest(query: Features): Map<number, number> {
    const cosines = new Map<number, number>();
    for (const [feature, weight] of query) {
      for (const [phrasing, other] of this.#phrasings.get(feature) ?? []) {
        cosines.set(phrasing, (cosines.get(phrasing) ?? 0) + weight * other);
      }
    }
    const nearest = new Map<number, number>();
    for (const [phrasing, cosine] of cosines) {
      const topic = this.#topicOf[phrasing] as number;
      nearest.set(topic, Math.max(nearest.get(topic) ?? 0, cosine));
    }
    return nearest;
  }

  #cover(topic: number, phrasings: readonly Features[]): void {
    const counts = new Map<string, number>();
    for (const feature of phrasings.flatMap((features) => [...features.keys()])) {
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
    }
    for (const [feature, count] of counts) this.#setCoverage(feature, topic, count / (count + HALF_COVERED));
    const { answer, words = '' } = this.#topics[topic] as Topic;
    for (const feature of featuresOf(answer).keys()) {
      if (!counts.has(feature)) this.#setCoverage(feature, topic, ANSWER_COVERS);
    }
    for (const feature of featuresOf(words).keys()) {
      if (!counts.has(feature)) this.#setCoverage(feature, topic, WORDS_COVER);
    }
  }

  #setCoverage(feature: string, topic: number, share: number): void {
    const covering = this.#coverage.get(feature) ?? new Map<number, number>();
    this.#coverage.set(feature, covering.set(topic, share));
  }

  #add(topic: number, features: Features): void {
    const phrasing = this.#topicOf.push(topic) - 1;
    for (const [feature, weight] of this.#weigh(features)) {
      const postings = this.#phrasings.get(feature);
      if (postings) postings.push([phrasing, weight]);
      else this.#phrasings.set(feature, [[phrasing, weight]]);
    }
  }

  /** Weights of length 1, so that the product of two texts is their cosine. */
  #weigh(features: Features): Features {
    const weights: Features = new Map();
    let squares = 0;
    for (const [feature, count] of features) {
      const weight = damp(count) * (this.#rarities.get(feature) ?? this.#rarityOfUnknown(feature));
      weights.set(feature, weight);
      squares += weight * weight;
    }
    const length = Math.sqrt(squares) || 1;
    for (const [feature, weight] of weights) weights.set(feature, weight / length);
    return weights;
  }

  #rarityOfUnknown(feature: string): number {
    return Math.log(1 + this.#topics.length) * (isWhole(feature) ? UNKNOWN_WORD_SHARE : UNKNOWN_PART_SHARE);
  }
}

/** A second time says less than the first. */
function damp(count: number): number {
  return count > 1 ? 1 + Math.log(count) : count;
}
