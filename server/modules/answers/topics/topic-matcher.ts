import type { Topic } from 'contract/content/topic.ts';
import { countMistakes } from '../../../shared/count-mistakes.ts';
import { STOP_WORDS } from '../passages/stop-words.ts';
import { yieldInSlices } from '../passages/yield-in-slices.ts';
import {
  FeatureReader,
  type Features,
  featuresOf,
  isWhole,
  plainWords,
  SMALL_NUMBER,
} from './text-features.ts';

/** A topic and how near a question is to it: 0 to 1. */
export interface TopicMatch {
  topic: Topic;
  score: number;
  /** Words of the question that the topic has nothing of: neither in letters nor in meaning. */
  lacking: readonly string[];
  /** Number of words of the question that say what it is about. */
  words: number;
}

/** Factor of a topic that lacks all words; the next value is the part of a word from which on it doesn't lack it. */
const LACKING_SHARE = 0.5;
const LEAST_COVERED = 0.3;
/** Shorter words are a letter away from too many others. */
const SHORTEST_MISTYPED = 5;
/** Letters from which on two may be wrong. */
const LONG_WORD = 9;
/** Limit of mistyped words: the search for one compares it with hundreds of words. */
const MOST_MISTYPED = 6;
/** Topics whose lacking words are counted, for each that is asked for: the others are too far behind. */
const CANDIDATES_PER_MATCH = 5;
/** Longer texts are a story around a question; more of them only costs time. */
const LONGEST_TEXT = 300;
/**
 * Factor for a word that no phrasing has: it is a name or another language more often than a sign of another question.
 */
const UNKNOWN_WORD_SHARE = 0.7;
const UNKNOWN_PART_SHARE = 0.35;
/** Weight of how well the topic as a whole covers the question, beside its nearest phrasing. */
const COVERAGE_SHARE = 0.7;
/** Phrasings with a feature until it covers half of what it can. */
const HALF_COVERED = 1;
/** Coverage by words that only the answer has; the next value is for the further words of the topic. */
const ANSWER_COVERS = 0.4;
const WORDS_COVER = 0.5;

/** Index and number in turn, which takes a fraction of the memory of pairs. */
type Postings = number[];

/**
 * Finds the topics that a question is about. Compared are the nearest phrasing (cosine of tf-idf weights) and how much
 * of the question all phrasings and the answer of a topic cover together.
 */
export class TopicMatcher {
  readonly #topics: readonly Topic[];
  readonly #rarities: Map<string, number>;
  /** Phrasings by feature, each with the feature's weight there. */
  readonly #phrasings: Map<string, Postings>;
  /** Topics by feature, each with how much of it the topic covers, 0 to 1. */
  readonly #coverage: Map<string, Postings>;
  /** The topic of each phrasing. */
  readonly #topicOf: number[];
  /** Words of phrasings and answers by their first letter, with how many topics have them. */
  readonly #vocabulary: Map<string, Map<string, number>>;

  private constructor(topics: readonly Topic[], indexed?: TopicMatcher) {
    this.#topics = topics;
    this.#rarities = indexed ? indexed.#rarities : new Map();
    this.#phrasings = indexed ? indexed.#phrasings : new Map();
    this.#coverage = indexed ? indexed.#coverage : new Map();
    this.#topicOf = indexed ? indexed.#topicOf : [];
    this.#vocabulary = indexed ? indexed.#vocabulary : new Map();
  }

  /** Returns the same index with other words of the same topics, which are found by their older words. */
  reword(topics: readonly Topic[]): TopicMatcher {
    return new TopicMatcher(topics, this);
  }

  /** Reads all topics in slices, between which everything else runs. */
  static async read(topics: readonly Topic[]): Promise<TopicMatcher> {
    const matcher = new TopicMatcher(topics);
    const rest = yieldInSlices();
    for (const _ of matcher.#readAll()) await rest();
    return matcher;
  }

  /** Pauses after each topic. */
  *#readAll(): Generator<void> {
    const reader = new FeatureReader();
    const phrasingsOf = ({ question, phrasings }: Topic) =>
      [question, ...phrasings].map((text) => reader.read(text));
    for (const [index, topic] of this.#topics.entries()) {
      this.#cover(index, phrasingsOf(topic), reader);
      this.#learn(topic);
      yield;
    }
    for (const [feature, covering] of this.#coverage) {
      this.#rarities.set(feature, Math.log(1 + (2 * this.#topics.length) / covering.length));
    }
    // Read once more instead of kept: that would take more memory than the whole index.
    for (const [index, topic] of this.#topics.entries()) {
      for (const features of phrasingsOf(topic)) this.#add(index, features);
      yield;
    }
  }

  /** Returns a topic by its id. @throws where no topic has it */
  get(id: string): Topic {
    const topic = this.#topics.find((each) => each.id === id);
    if (!topic) throw new Error(`content/en/answers has no ${id}`);
    return topic;
  }

  /** @returns the topics nearest to a text, the best first */
  match(text: string, limit: number): TopicMatch[] {
    const spelled = this.#spellAll(plainWords(text.slice(0, LONGEST_TEXT)));
    const query = this.#weigh(featuresOf(spelled.join(' ')));
    const words = spelled
      .filter((word) => !STOP_WORDS.has(word) && !SMALL_NUMBER.test(word))
      .map((word) => ({ word, covered: this.#coverageOf(word) }));
    return this.#score(query)
      .slice(0, limit * CANDIDATES_PER_MATCH)
      .map(([index, score]) => {
        const lacking = words
          .filter(({ covered }) => (covered[index] ?? 0) < LEAST_COVERED)
          .map(({ word }) => word);
        const share = words.length === 0 ? 0 : lacking.length / words.length;
        const topic = this.#topics[index] as Topic;
        return { topic, score: score * (1 - LACKING_SHARE * share), lacking, words: words.length };
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, limit);
  }

  /** Reports whether a word stands in a phrasing or an answer. */
  knows(word: string): boolean {
    return this.#vocabulary.get(word.charAt(0))?.has(word) ?? false;
  }

  /** Topics with their scores, the best first. */
  #score(query: Features): [topic: number, score: number][] {
    const cosines = this.#nearestPhrasings(query);
    const scores = new Float64Array(this.#topics.length);
    for (const [feature, weight] of query) {
      for (const [topic, share] of pairsOf(this.#coverage.get(feature))) {
        scores[topic] = (scores[topic] ?? 0) + COVERAGE_SHARE * weight * weight * share;
      }
    }
    return Array.from(scores, (score, topic): [number, number] => [
      topic,
      score + (1 - COVERAGE_SHARE) * (cosines[topic] ?? 0),
    ])
      .filter(([, score]) => score > 0)
      .sort(([, a], [, b]) => b - a);
  }

  /** Returns the cosine of the nearest phrasing of each topic. */
  #nearestPhrasings(query: Features): Float64Array {
    const cosines = new Float64Array(this.#topicOf.length);
    for (const [feature, weight] of query) {
      for (const [phrasing, other] of pairsOf(this.#phrasings.get(feature))) {
        cosines[phrasing] = (cosines[phrasing] ?? 0) + weight * other;
      }
    }
    const nearest = new Float64Array(this.#topics.length);
    for (const [phrasing, cosine] of cosines.entries()) {
      const topic = this.#topicOf[phrasing] as number;
      nearest[topic] = Math.max(nearest[topic] ?? 0, cosine);
    }
    return nearest;
  }

  /** Returns how much each topic has of a word, in letters or in meaning: 0 to 1. */
  #coverageOf(word: string): Float64Array {
    const covered = new Float64Array(this.#topics.length);
    for (const [feature, weight] of this.#weigh(featuresOf(word))) {
      for (const [topic] of pairsOf(this.#coverage.get(feature))) {
        covered[topic] = (covered[topic] ?? 0) + weight * weight;
      }
    }
    return covered;
  }

  #learn({ question, phrasings, answer, words = '' }: Topic): void {
    for (const word of new Set(plainWords([question, ...phrasings, answer, words].join(' ')))) {
      const known = this.#vocabulary.get(word.charAt(0)) ?? new Map<string, number>();
      this.#vocabulary.set(word.charAt(0), known.set(word, (known.get(word) ?? 0) + 1));
    }
  }

  #spellAll(words: readonly string[]): string[] {
    let left = MOST_MISTYPED;
    return words.map((word) => {
      if (word.length < SHORTEST_MISTYPED || this.knows(word) || left === 0) return word;
      left -= 1;
      return this.#spell(word);
    });
  }

  /** A word that no topic has, as the most usual one that it may be a typo of. */
  #spell(word: string): string {
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

  #cover(topic: number, phrasings: readonly Features[], reader: FeatureReader): void {
    const counts = new Map<string, number>();
    for (const features of phrasings) {
      for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    }
    const shares = new Map<string, number>();
    const { answer, words = '' } = this.#topics[topic] as Topic;
    for (const feature of reader.read(answer).keys()) shares.set(feature, ANSWER_COVERS);
    for (const feature of reader.read(words).keys()) shares.set(feature, WORDS_COVER);
    for (const [feature, count] of counts) shares.set(feature, count / (count + HALF_COVERED));
    for (const [feature, share] of shares) post(this.#coverage, feature, topic, share);
  }

  #add(topic: number, features: Features): void {
    const phrasing = this.#topicOf.push(topic) - 1;
    for (const [feature, weight] of this.#weigh(features)) post(this.#phrasings, feature, phrasing, weight);
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

function post(index: Map<string, Postings>, feature: string, id: number, number: number): void {
  const postings = index.get(feature);
  if (postings) postings.push(id, number);
  else index.set(feature, [id, number]);
}

function* pairsOf(postings: Postings = []): Generator<[id: number, number: number]> {
  for (let at = 0; at < postings.length; at += 2) yield [postings[at] as number, postings[at + 1] as number];
}
