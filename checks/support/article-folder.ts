import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder that is removed with the test. @param files their content by their path below it */
export async function makeArticleFolder(files: Record<string, string | Buffer> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'articles-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeArticles(folder, files);
  return folder;
}

/** Adds files, or overwrites them. */
export async function writeArticles(folder: string, files: Record<string, string | Buffer>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

/** Returns an article as an editor writes it; `url` is the last part of the address. */
export function articleFile(chosen: Record<string, string> = {}, body = 'Give the agent one task.'): string {
  const entries = {
    subject: 'First steps',
    category: 'Getting Started',
    url: 'first-steps',
    date: '2026-03-01',
    ...chosen,
  };
  const lines = Object.entries(entries).map(([name, value]) => `${name}: ${value}`);
  return ['---', ...lines, '---', '', body, ''].join('\n');
}
