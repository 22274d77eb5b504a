import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { articleFile, makeArticleFolder, writeArticles } from '../../../../checks/support/article-folder.ts';
import { sharedRenderer } from '../../../../checks/support/shared-renderer.ts';
import { openShell } from '../../../../checks/support/shell.ts';
import { NOW } from '../../../../checks/support/test-server.ts';
import type { BuildCommand } from '../../../cli/run-command.ts';
import { openDatabase } from '../../../plugins/database/open-database.ts';
import { SQLITE_FILE } from '../../../plugins/database/sqlite-database.ts';
import type { Config } from '../../../plugins/settings/config.ts';
import { readConfig } from '../../../settings/read-config.ts';
import { createBlogStore } from '../blog.store.ts';
import { createPreviewVerifier } from '../preview.ts';
import { blogCommands } from './blog.commands.ts';

/** A file is noticed, read by a process that has to start first, and stored. */
const WAIT = { timeout: 15_000 };
const DAY_MS = 24 * 3_600_000;

async function setUp(files: Record<string, string> = {}, chosen: Partial<Config> = {}) {
  const folder = await makeArticleFolder(files);
  const dataDir = await mkdtemp(join(tmpdir(), 'database-'));
  await copyFile(inject('migratedSqlite'), join(dataDir, SQLITE_FILE));
  const config = { ...readConfig({}), dataDir, blogDir: join(folder, 'blog'), ...chosen };
  onTestFinished(() => rm(dataDir, { recursive: true }));

  const stop = new AbortController();

  const shell = await openShell({
    dataDir,
    cwd: folder,
    config: { blogDir: join(folder, 'blog'), ...chosen },
  });
  const parts = { renderer: sharedRenderer, listenForStop: () => stop.signal };
  async function runInto(lines: string[], ...args: string[]) {
    const build: BuildCommand = (context) => blogCommands(context, parts);
    const { code, printed, errors } = await shell.runAlone(build, args, lines);
    return { code, printed, errors };
  }
  const run = Object.assign((...args: string[]) => runInto([], ...args), { into: runInto });

  /** Returns what the server would show for a link at a moment. */
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
  return { folder, run, follow, stop };
}

describe('npm run blog -- import', () => {
  it('prints the result of every file in the usual folder', async () => {
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

  it('imports another folder, and names files relative to the current folder', async () => {
    const { run } = await setUp({ 'files/x.md': articleFile() });
    expect(await run('import', 'files')).toMatchObject({
      code: 0,
      printed: ['new        files/x.md', '1 new'],
    });
  });

  it('fails when a file is refused, and prints file, line and reason of each problem', async () => {
    const { run } = await setUp({
      'blog/a.md': articleFile({ draft: 'maybe', catgory: 'x' }),
      'blog/b.md': articleFile(),
    });
    expect(await run('import')).toEqual({
      code: 1,
      printed: [
        'refused    blog/a.md:6: draft must be true or false',
        'refused    blog/a.md:7: catgory is not one of subject, category, url, author, image, description, date, lang, draft',
        'new        blog/b.md',
        '1 new, 1 refused',
      ],
      errors: [],
    });
  });

  it('prints what is left out of an article that it imports', async () => {
    const { run } = await setUp({ 'blog/a.md': articleFile({}, 'a [b](c.md)\n\n![d](e.png)') });
    expect(await run('import')).toMatchObject({
      code: 0,
      printed: [
        'new        blog/a.md',
        expect.stringMatching(/^but {8}blog\/a\.md:8: a link was left out: it must begin with https:/),
        'but        blog/a.md:10: an image was left out: there is no file e.png',
        '1 new',
      ],
    });
  });

  it('prints that a folder has no articles', async () => {
    const { run } = await setUp({ 'empty/README.md': '' });
    expect(await run('import', 'empty')).toMatchObject({ code: 0, printed: ['no articles'] });
  });

  it('fails when the folder does not exist', async () => {
    const { run } = await setUp({ 'a.md': '' });
    for (const name of ['nowhere', 'a.md']) {
      const errors = [expect.stringMatching(new RegExp(`^there is no folder .*${name}$`))];
      expect(await run('import', name)).toEqual({ code: 1, printed: [], errors });
    }
  });
});

describe('npm run blog -- import --watch', () => {
  it('imports a file when it is saved, and prints a preview link', async () => {
    const { folder, run, follow, stop } = await setUp({
      'blog/a.md': articleFile({ url: 'a', draft: 'true' }),
    });
    const printed: string[] = [];
    const watching = run.into(printed, 'import', '--watch');
    await expect.poll(() => printed.at(-1), WAIT).toMatch(/^watching blog; Ctrl-C/);
    await writeArticles(folder, { 'blog/a.md': articleFile({ url: 'a', draft: 'yes', subject: 'Second' }) });
    await expect.poll(() => printed, WAIT).toContain('changed    blog/a.md');
    await expect.poll(() => printed.at(-1), WAIT).toMatch(/^ {11}http:\S+\/a\?preview=/);
    expect(await follow((printed.at(-1) ?? '').trim())).toBe('Second');
    stop.abort();
    expect(await watching).toMatchObject({ code: 0 });
  });
});

describe('npm run blog -- list', () => {
  it('lists the state of every article, and articles whose file is gone', async () => {
    const { folder, run } = await setUp({
      'blog/live.md': articleFile({ url: 'live' }),
      'blog/later.md': articleFile({ url: 'later', date: '2026-12-24T09:30:00Z' }),
      'blog/draft.md': articleFile({ url: 'draft', draft: 'true' }),
    });
    await run('import');
    await rm(join(folder, 'blog', 'live.md'));
    expect((await run('list')).printed).toEqual([
      'State           Date                  Address                      File',
      'scheduled       2026-12-24 09:30 UTC  /blog/getting-started/later  later.md',
      'draft           2026-03-01            /blog/getting-started/draft  draft.md',
      'live, orphaned  2026-03-01            /blog/getting-started/live   live.md',
      '',
      'The file of an orphaned article is gone: put it back, or npm run blog -- remove /blog/getting-started/live',
    ]);
    const [json = ''] = (await run('list', '--json')).printed;
    expect(JSON.parse(json)).toMatchObject([
      { state: 'scheduled', isOrphaned: false, date: '2026-12-24T09:30:00.000Z', subject: 'First steps' },
      { state: 'draft', isOrphaned: false, file: 'draft.md' },
      { state: 'live', isOrphaned: true, address: '/blog/getting-started/live' },
    ]);
  });

  it('lists as many articles as asked for, and says how many there are', async () => {
    const { run } = await setUp({
      'blog/a.md': articleFile({ url: 'a' }),
      'blog/b.md': articleFile({ url: 'b' }),
      'blog/c.md': articleFile({ url: 'c' }),
    });
    await run('import');
    const { printed, errors } = await run('list', '--limit', '2');
    expect([printed.length, errors]).toEqual([3, ['2 of 3 articles']]);
    const json = await run('list', '--limit', '2', '--json');
    expect([JSON.parse(json.printed.join()).length, json.errors]).toEqual([2, ['2 of 3 articles']]);
    expect((await run('list', '--limit', '3')).errors).toEqual([]);
  });

  it('prints that there are no articles', async () => {
    const { run } = await setUp();
    expect(await run('list')).toMatchObject({ code: 0, printed: ['no articles'] });
  });
});

describe('npm run blog -- remove', () => {
  const FILES = { 'blog/a.md': articleFile({ url: 'a' }), 'blog/b.md': articleFile({ url: 'b' }) };

  it.each([
    'blog/a.md',
    'a.md',
    '/blog/getting-started/a',
    'https://www.example.com/blog/getting-started/a?x=1',
  ])('removes the article that is named %s', async (target) => {
    const { folder, run } = await setUp(FILES);
    await run('import');
    expect(await run('remove', target)).toEqual({
      code: 0,
      printed: [
        'removed    /blog/getting-started/a, which now answers 410',
        'but        its file a.md still exists; imports skip it until npm run blog -- restore a.md',
      ],
      errors: [],
    });
    expect(await run('import')).toMatchObject({
      code: 0,
      printed: [
        'removed    blog/a.md; imports skip it until npm run blog -- restore blog/a.md',
        'unchanged  blog/b.md',
        '1 unchanged, 1 removed',
      ],
    });
    await rm(join(folder, 'blog', 'a.md'));
    expect((await run('import')).printed).toEqual(['unchanged  blog/b.md', '1 unchanged']);
    expect((await run('list')).printed.join()).toMatch(/removed +2026-03-10 06:30 UTC +\S+\/a /);
  });

  it('quotes a file name with blanks for the shell', async () => {
    const { run } = await setUp({ "blog/It's ours.md": articleFile({ url: 'a' }) });
    await run('import');
    expect((await run('remove', "It's ours.md")).printed.at(-1)).toMatch(/restore 'It'\\''s ours\.md'$/);
    expect((await run('import')).printed[0]).toMatch(/restore 'blog\/It'\\''s ours\.md'$/);
  });

  it('removes several articles at once', async () => {
    const { run } = await setUp(FILES);
    await run('import');
    expect(await run('remove', 'a.md', 'none.md', 'b.md')).toMatchObject({
      code: 1,
      errors: [expect.stringContaining('none.md')],
    });
    expect((await run('list', '--json')).printed.join().match(/"state": "\w+"/g)).toEqual([
      '"state": "removed"',
      '"state": "removed"',
    ]);
  });

  it('redirects the address of a removed article, and later to another page', async () => {
    const { run } = await setUp(FILES);
    await run('import');
    await run('remove', 'a.md', '--redirect', '/blog/getting-started/b');
    expect((await run('list')).printed.join()).toContain('/a -> /blog/getting-started/b');
    const { code, errors } = await run('remove', '/blog/getting-started/a', '--redirect', '/blog/x/y');
    expect([code, errors]).toEqual([0, ['but the link to /blog/x/y leads to no article']]);
    expect((await run('list')).printed.join()).toContain('/a -> /blog/x/y');
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'pricing',
    '/blog/getting-started/a',
  ])('refuses to redirect to %s', async (redirect) => {
    const { run } = await setUp(FILES);
    await run('import');
    expect(await run('remove', 'a.md', '--redirect', redirect)).toMatchObject({
      code: 1,
      errors: [expect.stringMatching(/^--redirect: must be a path of this site/)],
    });
    expect((await run('list')).printed).toHaveLength(3);
  });

  it.each(['a.md', '/blog/%zz/a'])('reports that there is no article %s', async (target) => {
    const { run } = await setUp();
    expect(await run('remove', target)).toMatchObject({
      code: 1,
      errors: [expect.stringContaining(`no article has the file or the address ${target};`)],
    });
  });
});

describe('npm run blog -- restore', () => {
  const FILES = {
    'blog/a.md': articleFile({ url: 'a' }),
    'blog/b.md': articleFile({ url: 'b', draft: 'never' }),
  };

  it.each(['blog/a.md', 'a.md', '/blog/getting-started/a'])(
    'restores only the article %s',
    async (target) => {
      const { run } = await setUp(FILES);
      await run('import');
      await run('remove', 'a.md');
      expect(await run('restore', target)).toEqual({
        code: 0,
        printed: ['new        blog/a.md', '1 new'],
        errors: [],
      });
      expect((await run('list')).printed.join()).toMatch(/live +2026-03-01 +\S+\/a /);
    },
  );

  it('reports that the file is gone', async () => {
    const { folder, run } = await setUp(FILES);
    await run('import');
    await run('remove', 'a.md');
    await rm(join(folder, 'blog', 'a.md'));
    for (const target of ['a.md', '/blog/getting-started/a']) {
      const errors = [expect.stringMatching(/^there is no file a\.md in .*; put it back, then restore it$/)];
      expect(await run('restore', target)).toEqual({ code: 1, printed: [], errors });
    }
  });

  it('reports that nothing was removed there', async () => {
    const { run } = await setUp(FILES);
    expect(await run('restore', '/blog/getting-started/b')).toMatchObject({
      code: 1,
      errors: [expect.stringMatching(/^no removed article has the address \/blog\/getting-started\/b;/)],
    });
  });

  it.each(['fresh.md', 'deep/fresh.md'])(
    'puts back an article from another folder, as the import of %s advises',
    async (name) => {
      const { folder, run } = await setUp({ 'blog/a.md': articleFile({ url: 'a' }) });
      await run('import');
      await run('remove', 'blog/a.md');
      await writeArticles(folder, { [`x/${name}`]: articleFile({ url: 'a' }) });
      const { printed } = await run('import', 'x');
      const [, advised = ''] = /restore (.*)$/.exec(printed[0] ?? '') ?? [];
      expect(await run('restore', advised)).toMatchObject({
        code: 0,
        printed: [expect.stringMatching(/^new +x\//), '1 new'],
      });
    },
  );

  it('puts back an article that was imported from a folder in another folder', async () => {
    const { run } = await setUp({ 'x/deep/a.md': articleFile({ url: 'a' }) });
    await run('import', 'x');
    await run('remove', '/blog/getting-started/a');
    await run('restore', 'x/deep/a.md');
    expect(await run('import', 'x')).toMatchObject({ printed: ['unchanged  x/deep/a.md', '1 unchanged'] });
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
  ])('prints a link that shows a %s article for a week', async (url, subject) => {
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

  it('prints a link that works for the given number of days', async () => {
    const { run, follow } = await setUp(FILES);
    await run('import');
    const [link = ''] = (await run('preview', 'draft', '--days', '30')).printed;
    expect(await follow(link, new Date(NOW.getTime() + 30 * DAY_MS - 1))).toBe('Draft');
    expect(await follow(link, new Date(NOW.getTime() + 30 * DAY_MS))).toBeUndefined();
  });

  it.each([
    [{ port: 3456 }, 'http://localhost:3456/blog/r-%26-d/draft?preview='],
    [{ publicUrl: 'https://www.example.com' }, 'https://www.example.com/blog/r-%26-d/draft?preview='],
  ])('prints a link to the site as visitors see it (%o)', async (config, start) => {
    const { run } = await setUp(FILES, config);
    await run('import');
    expect((await run('preview', 'draft')).printed).toEqual([expect.stringContaining(start)]);
  });

  it('reports that no article has the url', async () => {
    const { run } = await setUp(FILES);
    expect(await run('preview', 'nowhere')).toMatchObject({
      code: 1,
      printed: [],
      errors: [expect.stringMatching(/^no article has the url nowhere;/)],
    });
  });
});

describe('npm run blog', () => {
  const USAGE = 'Usage: npm run blog -- [options] [command]';

  it.each([[['help']], [['--help']], [['-h']]])('lists its commands for %j', async (args) => {
    const { run } = await setUp();
    const { code, printed, errors } = await run(...args);
    expect([code, printed[0], errors]).toEqual([0, USAGE, []]);
    for (const name of ['import', 'list', 'preview', 'remove', 'restore']) {
      expect(printed).toContainEqual(expect.stringMatching(`^  ${name} `));
    }
  });

  it.each([
    [['delete'], "unknown command 'delete'"],
    [['toString'], "unknown command 'toString'"],
    [['list', 'x'], "too many arguments for 'list'"],
    [['list', '--jsn'], "unknown option '--jsn'"],
    [['list', '--days', '7'], "unknown option '--days'"],
    [['list', '--limit', '0'], 'It is a number from 1 to 10000'],
    [['remove'], "missing required argument 'articles'"],
    [['restore'], "missing required argument 'article'"],
    [['restore', 'a', 'b'], "too many arguments for 'restore'"],
    [['remove', 'a', '--watch'], "unknown option '--watch'"],
    [['preview', 'a', '--json'], "unknown option '--json'"],
    [['import', 'a', 'b'], "too many arguments for 'import'"],
    [['import', '--days', '7'], "unknown option '--days'"],
    [['preview'], "missing required argument 'url'"],
    [['preview', 'a', 'b'], "too many arguments for 'preview'"],
    [['preview', 'a', '--days', '0'], 'It is a number from 1 to 365'],
    [['preview', 'a', '--days', '366'], 'It is a number from 1 to 365'],
    [['preview', 'a', '--days', '1.5'], 'It is a number from 1 to 365'],
    [['preview', 'a', '--days'], "option '--days <days>' argument missing"],
    [['import', '--force'], "unknown option '--force'"],
  ])('reports for %j the mistake, then the usage', async (args, mistake) => {
    const { run } = await setUp();
    const { code, printed, errors } = await run(...args);
    expect([code, printed]).toEqual([2, []]);
    expect(errors[0]).toContain(mistake);
    expect(errors).toContainEqual(expect.stringMatching(/^Usage: npm run blog -- /));
  });

  it('prints its usage when it is called without a command', async () => {
    const { run } = await setUp();
    const { code, printed, errors } = await run();
    expect([code, printed, errors[0]]).toEqual([2, [], USAGE]);
  });
});
