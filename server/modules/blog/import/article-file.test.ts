import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
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
  it('separates the entries from the text', () => {
    const { given, body, bodyLine } = readArticle(Buffer.from(FILE));
    expect(given).toMatchObject({ subject: 'A title', url: 'a-title' });
    expect([body, bodyLine]).toEqual(['\nText.\n', 7]);
  });

  it.each([
    ['a byte order mark', `\uFEFF${FILE}`],
    ['the line ends of Windows', FILE.replaceAll('\n', '\r\n')],
    ['blanks behind the hyphens', FILE.replaceAll('---', '--- ')],
  ])('reads a file with %s', (_what, content) => {
    const { given, body } = readArticle(Buffer.from(content));
    expect([given.subject, body.trim()]).toEqual(['A title', 'Text.']);
  });

  it('refuses entries in TOML with what to write', () => {
    expect(problemsOf('+++\ntitle = "A"\n+++\n\nText.')).toEqual([
      {
        line: 1,
        reason: 'entries between +++ are TOML; put --- in place of +++, and write them as name: value',
      },
    ]);
  });

  it.each([
    ['# A\n\nOwner: Jane\nStatus: Draft\n\nText.', ['Owner', 'Status']],
    ['# A\n\nStatus: Draft\n\nText.', ['Status']],
    ['# A\n\nNote: the text begins here.\n\nText.', []],
    ['# A\n\nOwner: Jane\nand text.\n\nText.', []],
  ])('leaves the properties of Notion out: %j', (content, names) => {
    const { body, remarks } = readArticle(Buffer.from(content));
    expect(remarks.map(({ reason }) => reason.split(' ')[0])).toEqual(names);
    if (names.length > 0) expect(body.trim().split(/\n+/)).toEqual(['# A', 'Text.']);
    else expect(body).toBe(content);
  });

  it('keeps a horizontal rule in the text', () => {
    expect(readArticle(Buffer.from(`${FILE}\n---\n\nMore.`)).body).toBe('\nText.\n\n---\n\nMore.');
  });

  it.each([
    ['', '', 1],
    ['# Title\n\nText.', '# Title\n\nText.', 1],
    ['---\n\nText.\n\n---\n\nMore.', '---\n\nText.\n\n---\n\nMore.', 1],
  ])('reads a file without entries as text: %j', (content, text, line) => {
    const { given, problems, body, bodyLine } = readArticle(Buffer.from(content));
    expect([given, problems, body, bodyLine]).toEqual([{}, [], text, line]);
  });

  it.each([
    [`\n\n${FILE}`, 'Text.'],
    ['Subject: A title\n\nUrl: a-title\n\nText.', 'Text.'],
    ['\\---\n\nsubject: A title  \nurl: a\\-title\n\n\\---\n\nText.', 'Text.'],
    ['—\n\n**Subject:** A title\n\n**Url:** a-title\n\n—\n\nText.', 'Text.'],
    ['***\n\nsubject: A title\n\nurl: a-title\n\n***\n\nText.\n\n***\n\nMore.', 'Text.\n\n***\n\nMore.'],
    [
      '# A title\n\nSubject: A title\nUrl: a-title\n\nText.\n\nDate: none',
      '# A title\n\n\n\n\nText.\n\nDate: none',
    ],
  ])('reads entries at the start of a document: %j', (content, text) => {
    const { given, problems, body } = readArticle(Buffer.from(content));
    expect(given).toMatchObject({ subject: 'A title', url: 'a-title' });
    expect([problems, body.trim()]).toEqual([[], text]);
  });

  it('counts the lines of entries and text in a document', () => {
    const { problems, bodyLine } = readArticle(
      Buffer.from('# A title\n\nCategory: News\n\nDate: soon\n\nText.'),
    );
    expect([problems.map(({ line }) => line), bodyLine]).toEqual([[5], 1]);
  });

  it('refuses entries without an end', () => {
    const reason = expect.stringMatching(/^the entries that begin here do not end with a line ---$/);
    expect(problemsOf(`---\n${ENTRIES}\n\nText.`)).toEqual([{ line: 1, reason }]);
  });

  it('replaces embedded pictures by names, and keeps the lines of the text', () => {
    const png = Buffer.from('png').toString('base64');
    const content = `# A\n\n![][image1]\n\n![b](data:image/gif;base64,${png})\n\n<img src="data:image/svg+xml;charset=utf-8,%3Csvg/%3E">\n\n[image1]: <data:image/png;base64,${png}>\n`;
    const { body, embedded } = readArticle(Buffer.from(content));
    expect(body).toBe(
      '# A\n\n![][image1]\n\n![b](embedded-picture-1)\n\n<img src="embedded-picture-2">\n\n[image1]: <embedded-picture-3>\n',
    );
    expect([...embedded].map(([address, bytes]) => [address, Buffer.from(bytes).toString()])).toEqual([
      ['embedded-picture-1', 'png'],
      ['embedded-picture-2', '<svg/>'],
      ['embedded-picture-3', 'png'],
    ]);
  });

  it('keeps an embedded picture inside of a code block', () => {
    const code = '```md\n![a](data:image/png;base64,AAAA)\n```';
    expect(readArticle(Buffer.from(`${code}\n\nText.`))).toMatchObject({
      body: `${code}\n\nText.`,
      embedded: new Map(),
    });
  });

  it('refuses a text that is too long, and accepts one with large embedded pictures', () => {
    expect(readArticle(Buffer.from(`![a](data:image/png;base64,${'A'.repeat(700_000)})`)).embedded.size).toBe(
      1,
    );
    expect(problemsOf(' '.repeat(524_289))).toEqual([{ line: 1, reason: 'the text is longer than 512 KiB' }]);
  });

  it('names the line that is not UTF-8', () => {
    const content = Buffer.concat([Buffer.from(`${FILE}Caf`), Buffer.from([0xe9, 0x0a])]);
    expect(problemsOf(content)).toEqual([{ line: 9, reason: expect.stringMatching(/UTF-8/) }]);
  });
});

describe('readBytes', () => {
  it('refuses a file that is larger than 40 MB', async () => {
    const path = await makeFile('');
    await truncate(path, 40 * 1024 ** 2 + 1);
    await expect(readBytes(path)).rejects.toThrow('line 1: the file is larger than 40 MB');
  });

  it('refuses a file that disappeared meanwhile', async () => {
    await expect(readBytes('/nowhere/a.md')).rejects.toThrow('line 1: the file cannot be read (ENOENT)');
  });
});
