import type { ToolInput, ToolOutput } from 'contract/agents/agent-tools.ts';
import type { Topic } from 'contract/answers/topic.ts';
import { CONTACT_PAGE } from 'contract/site/addresses.ts';
import { addressOf, findNearest, type SearchSources, titleOfTopic } from '../../search/nearest.ts';
import { type Passage, textOf } from '../../search/passages/passage.ts';
import type { SitePages } from '../../site/site-pages.ts';
import type { Caller } from '../caller.ts';
import { ToolProblem } from '../tool-problem.ts';

const USUAL_RESULTS = 5;
const LONGEST_TEXT = 600;

/** By the topics and passages that the answers of the chat use. */
export async function searchSite(
  { query, limit = USUAL_RESULTS }: ToolInput<'search_site'>,
  sources: SearchSources,
  origin: string,
): Promise<ToolOutput<'search_site'>> {
  const { topics, called, passages } = await findNearest(sources, { content: query, history: [] }, limit);
  const answers = topics.map((topic) => describeTopic(topic, sources, origin));
  const places = [...called, ...passages].map((passage) => describePassage(passage, origin));
  return { results: [...answers, ...places].slice(0, limit) };
}

export async function readPage(
  { page }: ToolInput<'read_page'>,
  pages: SitePages,
  caller: Caller,
): Promise<ToolOutput<'read_page'>> {
  const found = await pages.read(page, caller);
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
