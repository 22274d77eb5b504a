import type { BlogArticle } from 'contract/blog/blog.ts';
import type { BlogReader } from 'contract/site/site-locals.ts';
import { describe, expect, it } from 'vitest';
import { brand } from '../../../brand.ts';
import { forFeed, readCategoryRss, writeAtom, writeJsonFeed, writeRss } from './feeds.ts';

const ORIGIN = 'https://www.acme.example';
const PAGE = `${ORIGIN}/blog/sales/a-b`;
const ARTICLE: BlogArticle = {
  id: 'id-1',
  subject: 'A & B <c>',
  content: '<p>One &#x26; <em>two</em></p>',
  image: '/a.svg',
  author: 'Mira',
  category: { name: 'Sales & Law', categorySlug: 'sales' },
  url: 'a-b',
  createdDate: '2025-03-04T10:00:00.000Z',
  readTime: '1 min read',
};

describe('forFeed', () => {
  it.each([
    ['a path', '<a href="/pricing">x</a>', `<a href="${ORIGIN}/pricing">x</a>`],
    ['a picture', '<img alt="a > b" src="/a.png">', `<img alt="a > b" src="${ORIGIN}/a.png">`],
    [
      'a picture in several widths',
      '<source srcset="/a-480.avif 480w, /a-960.avif 960w" sizes="9rem">',
      `<source srcset="${ORIGIN}/a-480.avif 480w, ${ORIGIN}/a-960.avif 960w" sizes="9rem">`,
    ],
    ['an anchor', '<a href="#article-x">x</a>', `<a href="${PAGE}#article-x">x</a>`],
    ['an address', '<a href="https://b.example/">x</a>', '<a href="https://b.example/">x</a>'],
    ['text about an attribute', '<p> href="/x"</p>', '<p> href="/x"</p>'],
    [
      'a heading that links to itself',
      '<h2 id="article-x">X<a class="heading-anchor" aria-label="Link" href="#article-x"></a></h2>',
      '<h2 id="article-x">X</h2>',
    ],
  ])('rewrites %s for readers outside the site', (_, html, written) => {
    expect(forFeed(html, PAGE)).toBe(written);
  });
});

describe('feeds', () => {
  it('stays the same while its articles do not change', () => {
    expect(writeRss([ARTICLE], ORIGIN)).toBe(writeRss([ARTICLE], ORIGIN));
    expect(writeRss([ARTICLE], ORIGIN)).toContain(
      '<lastBuildDate>Tue, 04 Mar 2025 10:00:00 GMT</lastBuildDate>',
    );
  });

  it('writes valid feeds without articles', () => {
    expect(writeRss([], ORIGIN)).not.toContain('<item>');
    expect(JSON.parse(writeJsonFeed([], ORIGIN))).toMatchObject({ items: [] });
  });

  it('escapes the end of CDATA in RSS, and drops characters that XML forbids', () => {
    const rss = writeRss([{ ...ARTICLE, content: '<pre>a]]>b\u0008\ud83e\uddf5</pre>' }], ORIGIN);
    expect(rss).toContain('a]]]]><![CDATA[>b\u{1f9f5}');
    expect(rss).not.toContain('\u0008');
  });

  it.each([
    ['<script>alert(1)</script>', '&lt;script>alert(1)&lt;/script>'],
    ['Tom &amp; Jerry', 'Tom &amp;amp; Jerry'],
    ['Q&A, R & D', 'Q&A, R & D'],
  ])('escapes the title %j in RSS so that no reader takes it for markup', (subject, title) => {
    expect(writeRss([{ ...ARTICLE, subject }], ORIGIN)).toContain(`<title><![CDATA[${title}]]></title>`);
  });

  it('names a language other than that of the site', () => {
    const german = { ...ARTICLE, lang: 'de' };
    const content = '<div lang="de"><p>One &#x26; <em>two</em></p></div>';
    const rss = writeRss([german], ORIGIN);
    expect(rss).toContain('<dc:language>de</dc:language>');
    for (const feed of [rss, writeAtom([german], ORIGIN)]) expect(feed).toContain(content);
    expect(JSON.parse(writeJsonFeed([german], ORIGIN))).toMatchObject({
      language: 'en-US',
      items: [{ content_html: content, language: 'de' }],
    });
    expect(writeRss([ARTICLE], ORIGIN)).not.toMatch(/dc:language|lang=/);
  });

  it('describes an article without markup in RSS', () => {
    const content = '<p>Write &lt;script>alert(1)&lt;/script>, we say.</p>';
    expect(writeRss([{ ...ARTICLE, content }], ORIGIN)).toContain(
      '<description><![CDATA[Write &lt;script>alert(1)&lt;/script>, we say.',
    );
  });

  it('shows the description of an article, or else its beginning', () => {
    const summariesOf = (article: BlogArticle) => {
      const { items } = JSON.parse(writeJsonFeed([article], ORIGIN));
      return items[0].summary;
    };
    expect(summariesOf({ ...ARTICLE, description: 'What it’s about.' })).toBe('What it’s about.');
    expect(summariesOf(ARTICLE)).toBe('One & two ...');
  });

  it('names the company if the article has no author', () => {
    expect(writeRss([{ ...ARTICLE, author: '' }], ORIGIN)).toContain(
      `<dc:creator>${brand.name}</dc:creator>`,
    );
    const { items } = JSON.parse(writeJsonFeed([{ ...ARTICLE, author: '' }], ORIGIN));
    expect(items[0].authors).toEqual([{ name: brand.name }]);
  });

  it('names the category in the title of its feed', () => {
    expect(writeRss([ARTICLE], ORIGIN, ARTICLE.category)).toContain(
      `<title>${brand.name} blog: Sales &amp; Law</title>`,
    );
  });

  it('returns no feed for a category without articles', async () => {
    const blog = { listWholeArticles: async () => [] as BlogArticle[] } as Partial<BlogReader> as BlogReader;
    await expect(readCategoryRss(blog, ORIGIN, 'none')).resolves.toBeUndefined();
  });
});
