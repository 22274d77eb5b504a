import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { articleFile, makeArticleFolder, writeArticles } from '../../../../checks/support/article-folder.ts';
import { sharedRenderer } from '../../../../checks/support/shared-renderer.ts';
import { openTestDatabase } from '../../../../checks/support/test-database.ts';
import { NOW } from '../../../../checks/support/test-server.ts';
import { createBlogStore } from '../blog.store.ts';
import { importFolder } from './import-folder.ts';
import { MarkdownRenderer } from './markdown/markdown-renderer.ts';

async function setUp(files: Record<string, string | Buffer>) {
  const folder = await makeArticleFolder(files);
  const store = createBlogStore({ database: await openTestDatabase(), clock: () => NOW });
  const find = async (url: string, category = 'getting-started') => {
    const found = await store.findArticle(category, url);
    return found?.kind === 'article' ? found.article : found;
  };
  const run = async (renderer = sharedRenderer) =>
    (await importFolder({ folder, writer: store, now: NOW, renderer })).map(
      ({ source, result, problems }) => ({
        source,
        result,
        problems,
      }),
    );
  return { folder, store, find, run };
}

describe('importFolder', () => {
  it('stores all entries and the text of an article', async () => {
    const file = articleFile(
      { author: 'Hanna Lindqvist', image: '/pictures/a.png', date: '2026-03-04T09:00:00+05:30' },
      `One *task*.\n\n${'word '.repeat(200)}`,
    );
    const { find, run } = await setUp({ 'a.md': file });
    expect(await run()).toEqual([{ source: 'a.md', result: 'new', problems: [] }]);
    expect(await find('first-steps')).toMatchObject({
      subject: 'First steps',
      category: { name: 'Getting Started', categorySlug: 'getting-started' },
      author: 'Hanna Lindqvist',
      image: '/pictures/a.png',
      content: expect.stringContaining('<p>One <em>task</em>.</p>'),
      createdDate: '2026-03-04T03:30:00.000Z',
      readTime: '2 min read',
    });
  });

  it('skips an unchanged file and imports a changed one', async () => {
    const { folder, find, run } = await setUp({
      'a.md': articleFile({ url: 'a' }),
      'b.md': articleFile({ url: 'b' }),
    });
    await run();
    await writeArticles(folder, { 'b.md': articleFile({ url: 'b' }, 'Another text.') });
    expect(await run()).toEqual([
      { source: 'a.md', result: 'unchanged', problems: [] },
      { source: 'b.md', result: 'changed', problems: [] },
    ]);
    expect(await find('b')).toMatchObject({ content: '<p>Another text.</p>' });
  });

  it('redirects from the old address to the new one', async () => {
    const { folder, find, run } = await setUp({ 'a.md': articleFile({ url: 'old' }) });
    await run();
    await writeArticles(folder, { 'a.md': articleFile({ url: 'new', category: 'Operations' }) });
    expect(await run()).toEqual([{ source: 'a.md', result: 'moved', problems: [] }]);
    expect(await find('old')).toEqual({ kind: 'moved', categorySlug: 'operations', url: 'new' });
  });

  it('refuses a bad file with all its problems, and imports the other files', async () => {
    const { find, run } = await setUp({
      'a.md': articleFile({ url: 'a' }),
      'b.md': articleFile({ url: 'B', draft: 'never' }),
      'c.md': articleFile({ url: 'c' }),
    });
    expect(await run()).toEqual([
      { source: 'a.md', result: 'new', problems: [] },
      {
        source: 'b.md',
        result: 'refused',
        problems: [
          { line: 4, reason: expect.stringMatching(/^url must be /) },
          { line: 6, reason: 'draft must be true or false' },
        ],
      },
      { source: 'c.md', result: 'new', problems: [] },
    ]);
    expect(await find('c')).toMatchObject({ url: 'c' });
  });

  it('keeps the stored article when its file becomes bad', async () => {
    const { folder, find, run } = await setUp({ 'a.md': articleFile() });
    await run();
    await writeArticles(folder, { 'a.md': '' });
    expect(await run()).toMatchObject([{ result: 'refused' }]);
    expect(await find('first-steps')).toMatchObject({ content: '<p>Give the agent one task.</p>' });
  });

  it.each([
    ['is too large', Buffer.alloc(524_289, ' '), 1, 'the text is longer than 512 KiB'],
    [
      'has no text left after sanitizing',
      articleFile({}, '<script>a</script>'),
      7,
      'the article has no text',
    ],
    ['is nested too deeply', articleFile({}, '>'.repeat(4_000)), 7, 'the text is nested too deeply'],
  ])('refuses a file that %s', async (_what, content, line, reason) => {
    const { run } = await setUp({ 'a.md': content });
    expect(await run()).toEqual([{ source: 'a.md', result: 'refused', problems: [{ line, reason }] }]);
  });

  it('refuses a file that takes too long, and imports the other files', async () => {
    const { run } = await setUp({
      'a.md': articleFile({ url: 'a' }),
      'b.md': articleFile({ url: 'b' }, '*a_ '.repeat(60_000)),
      'c.md': articleFile({ url: 'c' }),
    });
    await using hasty = new MarkdownRenderer({ mostMs: 1500 });
    expect(await run(hasty)).toEqual([
      { source: 'a.md', result: 'new', problems: [] },
      {
        source: 'b.md',
        result: 'refused',
        problems: [{ line: 7, reason: expect.stringMatching(/^the text takes longer than 1.5 seconds/) }],
      },
      { source: 'c.md', result: 'new', problems: [] },
    ]);
  });

  it('refuses a second file with the same address, and names the first', async () => {
    const { find, run } = await setUp({
      'a.md': articleFile({ subject: 'First' }),
      'b/c.md': articleFile({ subject: 'Second' }),
    });
    expect(await run()).toEqual([
      { source: 'a.md', result: 'new', problems: [] },
      {
        source: 'b/c.md',
        result: 'refused',
        problems: [{ line: 4, reason: 'its category and url are those of a.md' }],
      },
    ]);
    expect(await find('first-steps')).toMatchObject({ subject: 'First' });
  });

  it('advises an editor who renamed a file how to proceed', async () => {
    const { folder, run } = await setUp({ 'a.md': articleFile() });
    await run();
    await rename(join(folder, 'a.md'), join(folder, 'b.md'));
    expect(await run()).toMatchObject([
      {
        source: 'b.md',
        result: 'refused',
        problems: [{ reason: expect.stringMatching(/a\.md, which is gone;/) }],
      },
    ]);
  });

  it('keeps an article whose file is gone, until a draft of it unpublishes it', async () => {
    const { folder, find, run } = await setUp({ 'a.md': articleFile() });
    await run();
    await rm(join(folder, 'a.md'));
    expect(await run()).toEqual([]);
    expect(await find('first-steps')).toBeDefined();
    await writeArticles(folder, { 'a.md': articleFile({ draft: 'true' }) });
    expect(await run()).toEqual([{ source: 'a.md', result: 'changed', problems: [] }]);
    expect(await find('first-steps')).toBeUndefined();
  });
});
