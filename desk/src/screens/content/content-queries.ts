import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { DESK_API } from 'contract/desk/paths.ts';
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

/** Address of a page as it would be with typed texts. */
export const previewQuery = (page: string, typed: TypedTexts) =>
  queryOptions({
    queryKey: ['content', 'preview', page, typed],
    queryFn: async () => {
      const text = JSON.stringify({ changes: changesOf(typed) });
      const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
      const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
      const changes = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replace(/=+$/, '');
      return `${DESK_API}/content/preview?${new URLSearchParams({ page, changes })}`;
    },
    enabled: page !== '' && Object.keys(typed).length > 0,
  });

/** Problems that keep typed texts from being published. */
export const problemsQuery = (typed: TypedTexts) =>
  queryOptions({
    queryKey: ['content', 'problems', typed],
    queryFn: ({ signal }) => call('POST /content/check', { body: { changes: changesOf(typed) }, signal }),
    enabled: Object.keys(typed).length > 0,
    placeholderData: keepPreviousData,
  });
