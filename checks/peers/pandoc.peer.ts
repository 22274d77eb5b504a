import { join } from 'node:path';
import {
  openArticles,
  type Part,
  type TriedDocument,
  tryDocuments,
  writeArticle,
} from './article-documents.ts';
import type { Peer } from './peer.ts';

/** Formats of pandoc, by the files. */
const FORMATS = {
  'pandoc.docx': 'docx',
  'pandoc.html': 'html5',
  'html4.html': 'html4',
  'gfm.md': 'gfm+yaml_metadata_block',
  'commonmark.md': 'commonmark_x',
  'pandoc.md': 'markdown',
  'strict.md': 'markdown_strict+yaml_metadata_block',
};

/** Parts that two of its formats change: typographic signs become plain ones, and digits stay as H~2~O, 10^3^. */
const SIGNS: Part[] = ['characters', 'digits below the line', 'digits above the line'];
const GITHUB = 'for an article, `--to gfm+yaml_metadata_block`.';
const DOCUMENTS: TriedDocument[] = [
  ...['pandoc.docx', 'pandoc.html', 'html4.html', 'gfm.md', 'strict.md'].map((file) => ({ file })),
  {
    file: 'commonmark.md',
    lost: SIGNS,
    set: GITHUB,
    limit: 'digits between `~` are struck out, those between `^` are shown as written.',
  },
  { file: 'pandoc.md', lost: [...SIGNS, 'table'], limit: 'tables without `|` are shown as written.' },
];

export default {
  title: 'pandoc',
  group: 'Documents in',
  debian: ['pandoc'],
  expected:
    'Word, HTML and GitHub’s Markdown: all parts. Its own Markdown: H~2~O and attributes stay as they are written.',
  async run(bench) {
    const articles = await openArticles(bench);
    for (const [file, format] of Object.entries(FORMATS)) {
      await writeArticle(bench, file.replaceAll('.', ' '), file.endsWith('.md'));
      const into = ['--standalone', '--to', format, '--output', join(articles, file)];
      await bench.execute('pandoc', ['article.md', ...into]);
    }
    await tryDocuments(bench, articles, DOCUMENTS);
  },
} satisfies Peer;
