import { describe, expect, it } from 'vitest';
import { brand } from '../../brand.ts';
import { readArticleFields, readCategory } from './article-fields.ts';

const NOTHING = {
  id: '',
  subject: 'Untitled Blog',
  content: '',
  image: '/blog/placeholder.svg',
  author: brand.name,
  category: { name: '', categorySlug: '' },
  url: '',
  createdDate: '',
  readTime: '-',
};

describe('readArticleFields', () => {
  it.each([
    ['null', null],
    ['an empty object', {}],
    ['text', 'article'],
    ['fields of null', { id: null, subject: null, category: null, createdDate: null, readTime: null }],
    [
      'fields of the wrong kind',
      { subject: {}, content: [], image: true, author: {}, category: 7n, url: {} },
    ],
    ['empty fields', { subject: ' ', content: '', image: '', author: '', category: '', readTime: '' }],
  ])('returns defaults for %s', (_, article) => {
    expect(readArticleFields(article)).toEqual(NOTHING);
  });

  it('keeps the fields of the answer', () => {
    const article = {
      id: 7,
      subject: 'A subject',
      content: '<p>Text</p>',
      image: 'https://images.example/x.png',
      author: 'Mira',
      category: { name: 'People and HR', categorySlug: 'people' },
      url: 'a-subject',
      createdDate: '2025-03-04T10:00:00Z',
      readTime: '4 min read',
    };
    expect(readArticleFields(article)).toEqual({
      ...article,
      id: '7',
      createdDate: '2025-03-04T10:00:00.000Z',
    });
  });

  it.each([
    [4, '4 min read'],
    [3.2, '4 min read'],
    [0, '-'],
    [Number.NaN, '-'],
    ['five minutes', 'five minutes'],
  ])('shows a read time of %j as %j', (readTime, shown) => {
    expect(readArticleFields({ readTime }).readTime).toBe(shown);
  });

  it.each([
    ['not a date', ''],
    ['', ''],
    [{}, ''],
    [Number.POSITIVE_INFINITY, ''],
    [1_741_082_400_000, '2025-03-04T10:00:00.000Z'],
    ['2025-03-04', '2025-03-04T00:00:00.000Z'],
  ])('reads the date %j as %j', (createdDate, read) => {
    expect(readArticleFields({ createdDate }).createdDate).toBe(read);
  });

  it.each([
    ['/blog/a/b/banner.svg', '/blog/a/b/banner.svg'],
    ['HTTP://images.example/x.png', 'HTTP://images.example/x.png'],
    ['//images.example/x.png', '/blog/placeholder.svg'],
    ['/\\images.example/x.png', '/blog/placeholder.svg'],
    ['javascript:alert(1)', '/blog/placeholder.svg'],
    ['data:text/html,x', '/blog/placeholder.svg'],
    ['x.png', '/blog/placeholder.svg'],
  ])('shows the picture %j as %j', (image, shown) => {
    expect(readArticleFields({ image }).image).toBe(shown);
  });

  it.each([
    ['de', 'de'],
    ['pt-BR', 'pt-BR'],
    ['" onclick="', undefined],
    [{}, undefined],
  ])('reads the language %j', (lang, known) => {
    expect(readArticleFields({ lang }).lang).toBe(known);
  });

  it('resolves pictures against the host of the API', () => {
    const image = (address: string) => readArticleFields({ image: address }, 'https://api.example').image;
    expect(image('/a.png')).toBe('https://api.example/a.png');
    expect(image('https://images.example/a.png')).toBe('https://images.example/a.png');
    expect(image('')).toBe('/blog/placeholder.svg');
  });
});

describe('readCategory', () => {
  it.each([
    ['text', 'People and HR', { name: 'People and HR', categorySlug: 'people-and-hr' }],
    ['an object with name', { name: 'Sales' }, { name: 'Sales', categorySlug: 'sales' }],
    ['an object with title', { title: 'Sales' }, { name: 'Sales', categorySlug: 'sales' }],
    ['an object with its slug', { name: 'Sales', categorySlug: 's' }, { name: 'Sales', categorySlug: 's' }],
    [
      'an object with an empty slug',
      { name: 'A  B', categorySlug: '' },
      { name: 'A  B', categorySlug: 'a-b' },
    ],
    ['null', null, undefined],
    ['an empty object', {}, undefined],
    ['spaces', '  ', undefined],
  ])('reads %s', (_, category, read) => {
    expect(readCategory(category)).toEqual(read);
  });
});
