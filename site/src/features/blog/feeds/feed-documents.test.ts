import type { BlogArticle } from 'contract/blog/blog.ts';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { brand } from '../../../brand.ts';
import { writeAtom, writeJsonFeed, writeRss } from './feeds.ts';

const ORIGIN = 'https://www.acme.example';
const ARTICLE: BlogArticle = {
  id: 'id-1',
  subject: 'A title',
  content: '<p>Text</p>',
  image: '/a.svg',
  author: 'Mira',
  category: { name: 'Sales', categorySlug: 'sales' },
  url: 'a-b',
  createdDate: '2025-03-04T10:00:00.000Z',
  readTime: '1 min read',
};

/** Text that has broken feeds, and what a reader of the feed gets of it. */
const TEXTS: [what: string, text: string, read?: string][] = [
  ['the end of a CDATA section', 'a[b[i]]>c'],
  ['several of them', 'a[b[i]]>c, d[e[j]]>f, ]]>'],
  ['nothing else', ']]>]]>]]>'],
  ['brackets before it', 'a]]]]>]]]>>'],
  ['its beginning', '<![CDATA[x]]>'],
  ['signs of XML', `a & b < c > d " e ' f &lt; &#8;`],
  ['control characters', 'a\u0000b\u0008c\u001fd\u000be', 'abcde'],
  ['what is no character', 'a\ufffeb\uffffc', 'abc'],
  ['astral characters', '\u{1f9f5} \u{20bb7} \u{10ffff}'],
  ['halves of characters', 'a\ud83eb\udf75c \udf75\ud83e', 'a\ufffdb\ufffdc \ufffd\ufffd'],
];

/** The texts of all elements by name, read by a parser that breaks off where XML says that it must. */
function readXml(xml: string): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  const open: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  const add = (text: string) => {
    open.push(`${open.pop() ?? ''}${text}`);
  };
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', () => open.push(''));
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', ({ name }) => {
    texts.set(name, [...(texts.get(name) ?? []), open.pop() ?? '']);
  });
  // As the bytes that are sent.
  parser.write(Buffer.from(xml).toString('utf8')).close();
  return texts;
}

/** A title of RSS is HTML to some readers and text to others: it is escaped where that makes a difference. */
function asRssTitle(text: string): string {
  return /<|&#|&lt;/.test(text) ? asHtml(text) : text;
}

function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

describe.each(TEXTS)('a feed of articles with %s', (_what, text, read = text) => {
  const article: BlogArticle = {
    ...ARTICLE,
    subject: text,
    content: `<p>${text}</p>`,
    author: text,
    category: { name: text, categorySlug: 'sales' },
  };

  it('parses as RSS without loss', () => {
    const texts = readXml(writeRss([ARTICLE, article], ORIGIN, article.category));
    expect(texts.get('title')).toEqual([`${brand.name} blog: ${read}`, 'A title', asRssTitle(read)]);
    expect(texts.get('content:encoded')).toEqual(['<p>Text</p>', `<p>${read}</p>`]);
    expect(texts.get('dc:creator')).toEqual(['Mira', read]);
    expect(texts.get('category')).toEqual(['Sales', read]);
    expect(texts.get('description')).toHaveLength(3);
  });

  it('parses as Atom without loss, with HTML titles and summaries', () => {
    const texts = readXml(writeAtom([ARTICLE, article], ORIGIN));
    expect(texts.get('title')?.slice(1)).toEqual(['A title', asHtml(read)]);
    expect(texts.get('content')).toEqual(['<p>Text</p>', `<p>${read}</p>`]);
    expect(texts.get('name')).toEqual(['Mira', read]);
    expect(texts.get('id')?.slice(1)).toEqual(['urn:uuid:id-1', 'urn:uuid:id-1']);
    expect(texts.get('summary')).toHaveLength(2);
  });

  it('parses as JSON Feed without loss', () => {
    const bytes = Buffer.from(writeJsonFeed([ARTICLE, article], ORIGIN));
    const { items } = JSON.parse(bytes.toString('utf8'));
    expect(items[1]).toMatchObject({
      title: read,
      content_html: `<p>${read}</p>`,
      authors: [{ name: read }],
      tags: [read],
    });
  });
});
