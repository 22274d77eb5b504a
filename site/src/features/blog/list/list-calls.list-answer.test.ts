import { describe, expect, it } from 'vitest';
import { readArticleList, readCategories } from './list-calls.ts';

const NO_LISTS = [
  null,
  '',
  'text',
  7,
  true,
  {},
  { data: null },
  { data: {} },
  { Blogs: null },
  { Blogs: [] },
];

describe('readCategories', () => {
  it('reads texts and objects', () => {
    expect(readCategories(['Sales', { name: 'People' }, { title: 'Law', categorySlug: 'l' }])).toEqual([
      { name: 'Sales', categorySlug: 'sales' },
      { name: 'People', categorySlug: 'people' },
      { name: 'Law', categorySlug: 'l' },
    ]);
  });

  it('drops entries without a name, and duplicates of a slug', () => {
    expect(readCategories([null, '', {}, 'Sales', 'sales']).map(({ categorySlug }) => categorySlug)).toEqual([
      'sales',
    ]);
  });

  it('drops an entry called All, since the list begins with its own', () => {
    expect(readCategories(['All', 'Sales']).map(({ name }) => name)).toEqual(['Sales']);
  });

  it.each(NO_LISTS)('rejects %j', (answer) => {
    expect(() => readCategories(answer)).toThrow(TypeError);
  });
});

describe('readArticleList', () => {
  it.each([
    ['a list', [{ id: 1 }]],
    ['a list under data', { data: [{ id: 1 }], total: 1 }],
    ['a list under Blogs.data', { Blogs: { data: [{ id: 1 }] } }],
  ])('reads %s', (_, answer) => {
    expect(readArticleList(answer)).toEqual([{ id: 1 }]);
  });

  it.each(NO_LISTS)('rejects %j', (answer) => {
    expect(() => readArticleList(answer)).toThrow(TypeError);
  });
});
