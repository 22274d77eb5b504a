import { describe, expect, it } from 'vitest';
import { readArticleFields } from '../article-fields.ts';
import { readArticleAnswer } from './article-answer.ts';
import { versionOf } from './article-version.ts';

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

describe('the answer for an article', () => {
  it.each(['null', '{}', '[]', '""', '', ' \n', 'true', '7'])('is empty: %j', (body) => {
    expect(readArticleAnswer(body)).toEqual({ kind: 'empty' });
  });

  it('cannot be read where it is not JSON', () => {
    expect(() => readArticleAnswer('<html>')).toThrow(SyntaxError);
  });

  it('is an article with its defaults where it has any field', () => {
    expect(readArticleAnswer('{"subject":null}')).toMatchObject({
      kind: 'article',
      article: { subject: 'Untitled Blog' },
    });
  });

  it('is the same where every field that is shown is the same', () => {
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
  ])('is another where %j is', (change) => {
    const body = JSON.stringify({ ...ARTICLE, ...change });
    expect(readArticleAnswer(body, VERSION).kind).toBe('article');
  });
});
