import type { ToolInput, ToolOutput } from 'contract/agents/agent-tools.ts';
import type { Topic } from 'contract/content/topic.ts';
import { CONTACT_PAGE } from 'contract/site/addresses.ts';
import {
  addressOf,
  findNearest,
  type Passage,
  type SearchSources,
  textOf,
  titleOfTopic,
} from '../../answers/answers.queries.ts';
import type { OwnPages } from '../own-origin.ts';
import { ToolProblem } from '../tool-problem.ts';

const USUAL_RESULTS = 5;
const MOST_RESULTS = 10;
const LONGEST_TEXT = 600;

/** Searches the topics and passages that the answers of the chat use. */
export async function searchSite(
  { query, limit = USUAL_RESULTS }: ToolInput<'search_site'>,
  sources: SearchSources,
  origin: string,
): Promise<ToolOutput<'search_site'>> {
  const { topics, called, passages } = await findNearest(sources, { content: query, history: [] }, limit);
  const answers = topics.map((topic) => describeTopic(topic, sources, origin));
  const places = [...called, ...passages].map((passage) => describePassage(passage, origin));
  const results = [...answers, ...places].slice(0, limit);
  const isSure = topics.length + called.length > 0;
  return { results, confidence: results.length === 0 ? 'none' : isSure ? 'high' : 'low' };
}

/** The same as research clients want to have it; what they call an id is the path of a passage. */
export async function search(
  { query }: ToolInput<'search'>,
  sources: SearchSources,
  origin: string,
): Promise<ToolOutput<'search'>> {
  const { results } = await searchSite({ query, limit: MOST_RESULTS }, sources, origin);
  const places = new Map(results.map((result) => [result.url, result]));
  return {
    results: [...places.values()].map(({ title, heading, url }) => ({
      id: url.slice(origin.length),
      title: heading === '' || heading === title ? title : `${title}: ${heading}`,
      url,
    })),
  };
}

export async function fetchPage({ id }: ToolInput<'fetch'>, pages: OwnPages): Promise<ToolOutput<'fetch'>> {
  const { title, url, markdown } = await readPage({ page: id }, pages);
  return { id, title, text: markdown, url };
}

export async function readPage(
  { page }: ToolInput<'read_page'>,
  pages: OwnPages,
): Promise<ToolOutput<'read_page'>> {
  const found = await pages.read(page);
  if (found) return { url: found.url, title: found.title, markdown: found.markdown };
  const nearest = pages.nearest(page);
  const meant = nearest === undefined ? '' : ` Did you mean ${nearest}?`;
  throw new ToolProblem({
    code: 'not_found',
    message: `This site has no such page.${meant} Find one with search_site.`,
  });
}

/** The answer, with the words of the pages that it rests on. */
function describeTopic(topic: Topic, { titleOf }: SearchSources, origin: string) {
  const evidence = topic.sources.map(({ page, evidence: words }) => `${page}: “${words}”`);
  return {
    title: titleOfTopic(topic, titleOf),
    heading: topic.question,
    url: origin + addressOf(topic, CONTACT_PAGE),
    text: [topic.answer, ...evidence].join(' ').slice(0, LONGEST_TEXT).toWellFormed(),
  };
}

function describePassage({ title, heading, address, statements }: Passage, origin: string) {
  const text = statements.map(textOf).join(' ').slice(0, LONGEST_TEXT).toWellFormed();
  return { title, heading, url: origin + address, text };
}
