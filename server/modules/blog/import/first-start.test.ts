import { describe, expect, it } from 'vitest';
import { articleFile, makeArticleFolder } from '../../../../checks/support/article-folder.ts';
import { makeArticle } from '../../../../checks/support/blog-articles.ts';
import { engines } from '../../../../checks/support/engines.ts';
import { openTestDatabase } from '../../../../checks/support/test-database.ts';
import { NOW } from '../../../../checks/support/test-server.ts';
import { createLogger } from '../../../plugins/http/request-log.ts';
import { createBlogStore } from '../blog.store.ts';
import { importAtFirstStart } from './first-start.ts';

async function setUp(folder: string) {
  const database = await openTestDatabase();
  const clock = () => NOW;
  const store = createBlogStore({ database, clock });
  const logged: unknown[] = [];
  const logger = createLogger('info', { write: (line) => void logged.push(JSON.parse(line)) });
  return {
    database,
    store,
    logged,
    start: () => importAtFirstStart({ folder, siteDir: '/nowhere', database, clock, logger }),
    listUrls: async () => (await store.listAddresses()).map(({ url }) => url).sort(),
  };
}

describe.each(engines)('importAtFirstStart on $name', ({ openDatabase }) => {
  it('imports every article once when several processes start at once', async () => {
    const urls = Array.from({ length: 8 }, (_none, index) => `article-${index}`);
    const folder = await makeArticleFolder(
      Object.fromEntries(urls.map((url) => [`${url}.md`, articleFile({ url })])),
    );
    const parts = { folder, siteDir: '/nowhere', database: await openDatabase(), clock: () => NOW };
    const logged: unknown[] = [];
    const logger = createLogger('warn', { write: (line) => void logged.push(JSON.parse(line)) });

    await Promise.all([1, 2, 3].map(() => importAtFirstStart({ ...parts, logger })));

    const addresses = await createBlogStore(parts).listAddresses();
    expect(addresses.map(({ url }) => url).sort()).toEqual(urls);
    expect(logged).toEqual([]);
  });
});

describe('importAtFirstStart', () => {
  it('imports the articles in the folder', async () => {
    const folder = await makeArticleFolder({
      'a.md': articleFile({ url: 'a' }),
      'b.md': articleFile({ url: 'b' }),
    });
    const { logged, start, listUrls } = await setUp(folder);
    await start();
    expect(await listUrls()).toEqual(['a', 'b']);
    expect(logged).toEqual([expect.objectContaining({ msg: 'articles imported', files: 2 })]);
  });

  it('warns of a bad file and imports the others', async () => {
    const folder = await makeArticleFolder({
      'a.md': articleFile({ date: 'soon' }),
      'b.md': articleFile({ url: 'b' }),
    });
    const { logged, start, listUrls } = await setUp(folder);
    await start();
    expect(await listUrls()).toEqual(['b']);
    expect(logged[0]).toMatchObject({
      level: 40,
      msg: 'article refused',
      file: 'a.md',
      line: 5,
      reason: expect.stringMatching(/^date must be /),
    });
  });

  it('imports nothing into a blog that has an article, even a draft', async () => {
    const { store, start, listUrls } = await setUp(await makeArticleFolder({ 'a.md': articleFile() }));
    await store.saveArticle(makeArticle({ url: 'draft', isDraft: true }));
    await start();
    expect(await listUrls()).toEqual([]);
  });

  it.each([
    ['no folder', async () => '/nowhere/blog'],
    ['an empty folder', () => makeArticleFolder()],
  ])('imports and logs nothing with %s', async (_what, makeFolder) => {
    const { logged, start, listUrls } = await setUp(await makeFolder());
    await start();
    expect([await listUrls(), logged]).toEqual([[], []]);
  });

  it('starts without articles when they cannot be stored', async () => {
    const { database, logged, start } = await setUp(await makeArticleFolder({ 'a.md': articleFile() }));
    await database.schema.dropTable('blog_revision').execute();
    await start();
    expect(logged).toEqual([
      expect.objectContaining({ level: 50, msg: expect.stringMatching(/npm run blog/) }),
    ]);
  });
});
