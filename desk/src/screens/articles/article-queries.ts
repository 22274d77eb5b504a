import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ArticleState } from 'contract/desk/article-states.ts';
import { DESK_API } from 'contract/desk/paths.ts';
import { call } from '../../shared/api.ts';

export const articlesQuery = (words: string, state: ArticleState | undefined) =>
  queryOptions({
    queryKey: ['articles', 'list', words, state],
    queryFn: ({ signal }) => call('GET /articles', { query: { words: words || undefined, state }, signal }),
    placeholderData: keepPreviousData,
  });

/** Fetched once for each opening: what is typed since is newer than what the server has. */
export const draftQuery = (source: string) =>
  queryOptions({
    queryKey: ['article', source],
    queryFn: ({ signal }) => call('GET /articles/draft', { query: { source }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const statesQuery = (source: string) =>
  queryOptions({
    queryKey: ['articles', 'states', source],
    queryFn: ({ signal }) => call('GET /articles/states', { query: { source }, signal }),
  });

/** Address of the page of an article as its readers would see it. */
export function previewPath(source: string, number?: number): string {
  const query = new URLSearchParams({ source, ...(number !== undefined && { number: String(number) }) });
  return `${DESK_API}/articles/preview?${query}`;
}
