import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readArticle, readBytes } from './article-file.ts';
import { BadFile } from './problem.ts';

const ENTRIES = 'subject: A title\ncategory: Operations\nurl: a-title\ndate: 2026-03-04';
const FILE = `---\n${ENTRIES}\n---\n\nText.\n`;

function problemsOf(content: string | Uint8Array): BadFile['problems'] {
  try {
    readArticle(Buffer.from(content as string));
  } catch (error) {
    if (error instanceof BadFile) return error.problems;
    throw error;
  }
  return [];
}

async function makeFile(content: string | Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'article-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'a.md');
  await writeFile(path, content);
  return path;
}

describe('readArticle', () => {
  it('tells the entries from the text', () => {
    const { frontMatter, body, bodyLine } = readArticle(Buffer.from(FILE));
    expect(frontMatter).toMatchObject({ subject: 'A title', url: 'a-title' });
    expect([body, bodyLine]).toEqual(['\nText.\n', 7]);
  });

  it.each([
    ['a byte order mark', `\uFEFF${FILE}`],
    ['the line ends of Windows', FILE.replaceAll('\n', '\r\n')],
    ['blanks behind the hyphens', FILE.replaceAll('---', '--- ')],
  ])('reads a file with %s', (_what, content) => {
    const { frontMatter, body } = readArticle(Buffer.from(content));
    expect([frontMatter.subject, body.trim()]).toEqual(['A title', 'Text.']);
  });

  it('leaves a rule in the text alone', () => {
    expect(readArticle(Buffer.from(`${FILE}\n---\n\nMore.`)).body).toBe('\nText.\n\n---\n\nMore.');
  });

  it.each([
    ['', 1, /^the file must begin with a line ---/],
    ['# Title\n\nText.', 1, /^the file must begin with a line ---/],
    [`\n${FILE}`, 1, /^the file must begin with a line ---/],
    [`---\n${ENTRIES}\n\nText.`, 1, /^the entries that begin here are not ended by a line ---$/],
    [`---\n${ENTRIES}\n---`, 7, /^the article has no text$/],
    [`---\n${ENTRIES}\n---\n \n\t\n`, 7, /^the article has no text$/],
  ])('refuses %j', (content, line, reason) => {
    expect(problemsOf(content)).toEqual([{ line, reason: expect.stringMatching(reason) }]);
  });

  it('names the line that is not UTF-8', () => {
    const content = Buffer.concat([Buffer.from(`${FILE}Caf`), Buffer.from([0xe9, 0x0a])]);
    expect(problemsOf(content)).toEqual([{ line: 9, reason: expect.stringMatching(/UTF-8/) }]);
  });

  it('tells all problems of entries and text, in the order of their lines', () => {
    const content = '---\nsubject: 42\ncategory: Operations\nurl: A\ndate: 2026-02-30\n---\n';
    expect(problemsOf(content).map(({ line }) => line)).toEqual([2, 4, 5, 7]);
  });
});

describe('readBytes', () => {
  it('reads a file of 512 KiB', async () => {
    expect(await readBytes(await makeFile(Buffer.alloc(524_288)))).toHaveLength(524_288);
  });

  it('refuses a file that is larger', async () => {
    const reading = readBytes(await makeFile(Buffer.alloc(524_289)));
    await expect(reading).rejects.toThrow(
      new BadFile([{ line: 1, reason: 'the file is larger than 512 KiB' }]),
    );
  });

  it('refuses a file that has gone in the meantime', async () => {
    await expect(readBytes('/nowhere/a.md')).rejects.toThrow('line 1: the file cannot be read (ENOENT)');
  });
});
