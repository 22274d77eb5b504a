import { searchSite } from '../../../server/modules/agents/agents.queries.ts';
import { withRelativeLinks } from '../../../server/modules/answers/model/open-responder.ts';
import type { Responder, Turn } from '../../../server/modules/answers/model/responder.ts';
import type { SearchSources } from '../../../server/modules/answers/search/nearest.ts';
import type { SiteSearch } from '../../../server/modules/answers/search/site-search.ts';
import { type Found, judgeFound, judgeReply, RESULTS_JUDGED, type Verdict } from './judge.ts';
import type { JudgedQuestion } from './question-file.ts';
import { readReply } from './read-reply.ts';

/** Judgment of an engine's reply to a question. */
export interface Judgment {
  question: JudgedQuestion;
  verdict: Verdict;
  /** Text that a visitor read. */
  said: string;
}

/** One way in which people and agents ask the site. */
export interface Engine {
  name: string;
  judge(question: JudgedQuestion): Promise<Judgment>;
}

export interface EngineParts {
  responder: Responder;
  sources: SearchSources;
  search: Pick<SiteSearch, 'find'>;
  /** Origin under which visitors see the site. */
  origin: string;
}

/** The chat, the search of `/mcp`, and the search of the site. */
export function createEngines({ responder, sources, search, origin }: EngineParts): Engine[] {
  return [
    {
      name: 'Chat',
      async judge(question) {
        const said = await converse(responder, question);
        const reply = readReply(withRelativeLinks(said, origin));
        return { question, verdict: judgeReply(question, reply), said: reply.text };
      },
    },
    searchEngine('MCP', async (query) => {
      const { results } = await searchSite({ query, limit: RESULTS_JUDGED }, sources, origin);
      return results.map(({ url, ...found }) => ({ ...found, page: pageOf(url) }));
    }),
    searchEngine('Search', async (words) => {
      const places = await search.find(words);
      return places.map(({ address, heading, title, text }) => ({
        ...{ page: pageOf(address), heading: heading || title, text },
      }));
    }),
  ];
}

/** Asks what was asked before, and then the question, as one thread of the chat. @returns the last answer */
async function converse(responder: Responder, { history, question }: JudgedQuestion): Promise<string> {
  const turns: Turn[] = [];
  for (const content of history) {
    const answer = await responder.answer({ content, history: [...turns] });
    turns.push({ from: 'person', content }, { from: 'assistant', content: answer.content });
  }
  return (await responder.answer({ content: question, history: turns })).content;
}

function searchEngine(name: string, find: (words: string) => Promise<Found[]>): Engine {
  return {
    name,
    async judge(question) {
      const found = await find(question.question);
      const said = found
        .slice(0, RESULTS_JUDGED)
        .map(({ page, heading, text }) => `${page} “${heading}”: ${text}`)
        .join(' / ');
      return { question, verdict: judgeFound(question, found), said: said || 'nothing found' };
    },
  };
}

function pageOf(address: string): string {
  return URL.parse(address, 'http://site.invalid')?.pathname ?? address;
}
