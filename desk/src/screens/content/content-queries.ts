import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DraftCheck, DraftSet } from 'contract/desk/drafts.ts';
import { call } from '../../shared/api.ts';

/** Documents, and the texts that hold some words. @param set whose new documents are there, too */
export const contentQuery = (words: string, set: string | undefined) =>
  queryOptions({
    queryKey: ['content', 'list', words, set],
    queryFn: ({ signal }) => call('GET /content', { query: { words: words || undefined, set }, signal }),
    placeholderData: keepPreviousData,
  });

/** @param set where the document may be a new one of this set */
export const documentQuery = (name: string, set?: string) =>
  queryOptions({
    queryKey: ['content', 'document', name, set],
    queryFn: ({ signal }) => call('GET /content/document', { query: { name, set }, signal }),
  });

export const setsQuery = queryOptions({
  queryKey: ['content', 'sets'],
  queryFn: ({ signal }) => call('GET /content/sets', { signal }),
});

/** Sets that are not published. */
export const draftSetsQuery = queryOptions({
  queryKey: ['drafts', 'list'],
  queryFn: ({ signal }) => call('GET /content/drafts', { signal }),
});

/** Texts of a set; of one that is gone, or was not saved yet, none. */
export const draftSetQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: ['drafts', 'set', id],
    queryFn: async ({ signal }): Promise<DraftSet | null> =>
      (await call('GET /content/drafts/:id', { params: { id: id ?? '' }, signal })) ?? null,
    enabled: id !== undefined,
  });

/** Problems that keep a set from being published, and warnings. */
export const checkQuery = (set: Pick<DraftSet, 'id' | 'version'> | null | undefined) =>
  queryOptions({
    queryKey: ['content', 'check', set?.id, set?.version],
    queryFn: async ({ signal }): Promise<DraftCheck | null> =>
      (await call('GET /content/drafts/:id/check', { params: { id: set?.id ?? '' }, signal })) ?? null,
    enabled: Boolean(set),
    placeholderData: keepPreviousData,
  });

export const historyQuery = (address: string) =>
  queryOptions({
    queryKey: ['content', 'history', address],
    queryFn: ({ signal }) => call('GET /content/history', { query: { address }, signal }),
  });

/** Answers to a question now, and with the texts of a set. @param version of the set */
export const answersQuery = (question: string, set: string | undefined, version: string | undefined) =>
  queryOptions({
    queryKey: ['content', 'answers', question, set, version],
    queryFn: ({ signal }) => call('GET /content/answers', { query: { question, set }, signal }),
    enabled: question !== '',
    placeholderData: keepPreviousData,
  });
