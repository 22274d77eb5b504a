import { describe, expect, it } from 'vitest';
import { createBlogStore } from '../blog/blog.store.ts';
import { importAtFirstStart } from '../blog/import/first-start.ts';
import type { Database } from '../database/schema.ts';
import { createLogger } from '../web/request-log.ts';
import { articleFile, makeArticleFolder } from './article-folder.ts';
import { NOW } from './test-server.ts';

/** What must hold of the first start on every engine. */
export function describeFirstStart(engine: string, openDatabase: () => Promise<Database>): void {
  describe(`the first start ${engine}`, () => {
    it('of several processes at once brings in every article, once', async () => {
      const urls = Array.from({ length: 8 }, (_none, index) => `article-${index}`);
      const folder = await makeArticleFolder(
        Object.fromEntries(urls.map((url) => [`${url}.md`, articleFile({ url })])),
      );
      const parts = { folder, database: await openDatabase(), clock: () => NOW };
      const logged: unknown[] = [];
      const logger = createLogger('warn', { write: (line) => void logged.push(JSON.parse(line)) });

      await Promise.all([1, 2, 3].map(() => importAtFirstStart({ ...parts, logger })));

      const addresses = await createBlogStore(parts).listAddresses();
      expect(addresses.map(({ url }) => url).sort()).toEqual(urls);
      expect(logged).toEqual([]);
    });
  });
}
