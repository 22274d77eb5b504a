import type { ToolInput, ToolOutput } from 'contract/agents/agent-tools.ts';
import { type Passage, textOf } from '../../search/passages/passage.ts';
import type { Passages } from '../../search/passages/passages.ts';
import type { SitePages } from '../../site/site-pages.ts';
import type { Caller } from '../caller.ts';
import { ToolProblem } from '../tool-problem.ts';

const USUAL_RESULTS = 5;
const LONGEST_TEXT = 600;

/** By the search that the answers of the chat use. */
export async function searchSite(
  { query, limit = USUAL_RESULTS }: ToolInput<'search_site'>,
  passages: Passages,
  origin: string,
): Promise<ToolOutput<'search_site'>> {
  const found = await passages.find({ content: query, history: [] }, limit);
  return { results: found.passages.map(({ passage }) => describePassage(passage, origin)) };
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

function describePassage({ title, heading, address, statements }: Passage, origin: string) {
  const text = statements.map(textOf).join(' ').slice(0, LONGEST_TEXT).toWellFormed();
  return { title, heading, url: origin + address, text };
}
