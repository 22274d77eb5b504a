import { describe, expect, it } from 'vitest';
import { addressOf, readPageCount, readView } from './list-view.ts';

const read = (query: string) => readView(new URLSearchParams(query));

describe('readView', () => {
  it.each([
    ['', { categorySlug: '', search: '' }],
    ['?category=', { categorySlug: '', search: '' }],
    ['?category=people-and-hr', { categorySlug: 'people-and-hr', search: '' }],
    ['?q=+two++words+', { categorySlug: '', search: 'two  words' }],
    ['?q=caf%C3%A9&category=a%26b', { categorySlug: 'a&b', search: 'café' }],
    ['?utm_source=x', { categorySlug: '', search: '' }],
  ])('reads %s as %j', (query, view) => {
    expect(read(query)).toEqual(view);
  });

  it('limits the search to the length that the API accepts', () => {
    expect(read(`?q=${'x'.repeat(300)}`).search).toHaveLength(200);
    expect(read(`?q=${'🧵'.repeat(300)}`).search).toBe('🧵'.repeat(200));
  });
});

describe('readPageCount', () => {
  it.each([
    ['', 1],
    ['?page=1', 1],
    ['?page=3', 3],
    ['?page=20', 20],
    ['?page=21', 20],
    ['?page=1e9', 1],
    ['?page=99999999999999999999', 20],
    ['?page=0', 1],
    ['?page=-2', 1],
    ['?page=2.5', 1],
    ['?page=two', 1],
  ])('reads %s as %i pages', (query, count) => {
    expect(readPageCount(new URLSearchParams(query))).toBe(count);
  });
});

describe('addressOf', () => {
  it.each([
    [{ categorySlug: '', search: '' }, 1, '/blog'],
    [{ categorySlug: 'people-and-hr', search: '' }, 1, '/blog?category=people-and-hr'],
    [{ categorySlug: 'a&b', search: 'x y' }, 2, '/blog?category=a%26b&q=x+y&page=2'],
  ])('writes %j with %i pages as %s', (view, pages, address) => {
    expect(addressOf(view, pages)).toBe(address);
  });

  it('writes an address that reads back as the view', () => {
    const view = { categorySlug: 'a&b=c#d', search: '50 % "ü" + ?' };
    expect(readView(new URL(addressOf(view), 'https://site.example').searchParams)).toEqual(view);
  });
});
