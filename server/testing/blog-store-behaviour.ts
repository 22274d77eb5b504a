import { describe } from 'vitest';
import type { Database } from '../database/schema.ts';
import { setUpBlogOn } from './blog-articles.ts';
import { describeBlogImport } from './blog-import-behaviour.ts';
import { describeBlogMoves } from './blog-moves-behaviour.ts';
import { describeBlogReading } from './blog-reading-behaviour.ts';
import { describeBlogSearch } from './blog-search-behaviour.ts';

/** What a blog store does on every engine; the caller says where databases come from. */
export function describeBlogStore(where: string, openDatabase: () => Promise<Database>): void {
  const setUp = setUpBlogOn(openDatabase);

  describe(`a blog store ${where}`, () => {
    describeBlogReading(setUp);
    describeBlogImport(setUp);
    describeBlogMoves(setUp);
    describeBlogSearch(setUp);
  });
}
