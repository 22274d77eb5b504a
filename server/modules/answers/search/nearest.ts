import type { Topic } from 'contract/content/topic.ts';
import { type Passage, textOf } from '../passages/passage.ts';
import { type Findings, isCalled } from '../passages/passage-index.ts';
import type { Passages } from '../passages/passages.ts';
import type { Asked } from '../passages/query-terms.ts';
import { termsOf } from '../passages/words.ts';
import type { TopicMatch, TopicMatcher } from '../topics/topic-matcher.ts';

/** Sources of the search: topics first, then the text of the pages. */
export interface SearchSources {
  passages: Passages;
  topics: () => Promise<Pick<TopicMatcher, 'match'>>;
  /** Name of a page, or its path where it has none. */
  titleOf: (page: string) => string;
}

/** Nearest places of a search, each list the best first. Less near ones are not shown: nothing was found. */
export interface Nearest {
  /** Pages that are called just what was sought. */
  called: Passage[];
  topics: Topic[];
  passages: Passage[];
  weigh: Findings['weigh'];
}

const MOST_TOPICS = 3;
/** Topics that are looked at for them. */
const MOST_CANDIDATES = 8;
/**
 * Share of the words of a search that a topic may lack: `Who founded Rome` sounds like the question about our founders.
 */
const MOST_LACKING = 0.5;
/**
 * Score below which a topic shares some letters with the search, and no more. Measured by
 * `checks/pages/search-answers.test.ts`.
 */
const LEAST_SCORE = 0.15;
/** Share of the best topic's score that others must have. */
const LEAST_SHARE = 0.8;
/** Fewest letters of a question. */
const SHORTEST_QUESTION = 3;
/** Share of the sought words that a passage must hold, rare ones counting more. */
const LEAST_COVERAGE = 0.5;
/** The same of one word beside a topic that answers it: a word that only means alike finds nothing more. */
const LEAST_COVERAGE_OF_WORD = 0.65;
/**
 * A question of a page that holds so much of the search, and of what its answer holds of it, stands before other
 * places.
 */
const ANSWERING_COVERAGE = 0.85;

export async function findNearest(
  { passages, topics }: Pick<SearchSources, 'passages' | 'topics'>,
  asked: Asked,
  limit: number,
): Promise<Nearest> {
  const { passages: found, weigh } = await passages.find(asked, limit);
  const nearest = nearTopics(asked.content, await topics());
  const isAnsweredWord = nearest.length > 0 && termsOf(asked.content).length === 1;
  const least = isAnsweredWord ? LEAST_COVERAGE_OF_WORD : LEAST_COVERAGE;
  const near = found.filter(({ coverage }) => coverage >= least);
  // `logout` is a page of the reference and nothing else; `login` is more often asked by a user.
  const isForDevelopers = nearest.every(({ audience }) => audience === 'developer');
  const isCalledSo = ({ passage }: (typeof near)[number]) =>
    (passage.type !== 'reference' || isForDevelopers) && isCalled(passage, asked.content);
  const answers = ({ passage, coverage }: (typeof near)[number]) =>
    passage.type === 'faq' &&
    coverage >= ANSWERING_COVERAGE &&
    weigh(termsOf(passage.heading)) >=
      ANSWERING_COVERAGE * weigh(passage.statements.flatMap((statement) => termsOf(textOf(statement))));
  const others = near.filter((each) => !isCalledSo(each));
  return {
    called: near.filter(isCalledSo).map(({ passage }) => passage),
    topics: nearest,
    passages: [...others.filter(answers), ...others.filter((each) => !answers(each))].map(
      ({ passage }) => passage,
    ),
    weigh,
  };
}

function nearTopics(words: string, topics: Pick<TopicMatcher, 'match'>): Topic[] {
  if ((words.match(/\p{L}/gu)?.length ?? 0) < SHORTEST_QUESTION) return [];
  const matches = topics
    .match(words, MOST_CANDIDATES)
    .filter((match) => lackingShareOf(match) < MOST_LACKING);
  const least = Math.max(LEAST_SCORE, (matches[0]?.score ?? 0) * LEAST_SHARE);
  return matches
    .filter(({ score }) => score >= least)
    .slice(0, MOST_TOPICS)
    .map(({ topic }) => topic);
}

function lackingShareOf({ lacking, words }: TopicMatch): number {
  return words === 0 ? 1 : lacking.length / words;
}

/** Returns the address of a topic: the section that says it, or what can be done. */
export function addressOf({ sources: [source], next }: Topic, otherwise: string): string {
  if (!source) return next?.page ?? otherwise;
  return source.anchor ? `${source.page}#${source.anchor}` : source.page;
}

/** Returns the title of the link to a topic: its page. */
export function titleOfTopic({ sources: [source] }: Topic, titleOf: SearchSources['titleOf']): string {
  const title = source ? titleOf(source.page) : '';
  return title === '' || title === source?.page ? 'Answer' : title;
}
