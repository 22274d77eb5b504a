import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { articleFile, makeArticleFolder } from '../../../../checks/support/article-folder.ts';
import { docxOf, link, paragraph, picture, zipOf } from '../../../../checks/support/documents.ts';
import { sharedRenderer } from '../../../../checks/support/shared-renderer.ts';
import { openTestDatabase } from '../../../../checks/support/test-database.ts';
import { NOW } from '../../../../checks/support/test-server.ts';
import { createBlogStore } from '../blog.store.ts';
import { importFolder } from './import-folder.ts';

const REDIRECT = 'https://www.google.com/url?q=https://example.com/guide&sa=D&source=editors&ust=1&usg=AO';
const NO_CATEGORY = "it has no category, so it is in News; 'category: ...' sets another";
const NO_DATE = "it has no date, so it is a draft; 'date: 2026-03-10' publishes it on that day";
const NO_ALT = expect.stringMatching(/^an image has no alt text, /);

async function importFiles(files: Record<string, string | Buffer>) {
  const folder = await makeArticleFolder(files);
  const store = createBlogStore({ database: await openTestDatabase(), clock: () => NOW });
  const parts = { folder, writer: store, now: NOW, renderer: sharedRenderer };
  const reports = await importFolder(parts);
  const read = async (index = 0) => {
    const { categorySlug = '', url = '' } = reports[index]?.address ?? {};
    const status = await store.findArticleStatus(categorySlug, url);
    const found = await store.findArticle(categorySlug, url);
    return {
      html: status?.kind === 'article' ? status.html : undefined,
      isDraft: status?.kind === 'article' ? status.isDraft : undefined,
      article: found?.kind === 'article' ? found.article : undefined,
    };
  };
  return { reports, read, again: () => importFolder(parts) };
}

describe('importFolder', () => {
  let png: Buffer;
  beforeAll(async () => {
    png = await sharp({ create: { width: 4, height: 3, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
  });

  /** Returns a document as Google Docs exports it to Markdown. */
  const googleMarkdown = (...entries: string[]) =>
    [
      ...entries,
      '# **Our first year: with agents**',
      `We asked “what now?” \\- and found [the guide](${REDIRECT}). 1\\. Begin small\\.`,
      '![][image1]',
      '## A section',
      'Text.',
      `[image1]: <data:image/png;base64,${png.toString('base64')}>`,
      '',
    ].join('\n\n');

  it('imports a Markdown export of Google Docs as a draft', async () => {
    const { reports, read, again } = await importFiles({ 'Our first year.md': googleMarkdown() });
    const problems = [
      { line: 1, reason: NO_CATEGORY },
      { line: 1, reason: NO_DATE },
      { line: 5, reason: NO_ALT },
    ];
    const address = { categorySlug: 'news', url: 'our-first-year-with-agents' };
    expect(reports).toEqual([{ source: 'Our first year.md', result: 'new', problems, address }]);
    const { html, isDraft } = await read();
    expect(isDraft).toBe(true);
    expect(html).toMatch(
      /^<p>We asked “what now\?” - and found <a href="https:\/\/example\.com\/guide" rel="noopener">the guide<\/a>\. 1\. Begin small\.<\/p>\n<p><picture>.*<\/picture><\/p>\n<h2 id="article-a-section">/,
    );
    expect(await again()).toMatchObject([{ result: 'unchanged' }]);
  });

  it('publishes a document whose first lines have the entries', async () => {
    const entries = [
      'Category: Customer Support',
      'Date: 4 March 2026',
      'Lang: de',
      'Author: Hanna Lindqvist',
    ];
    const { reports, read } = await importFiles({ 'a.md': googleMarkdown(...entries) });
    expect(reports).toMatchObject([{ result: 'new', problems: [{ line: 13, reason: NO_ALT }] }]);
    expect((await read()).article).toMatchObject({
      subject: 'Our first year: with agents',
      category: { name: 'Customer Support' },
      createdDate: '2026-03-04T00:00:00.000Z',
      author: 'Hanna Lindqvist',
      lang: 'de',
    });
  });

  it('imports a document of Word with its picture and links', async () => {
    const body = [
      paragraph('Our first year: with agents', 'Title'),
      paragraph('Category: News'),
      paragraph('Date: 4.3.2026'),
      paragraph('A section', 'heading 1'),
      paragraph(link(1, 'the guide')),
      ...['A red field', '', ''].map((alt) => paragraph(picture(alt))),
    ].join('');
    const { reports, read } = await importFiles({ 'a.docx': docxOf({ body, png, links: [REDIRECT] }) });
    expect(reports).toMatchObject([
      {
        result: 'new',
        problems: [{ reason: expect.stringMatching(/^an image has no alt text.* \(2 times\)$/) }],
      },
    ]);
    expect(reports[0]?.problems[0]).not.toHaveProperty('line');
    const { article } = await read();
    expect(article?.subject).toBe('Our first year: with agents');
    expect(article?.content).toMatch(
      /^<h2 id="article-a-section">.*<a href="https:\/\/example\.com\/guide" rel="noopener">the guide<\/a><\/p>\n<p><picture>.*alt="A red field".*<\/picture><\/p>\n<p><picture>/s,
    );
  });

  it.each([
    ['Markdown', 'post/post.md', '# A title\n\nDate: 2026-03-04\n\nText.\n\n![A red field](images/a.png)'],
    [
      'a web page',
      'post/post.html',
      '<p class="title">A title</p><p>Date: 2026-03-04</p><p>Text.</p><p><img src="images/a.png" alt="A red field"></p>',
    ],
  ])('imports a ZIP file of %s with its picture', async (_kind, name, content) => {
    const { reports, read } = await importFiles({
      'a.zip': zipOf({ [name]: content, 'post/images/a.png': png }),
    });
    expect(reports).toMatchObject([{ result: 'new', problems: [{ reason: NO_CATEGORY }] }]);
    expect((await read()).article).toMatchObject({
      subject: 'A title',
      content: expect.stringMatching(/^<p>Text\.<\/p>\n<p><picture>.*alt="A red field".*<\/picture><\/p>$/),
    });
  });

  it('reports all problems of a file at once: in its entries, its text and its pictures', async () => {
    const file = articleFile(
      { subject: '"open', date: 'soon', draft: 'maybe', catgory: 'x' },
      '![](data:image/png;base64,AAAA)\n\n[a](b.md)\n\n![](/c.png)',
    );
    const { reports } = await importFiles({ 'a.md': file });
    expect(reports).toEqual([
      {
        source: 'a.md',
        result: 'refused',
        problems: [
          { line: 2, reason: 'a closing quote is missing' },
          { line: 5, reason: expect.stringMatching(/^date must be /) },
          { line: 6, reason: 'draft must be true or false' },
          { line: 7, reason: expect.stringMatching(/^catgory is not one of /) },
        ],
        remarks: [
          { line: 10, reason: expect.stringMatching(/^an image was left out: /) },
          { line: 12, reason: expect.stringMatching(/^a link was left out: /) },
          { line: 14, reason: NO_ALT },
        ],
      },
    ]);
  });

  it('reports a missing text together with wrong entries', async () => {
    const { reports } = await importFiles({ 'a.md': articleFile({ draft: 'maybe' }, '') });
    expect(reports[0]?.problems.map(({ line }) => line)).toEqual([6, 8]);
  });

  it.each([
    ['a.docx', Buffer.from('no document'), 'it cannot be opened as a document of Word'],
    [
      'a.zip',
      zipOf({ 'a.md': 'x', 'b.md': 'x' }),
      'a ZIP file must hold one document, and this one holds a.md, b.md',
    ],
    ['a.html', Buffer.from('<p></p>'), 'the article has no text'],
  ])('refuses %s with a reason, and imports the other files', async (name, bytes, reason) => {
    const { reports } = await importFiles({ [name]: bytes, 'z.md': articleFile() });
    expect(reports).toMatchObject([
      { source: name, result: 'refused', problems: [{ reason }] },
      { result: 'new' },
    ]);
    expect(reports[0]?.problems[0]).not.toHaveProperty('line');
  });

  it('requires a url when none can be made of the subject, and refuses a subject that is too long', async () => {
    const { reports } = await importFiles({
      'क.md': '# पहला साल\n\nText.',
      'long.md': `# ${'word '.repeat(60)}\n\nText.`,
    });
    expect(reports).toMatchObject([
      {
        result: 'refused',
        problems: [{ line: 1, reason: expect.stringMatching(/^the headline cannot be the subject/) }],
      },
      {
        result: 'refused',
        problems: [{ line: 1, reason: "no address can be made of the subject; write it as 'url: ...'" }],
      },
    ]);
  });

  it('makes the url from the file name when there is no headline', async () => {
    const { reports } = await importFiles({ 'our-first-year.md': 'Date: 2026-03-04\n\nText.' });
    expect(reports).toMatchObject([
      { result: 'new', address: { categorySlug: 'news', url: 'our-first-year' } },
    ]);
  });

  it('reports files that are not articles', async () => {
    const { reports } = await importFiles({ 'a.md': articleFile(), 'b.odt': 'x', 'pictures/c.png': png });
    const reason = 'it is not an article: their names end in .md, .markdown, .docx, .html, .htm, .zip';
    expect(reports.slice(1)).toEqual([{ source: 'b.odt', result: 'ignored', problems: [{ reason }] }]);
  });
});
