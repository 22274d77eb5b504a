import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BLOG_PATHS } from 'contract/api-paths.ts';
import { expect, it } from 'vitest';
import { findMissing, startLeadLoad } from './lead-load.ts';
import { makeServerFolders } from './server-folders.ts';
import { startForTest } from './start-for-test.ts';

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));
const ARTICLES = 20;

function articleFile(index: number): string {
  return `---\nsubject: Article ${index}\ncategory: Operations\nurl: article-${index}\ndate: 2025-01-01\n---\nText.`;
}

async function runBlog(args: string[], env: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env;
  const program = ['checks/support/with-constants.ts', 'server/commands/blog.ts'];
  const child = spawn(process.execPath, [...program, ...args], {
    cwd: REPOSITORY,
    env: { PATH, HOME, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  }
  const [code] = await once(child, 'close');
  return { code: code as number | null, output };
}

it('imports articles beside a running server without losing a lead', async () => {
  const { siteDir, dataDir } = await makeServerFolders();
  const blogDir = join(dataDir, 'blog');
  const env = { DATA_DIR: dataDir, SITE_DIR: siteDir, BLOG_DIR: blogDir, LEADS_PER_MINUTE: '1000000000' };
  const server = await startForTest({ env });
  await mkdir(blogDir);
  for (let index = 0; index < ARTICLES; index += 1) {
    await writeFile(join(blogDir, `${index}.md`), articleFile(index));
  }

  const load = startLeadLoad(server.url, 16);
  await load.acknowledged(100);
  const { code, output } = await runBlog(['import'], env);
  await load.end();

  expect([code, output]).toEqual([0, expect.stringMatching(new RegExp(`^${ARTICLES} new$`, 'm'))]);
  const answer = await fetch(`${server.url}${BLOG_PATHS.articles}`);
  expect(await answer.json()).toMatchObject({ total: ARTICLES });
  expect(load.outcomes.filter(({ status }) => status !== 201)).toEqual([]);
  expect(findMissing(load.outcomes, server.databaseFile)).toEqual([]);
});

it('finds the data, articles and address of the running server', async () => {
  const { siteDir, dataDir } = await makeServerFolders();
  const blogDir = join(dataDir, 'blog');
  const runDir = { RUN_DIR: join(dataDir, 'running') };
  const env = { DATA_DIR: dataDir, SITE_DIR: siteDir, BLOG_DIR: blogDir };
  const server = await startForTest({ env: { ...env, ...runDir } });
  await mkdir(blogDir);
  await writeFile(join(blogDir, '1.md'), articleFile(1));

  const imported = await runBlog(['import'], runDir);
  expect([imported.code, imported.output]).toEqual([0, expect.stringMatching(/^1 new$/m)]);
  const previewed = await runBlog(['preview', 'article-1'], runDir);
  expect(previewed.output).toContain(`\n${server.url}/blog/operations/article-1?preview=`);

  await server.stop();
  await server.exited;
  const alone = await runBlog(['list'], { ...runDir, DATA_DIR: dataDir });
  expect(alone.output).not.toContain('with the server at');
});
