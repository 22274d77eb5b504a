import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { openDatabase } from '../../server/plugins/database/open-database.ts';
import { runCommand } from '../faults/run-command.ts';
import type { Bench, Finding } from './peer.ts';

const TITLE = 'Our first year: with agents';
/** Markdown of pandoc with each kind of text that an article may have. */
const TEXT = `Zoë’s “quoted” 日本語 🙂 – a < b & c. Some **bold** and *slanted* words, some ~~struck~~, H~2~O, 10^3^ and \`npm start\`.
We read [the guide](https://example.com/guide?a=1&b=2).[^1]

## First steps

first line\\
second line

- one
    - one a
- two

1. begin small
2. go on

### Who does what

> Words of a customer

\`\`\`
def a():
    return 1
\`\`\`

| Plan  | Price |
|-------|-------|
| Start | $29   |

Words before ![A red field](field.png) and after it.

[^1]: A note below.
`;

/** Patterns of its parts in the HTML of the site. */
const PARTS = {
  characters: /Zoë’s “quoted” 日本語 🙂 – a &#x3C; b &#x26; c/,
  bold: /<strong>bold<\/strong>/,
  emphasis: /<em>slanted<\/em>/,
  'struck words': /<(del|s)>struck<\/\1>/,
  'digits below the line': /H<sub>2<\/sub>O/,
  'digits above the line': /10<sup>3<\/sup>/,
  'code in a line': /<code>npm start<\/code>/,
  link: /<a href="https:\/\/example\.com\/guide\?a=1&#x26;b=2"[^>]*>the\s+guide<\/a>/,
  footnote: /A note below/,
  headings: /<h2 [^>]*>First steps.*<h3 [^>]*>Who does what/s,
  'line break': /first line<br>\s*second line/,
  'nested list': /<ul>\s*<li>(?:(?!<\/li>).)*one\s(?:(?!<\/li>).)*<ul>\s*<li>(?:(?!<\/li>).)*one a/s,
  'numbered list': /<ol>\s*<li>\s*(?:<p>)?begin small/,
  quotation: /<blockquote>\s*<p>(?:<em>)?Words of a customer/,
  'block of code': /<pre[^>]*><code[^>]*>def a\(\):\n {4}return 1/,
  table: /<th[^>]*>(?:<[^>]*>)*Plan.*<td[^>]*>(?:<[^>]*>)*Start/s,
  picture: /<img[^>]*alt="A red field"/,
} as const;

export type Part = keyof typeof PARTS;

/** A file that a program has written, and the parts that our page lacks. */
export interface TriedDocument extends Finding {
  file: string;
  lost?: readonly Part[];
}

/** Creates the folder that is imported, and the picture beside it. @returns the folder */
export async function openArticles({ folder }: Bench): Promise<string> {
  const articles = join(folder, 'articles');
  await mkdir(articles);
  const field = sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } }).png();
  for (const each of [folder, articles]) await field.toFile(join(each, 'field.png'));
  return articles;
}

/**
 * Writes `article.md`, of which a program is to make others.
 * @param category one of its own, so that addresses differ
 * @param isMarkdown puts the entries above the text; a document has them as its first lines
 */
export async function writeArticle({ folder }: Bench, category: string, isMarkdown = false): Promise<void> {
  const title = `title: '${TITLE}'`;
  const entries = [`category: ${category}`, 'date: 2026-03-04'];
  const head = isMarkdown
    ? ['---', title, ...entries, '---', '']
    : ['---', title, '---', '', ...entries.flatMap((entry) => [entry, ''])];
  await writeFile(join(folder, 'article.md'), [...head, TEXT].join('\n'));
}

/** Imports all that stands in the folder by our command, and looks for each part of the article on its page. */
export async function tryDocuments(
  { folder, attempt }: Bench,
  articles: string,
  documents: readonly TriedDocument[],
): Promise<void> {
  const dataDir = join(folder, 'data');
  const { code, stdout, stderr } = await runCommand('blog', ['import'], {
    env: { DATA_DIR: dataDir, BLOG_DIR: articles },
  });
  assert.equal(code, 0, stdout + stderr);
  const database = await openDatabase({ dataDir, databaseUrl: null }, () => {});
  const rows = await database.selectFrom('blog_articles').select(['source', 'subject', 'html']).execute();
  await database.destroy();
  for (const { file, lost = [], ...finding } of documents) {
    const ofParts = lost.length > 0 ? `, but for ${lost.join(', ')}` : '';
    await attempt(
      `\`${file}\`: all ${Object.keys(PARTS).length} parts of an article${ofParts}`,
      () => {
        const row = rows.find(({ source }) => source === file);
        const said = stdout.split('\n').filter((line) => line.includes(file));
        assert.equal(row?.subject, TITLE, said.join('\n'));
        const missing = Object.entries(PARTS)
          .filter(([, part]) => !part.test(row?.html ?? ''))
          .map(([name]) => name);
        assert.deepEqual(missing, lost, `${missing} missing in ${row?.html}\n${said.join('\n')}`);
      },
      finding,
    );
  }
}
