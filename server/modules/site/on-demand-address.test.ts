import { articlePath } from 'contract/site/addresses.ts';
import { describe, expect, it } from 'vitest';
import { readOnDemandAddress } from './on-demand-address.ts';

const ROUTES = [
  { pattern: /^\/blog\/rss\.xml$/, parameters: [] },
  { pattern: /^\/blog\/([^/]+?)\/([^/]+?)$/, parameters: [], preview: 'preview' },
  { pattern: /^\/blog$/, parameters: ['category', 'q', 'page'], search: 'q' },
];

function read(address: string) {
  const mark = address.indexOf('?');
  const path = mark < 0 ? address : address.slice(0, mark);
  return readOnDemandAddress(ROUTES, path, address.slice(path.length));
}

describe('an address of a page on demand', () => {
  it.each([
    ['/blog', '/blog', '/blog'],
    ['/bl%6Fg/%72ss.xml', '/blog/rss.xml', '/blog/rss.xml'],
    ['/blog/q-%26-a/x', '/blog/q-%26-a/x', '/blog/q-&-a/x'],
    ['/blog/q-&-a/x', '/blog/q-%26-a/x', '/blog/q-&-a/x'],
    ['/blog/r%2c-d-%2B-q/x', '/blog/r%2C-d-%2B-q/x', '/blog/r,-d-+-q/x'],
    ['/blog/o%27s-%28a%29/x', "/blog/o's-(a)/x", "/blog/o's-(a)/x"],
    ['/blog/b%c3%bcro/x', '/blog/b%C3%BCro/x', '/blog/b%C3%BCro/x'],
  ])('normalizes %s to %s, and renders it as %s', (address, path, target) => {
    expect(read(address)).toMatchObject({ path, target });
  });

  it.each(['Security & Tests', 'a+b, c', "o's (x)", 'Büro', '日本', '𠮷'])(
    'normalizes an address as links to the category %s are written',
    (category) => {
      const path = articlePath(category, 'x');
      expect(read(path)?.path).toBe(path);
      expect(decodeURI(read(path)?.target ?? '')).toBe(`/blog/${category}/x`);
    },
  );

  it.each([
    ['a broken encoding', '/blog/%/x'],
    ['bytes that are no UTF-8', '/blog/%ff/x'],
    ['an encoded slash', '/blog/a%2Fb/x'],
    ['an encoded question mark', '/blog/a%3Fb/x'],
    ['an encoding that is encoded', '/blog/%2561/x'],
    ['a backslash', '/blog/%5C/x'],
    ['a NUL', '/blog/%00/x'],
    ['a step upwards', '/blog/%2e%2E/x'],
    ['an empty part', '/blog//x'],
    ['more than 4 KB', `/blog/a/${'x'.repeat(4_096)}`],
    ['a query of more than 4 KB', `/blog?q=${'x'.repeat(4_096)}`],
    ['an unknown route', '/bog'],
  ])('rejects %s', (_what, address) => {
    expect(read(address)).toBeUndefined();
  });

  it('passes on only the parameters of its route, once each and in one order', () => {
    expect(read('/blog?utm_source=x&page=2&q=a%20b&page=3&category=')?.target).toBe('/blog?q=a+b&page=2');
    expect(read('/blog/rss.xml?q=a&page=2&preview=x')?.target).toBe('/blog/rss.xml');
    expect(read('/blog/a/b?q=a')).toEqual({ path: '/blog/a/b', target: '/blog/a/b', isSearch: false });
  });

  it('recognizes a search and a preview', () => {
    expect(read('/blog?q=a')?.isSearch).toBe(true);
    expect(read('/blog?q=&page=2')?.isSearch).toBe(false);
    expect(read('/blog/a/b?preview=x%26y')).toMatchObject({
      target: '/blog/a/b',
      previewTarget: '/blog/a/b?preview=x%26y',
    });
  });
});
