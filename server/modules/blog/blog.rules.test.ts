import { describe, expect, it } from 'vitest';
import { InvalidRequest } from '../../shared/errors.ts';
import { changedDateOf, nearestInTime, readBlogQuery, readTimeLabel } from './blog.rules.ts';

describe('readBlogQuery', () => {
  it.each([
    ['nothing', {}, { page: 1, limit: 10 }],
    ['numbers', { page: '3', limit: '100' }, { page: 3, limit: 100 }],
    ['the largest page', { page: '1000000' }, { page: 1_000_000, limit: 10 }],
    ['a category', { categorySlug: 'security' }, { page: 1, limit: 10, categorySlug: 'security' }],
    ['a search', { q: ' cost of agents ' }, { page: 1, limit: 10, q: 'cost of agents' }],
    [
      'as many characters as the document allows',
      { q: '🧵'.repeat(200) },
      { page: 1, limit: 10, q: '🧵'.repeat(200) },
    ],
    ['fields left empty', { categorySlug: '', q: '   ' }, { page: 1, limit: 10 }],
    ['parameters of others', { utm_source: 'news', _: ['1', '2'] }, { page: 1, limit: 10 }],
  ])('reads %s', (_what, query, expected) => {
    expect(readBlogQuery(query)).toEqual(expected);
  });

  it.each([
    ['page', ['0', '-1', '1.5', '1e3', ' 1', '+1', 'x', '', '1000001', '9'.repeat(400), ['1', '2']]],
    ['limit', ['0', '101', 'all', '']],
    ['categorySlug', ['a'.repeat(201), ['a', 'b']]],
    ['q', ['a'.repeat(201), '🧵'.repeat(201), ['a', 'b']]],
  ])('refuses a bad %s', (field, values) => {
    for (const value of values) {
      const fields = [{ field, message: expect.stringMatching(/^Use one /) }];
      expect(() => readBlogQuery({ [field]: value })).toThrow(InvalidRequest);
      expect(() => readBlogQuery({ [field]: value })).toThrow(expect.objectContaining({ fields }));
    }
  });

  it('refuses a query with all its mistakes, without repeating the values', () => {
    const refuse = () => readBlogQuery({ page: 'secret', limit: '1000', q: ['a', 'b'] });
    expect(refuse).toThrow(
      expect.objectContaining({
        fields: [
          { field: 'page', message: 'Use one whole number from 1 to 1000000' },
          { field: 'limit', message: 'Use one whole number from 1 to 100' },
          { field: 'q', message: 'Use one text of at most 200 characters' },
        ],
      }),
    );
  });
});

it('writes the reading time of an article in minutes', () => {
  expect(readTimeLabel(4)).toBe('4 min read');
});

describe('changedDateOf', () => {
  it.each([
    ['the date of publication for an article imported later', '2026-03', '2026-03', '2025-07', '2025-07'],
    ['the date of publication for an article imported before', '2026-03', '2026-03', '2026-05', '2026-05'],
    ['the date of publication for an article changed before', '2026-03', '2026-04', '2026-05', '2026-05'],
    ['the date of the change for an article that was published', '2026-03', '2026-06', '2026-05', '2026-06'],
  ])('answers %s', (_what, created_at, changed_at, publish_at, expected) => {
    expect(changedDateOf({ created_at, changed_at, publish_at })).toBe(expected);
  });
});

describe('nearestInTime', () => {
  const articles = ['2026-02-01', '2026-02-05', '2026-02-08', '2026-02-07'].map((createdDate) => ({
    createdDate,
  }));

  it.each([
    ['2026-02-06', 2, ['2026-02-07', '2026-02-05']],
    ['2026-02-01', 4, ['2026-02-01', '2026-02-05', '2026-02-07', '2026-02-08']],
    ['2026-02-01', 0, []],
  ])('finds the articles nearest to %s, %i of them', (moment, limit, expected) => {
    const nearest = nearestInTime(articles, moment, limit);
    expect(nearest.map(({ createdDate }) => createdDate)).toEqual(expected);
  });
});
