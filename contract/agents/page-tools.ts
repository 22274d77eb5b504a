import Type from 'typebox';
import { LONGEST_QUESTION, MOST_EARLIER_QUESTIONS } from '../answers/ask.ts';
import { strictObject } from '../strict-object.ts';
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
  input: strictObject({
    query: Type.String({
      minLength: 1,
      maxLength: 300,
      description: 'A question or a few words, in English',
    }),
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 10, description: 'Maximum results; 5 by default' }),
    ),
  }),
  output: Type.Object({
    results: Type.Array(FOUND),
    confidence: Type.Enum(['high', 'low', 'none'], {
      description: 'low: passages with these words, which may not answer. none: the site doesn’t say',
    }),
  }),
});

/** Search in the form that ChatGPT’s connectors and other clients for research expect. */
export const SEARCH = readingTool({
  title: 'Search, for research clients',
  description: 'search_site in the form that research clients expect. Pass a result’s id to fetch.',
  input: strictObject({
    query: Type.String({
      minLength: 1,
      maxLength: 300,
      description: 'A question or a few words, in English',
    }),
  }),
  output: Type.Object({
    results: Type.Array(Type.Object({ id: Type.String(), title: Type.String(), url: Type.String() })),
  }),
});

export const FETCH = readingTool({
  title: 'Fetch, for research clients',
  description: 'read_page in the form that research clients expect.',
  input: strictObject({
    id: Type.String({ minLength: 1, maxLength: 2_000, description: 'Of a result of search' }),
  }),
  output: Type.Object({
    id: Type.String(),
    title: Type.String(),
    text: Type.String(),
    url: Type.String(),
  }),
});

export const ANSWER_QUESTION = readingTool({
  title: 'Answer a question',
  description:
    'Answers a question about the company, its product, plans and terms with a reviewed answer and its sources, as the site’s own assistant does. If the site doesn’t publish it, repeat that, and don’t guess.',
  input: strictObject({
    question: Type.String({
      minLength: 1,
      maxLength: LONGEST_QUESTION,
      description: 'One question about the company or its product, best in English',
    }),
    before: Type.Optional(
      Type.Array(Type.String({ maxLength: LONGEST_QUESTION }), {
        maxItems: MOST_EARLIER_QUESTIONS,
        description: 'The person’s earlier questions, oldest first, if this one depends on them',
      }),
    ),
  }),
  output: Type.Object({
    answer: Type.String(),
    status: Type.Enum(['published', 'partly', 'not_published', 'unclear', 'unknown'], {
      description:
        'not_published: reviewed, and the site doesn’t say. unclear: ask one of didYouMean. unknown: nothing found',
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
  input: strictObject({
    page: Type.String({
      minLength: 1,
      maxLength: 2_000,
      description: 'Path such as /pricing, or a full address on this site',
    }),
  }),
  output: Type.Object({
    url: Type.String(),
    title: Type.String(),
    markdown: Type.String(),
  }),
});
