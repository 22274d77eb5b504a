import { describe, expect, it } from 'vitest';
import { readArticleFields } from '../article-fields.ts';
import { versionOf } from './article-version.ts';
import { readArticleAnswer } from './fetch-article.ts';

const ARTICLE = {
  id: '1',
  subject: 'A subject',
  content: '<p>Text</p>',
  image: '/a.svg',
  author: '',
  category: { name: 'Sales', categorySlug: 'sales' },
  url: 'a-subject',
  createdDate: '2025-03-04T10:00:00.000Z',
  readTime: '4 min read',
};
const VERSION = versionOf(readArticleFields(ARTICLE));

describe('readArticleAnswer', () => {
  it.each(['null', '{}', '[]', '""', '', ' \n', 'true', '7'])('reads %j as empty', (body) => {
    expect(readArticleAnswer(body)).toEqual({ kind: 'empty' });
  });

  it('throws on an answer that is not JSON', () => {
    expect(() => readArticleAnswer('<html>')).toThrow(SyntaxError);
  });

  it('reads an article with defaults from any field', () => {
    expect(readArticleAnswer('{"subject":null}')).toMatchObject({
      kind: 'article',
      article: { subject: 'Untitled Blog' },
    });
  });

  it('reports no change when every shown field is the same', () => {
    const { url, ...rest } = ARTICLE;
    const answered = { url: 'another', ...rest, id: 9, createdDate: '2025-03-04T10:00:00Z', author: null };
    expect(readArticleAnswer(JSON.stringify(answered), VERSION)).toEqual({ kind: 'same' });
  });

  it.each([
    { subject: 'Another' },
    { content: '<p>text</p>' },
    { image: '/b.svg' },
    { author: 'Mira' },
    { category: { name: 'Sale', categorySlug: 'sales' } },
    { createdDate: '2025-03-05' },
    { readTime: 5 },
  ])('reports a change of %j', (change) => {
    const body = JSON.stringify({ ...ARTICLE, ...change });
    expect(readArticleAnswer(body, VERSION).kind).toBe('article');
  });
});
