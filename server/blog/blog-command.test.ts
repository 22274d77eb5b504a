import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Config, readConfig } from '../config/config.ts';
import { openDatabase } from '../database/open-database.ts';
import { articleFile, makeArticleFolder } from '../testing/article-folder.ts';
import { NOW } from '../testing/test-server.ts';
import { createBlogStore } from './blog.store.ts';
import { runBlogCommand } from './blog-command.ts';
import { createPreviewVerifier } from './preview.ts';

const DAY_MS = 24 * 3_600_000;

async function setUp(files: Record<string, string> = {}, chosen: Partial<Config> = {}) {
  const folder = await makeArticleFolder(files);
  const dataDir = await mkdtemp(join(tmpdir(), 'database-'));
  const config = { ...readConfig({}), dataDir, blogDir: join(folder, 'blog'), ...chosen };
  onTestFinished(() => rm(dataDir, { recursive: true }));

  async function run(...args: string[]) {
    const printed: string[] = [];
    const errors: string[] = [];
    const code = await runBlogCommand(args, {
      config,
      clock: () => NOW,
      cwd: folder,
      print: (line) => void printed.push(line),
      printError: (line) => void errors.push(line),
    });
    return { code, printed, errors };
  }

  /** What the server would show for a link at a moment. */
  async function follow(link: string, now = NOW) {
    const database = await openDatabase(config, () => {});
    const parts = { database, clock: () => now };
    const store = createBlogStore({ ...parts, verifyPreview: createPreviewVerifier(parts) });
    const { pathname, searchParams } = new URL(link);
    const [, , categorySlug = '', url = ''] = pathname.split('/').map(decodeURIComponent);
    const found = await store.findArticle(categorySlug, url, searchParams.get('preview') ?? '');
    await database.destroy();
    return found?.kind === 'article' ? found.article.subject : undefined;
  }
  return { run, follow };
}

describe('npm run blog -- import', () => {
  it('tells the fate of every file of the usual folder', async () => {
    const { run } = await setUp({ 'blog/a.md': articleFile({ url: 'a' }), 'blog/b/c.md': articleFile() });
    expect(await run('import')).toEqual({
      code: 0,
      printed: ['new        blog/a.md', 'new        blog/b/c.md', '2 new'],
      errors: [],
    });
    expect(await run('import')).toMatchObject({
      code: 0,
      printed: ['unchanged  blog/a.md', 'unchanged  blog/b/c.md', '2 unchanged'],
    });
  });

  it('takes another folder, named from where the editor stands', async () => {
    const { run } = await setUp({ 'files/x.md': articleFile() });
    expect(await run('import', 'files')).toMatchObject({
      code: 0,
      printed: ['new        files/x.md', '1 new'],
    });
  });

  it('fails when a file was refused, with file, line and reason of each problem', async () => {
    const { run } = await setUp({
      'blog/a.md': articleFile({ draft: 'maybe', tags: 'x' }),
      'blog/b.md': articleFile(),
    });
    expect(await run('import')).toEqual({
      code: 1,
      printed: [
        'refused    blog/a.md:6: draft must be true or false',
        'refused    blog/a.md:7: tags is not one of subject, category, url, author, image, date, draft',
        'new        blog/b.md',
        '1 new, 1 refused',
      ],
      errors: [],
    });
  });

  it('tells what was left out of an article, which it takes all the same', async () => {
    const { run } = await setUp({ 'blog/a.md': articleFile({}, 'a [b](c.md)\n\n![d](e.png)') });
    expect(await run('import')).toMatchObject({
      code: 0,
      printed: [
        'new        blog/a.md',
        expect.stringMatching(/^but {8}blog\/a\.md:8: a link was left out: it must begin with https:/),
        expect.stringMatching(/^but {8}blog\/a\.md:10: an image was left out: its address must begin/),
        '1 new',
      ],
    });
  });

  it('says that a folder has no articles', async () => {
    const { run } = await setUp({ 'empty/README.md': '' });
    expect(await run('import', 'empty')).toMatchObject({ code: 0, printed: ['no articles'] });
  });

  it('fails when there is no such folder', async () => {
    const { run } = await setUp({ 'a.md': '' });
    for (const name of ['nowhere', 'a.md']) {
      const errors = [expect.stringMatching(new RegExp(`^there is no folder .*${name}$`))];
      expect(await run('import', name)).toEqual({ code: 1, printed: [], errors });
    }
  });
});

describe('npm run blog -- preview', () => {
  const FILES = {
    'blog/draft.md': articleFile({ subject: 'Draft', url: 'draft', draft: 'true', category: 'R & D' }),
    'blog/future.md': articleFile({ subject: 'Future', url: 'future', date: '2026-12-24' }),
  };

  it.each([
    ['draft', 'Draft'],
    ['future', 'Future'],
  ])('prints a link that shows a %s for a week', async (url, subject) => {
    const { run, follow } = await setUp(FILES);
    await run('import');
    const { code, printed } = await run('preview', url);
    const [link = ''] = printed;
    expect([code, printed.length]).toEqual([0, 1]);
    expect(await follow(link)).toBe(subject);
    expect(await follow(link, new Date(NOW.getTime() + 7 * DAY_MS - 1))).toBe(subject);
    expect(await follow(link, new Date(NOW.getTime() + 7 * DAY_MS))).toBeUndefined();
    expect(await follow(link.replace(/preview=./, 'preview='))).toBeUndefined();
  });

  it('prints a link for as many days as it is told', async () => {
    const { run, follow } = await setUp(FILES);
    await run('import');
    const [link = ''] = (await run('preview', 'draft', '--days', '30')).printed;
    expect(await follow(link, new Date(NOW.getTime() + 30 * DAY_MS - 1))).toBe('Draft');
    expect(await follow(link, new Date(NOW.getTime() + 30 * DAY_MS))).toBeUndefined();
  });

  it.each([
    [{ port: 3456 }, 'http://localhost:3456/blog/r-%26-d/draft?preview='],
    [{ publicUrl: 'https://www.example.com' }, 'https://www.example.com/blog/r-%26-d/draft?preview='],
  ])('leads to the site as visitors see it (%o)', async (config, start) => {
    const { run } = await setUp(FILES, config);
    await run('import');
    expect((await run('preview', 'draft')).printed).toEqual([expect.stringContaining(start)]);
  });

  it('says that nobody has the url', async () => {
    const { run } = await setUp(FILES);
    expect(await run('preview', 'nowhere')).toMatchObject({
      code: 1,
      printed: [],
      errors: [expect.stringMatching(/^no article has the url nowhere;/)],
    });
  });
});

describe('npm run blog', () => {
  it.each([
    [],
    ['help'],
    ['import', 'a', 'b'],
    ['import', '--days', '7'],
    ['preview'],
    ['preview', 'a', 'b'],
    ['preview', 'a', '--days', '0'],
    ['preview', 'a', '--days', '366'],
    ['preview', 'a', '--days', '1.5'],
    ['preview', 'a', '--days'],
    ['import', '--force'],
  ])('explains itself when it is told "%s %s %s %s"', async (...args) => {
    const { run } = await setUp();
    expect(await run(...args.filter((arg) => arg !== undefined))).toEqual({
      code: 2,
      printed: [],
      errors: [expect.stringMatching(/^Usage:\n {2}npm run blog -- import /)],
    });
  });
});
