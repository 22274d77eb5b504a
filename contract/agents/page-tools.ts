import Type from 'typebox';
import { LONGEST_QUESTION, MOST_EARLIER_QUESTIONS } from '../answers/ask.ts';
import { readingTool } from './agent-tool.ts';

const FOUND = Type.Object({
  title: Type.String({ description: 'Name of the page' }),
  heading: Type.String({ description: 'Heading of the passage, or empty' }),
  url: Type.String({ description: 'Address of the passage, to quote as its source' }),
  text: Type.String({ description: 'What the passage says, cut after 600 characters' }),
});

export const SEARCH_SITE = readingTool({
  title: 'Search the site',
  description:
    'Finds passages in the pages, questions, articles and API reference that answer a question, best first. Use it first; read_page gives you a result’s whole page.',
  input: Type.Object(
    {
      query: Type.String({
        minLength: 1,
        maxLength: 300,
        description: 'A question or a few words, in English',
      }),
      limit: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 10, description: 'Maximum results; 5 by default' }),
      ),
    },
    { additionalProperties: false },
  ),
  output: Type.Object({ results: Type.Array(FOUND) }),
});

export const ANSWER_QUESTION = readingTool({
  title: 'Answer a question',
  description:
    'Answers a question about the company, its product, plans and terms with a reviewed answer and its sources, as the site’s own assistant does. It says so when the site doesn’t publish the answer: repeat that, and don’t guess.',
  input: Type.Object(
    {
      question: Type.String({ minLength: 1, maxLength: LONGEST_QUESTION }),
      before: Type.Optional(
        Type.Array(Type.String({ maxLength: LONGEST_QUESTION }), {
          maxItems: MOST_EARLIER_QUESTIONS,
          description: 'The person’s earlier questions, oldest first, if this one depends on them',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  output: Type.Object({
    answer: Type.String(),
    isFound: Type.Boolean({
      description: 'false if the site has no answer, or several questions may be meant',
    }),
    sources: Type.Array(Type.Object({ title: Type.String(), url: Type.String() })),
    didYouMean: Type.Array(Type.String(), {
      description: 'Questions to ask instead, if several may be meant',
    }),
  }),
});

export const READ_PAGE = readingTool({
  title: 'Read a page',
  description:
    'Returns one page of the site as Markdown, with all its words and numbers. Takes an address from a result, from /llms.txt or from a link.',
  input: Type.Object(
    {
      page: Type.String({
        minLength: 1,
        maxLength: 2_000,
        description: 'Path such as /pricing, or a full address on this site',
      }),
    },
    { additionalProperties: false },
  ),
  output: Type.Object({
    url: Type.String(),
    title: Type.String(),
    markdown: Type.String(),
  }),
});
