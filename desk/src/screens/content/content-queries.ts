import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';
import { changesOf, type TypedTexts } from './content.rules.ts';

/** Documents, and the texts that hold some words. */
export const contentQuery = (words: string) =>
  queryOptions({
    queryKey: ['content', 'list', words],
    queryFn: ({ signal }) => call('GET /content', { query: { words: words || undefined }, signal }),
    placeholderData: keepPreviousData,
  });

export const documentQuery = (name: string) =>
  queryOptions({
    queryKey: ['content', 'document', name],
    queryFn: ({ signal }) => call('GET /content/document', { query: { name }, signal }),
  });

export const setsQuery = queryOptions({
  queryKey: ['content', 'sets'],
  queryFn: ({ signal }) => call('GET /content/sets', { signal }),
});

/** Problems that keep typed texts from being published. */
export const problemsQuery = (typed: TypedTexts) =>
  queryOptions({
    queryKey: ['content', 'problems', typed],
    queryFn: ({ signal }) => call('POST /content/check', { body: { changes: changesOf(typed) }, signal }),
    enabled: Object.keys(typed).length > 0,
    placeholderData: keepPreviousData,
  });
