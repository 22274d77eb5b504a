// A process of its own, which has no database open: see `searchFiles`.
import { type FileSearch, type SearchedFiles, searchFiles } from './search-files.ts';

/** Files that were found, or the problem that prevented the search. */
export type SearchAnswer = SearchedFiles | { problem: string };

process.on('message', async (order: FileSearch) =>
  process.send?.(
    await searchFiles(order).catch((error: Error): SearchAnswer => ({ problem: error.message })),
  ),
);
process.on('disconnect', () => process.exit());
process.send?.({ kind: 'ready' });
