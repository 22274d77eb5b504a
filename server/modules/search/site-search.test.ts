import { LONGEST_FOUND_TEXT } from 'contract/site/site-search.ts';
import { describe, expect, inject, it, vi } from 'vitest';
import { startTestServer } from '../../testing/test-server.ts';
import { type AnswerableFile, loadSite } from '../site/site-files.ts';
import { foundPlaces, kindOf, shorten } from './found-place.ts';
import type { Passage } from './passages/passage.ts';
import { openPassages } from './passages/passages.ts';
import { openSiteSearch } from './site-search.ts';

const PAGES = {
  '/pricing': `<h1>Pricing</h1><p>Every plan has a trial.</p>
    <section id="refunds"><h2>Refunds</h2><p>We also write letters. Your money comes back within a week.</p></section>
    <details id="cancel"><summary>Can I cancel?</summary><p>Yes, the refund of your money is the same.</p></details>
    <h2 id="more">More</h2><p>A refund takes no form.</p>`,
  '/api-reference/login': '<h1>Login</h1><p>Answers 401 where the money is wrong.</p>',
};

function open() {
  const files = new Map(
    Object.entries(PAGES).map(([path, main]): [string, AnswerableFile] => {
      const html = `<head><title>${path.slice(1)} | X</title></head><main>${main}</main>`;
      const body = Buffer.from(html);
      const identity = { body, text: html, etag: '""', headers: [], unchangedHeaders: [] };
      return [
        path,
        { path, isPage: true, contentSecurityPolicy: undefined, identity, variants: { identity } },
      ];
    }),
  );
  const blog = { findRevision: async () => '1', listVersions: async () => [], readArticles: async () => [] };
  return openSiteSearch(openPassages({ site: { files }, blog, log: { warn: () => {} } }));
}

describe('openSiteSearch', () => {
  it('links to the heading above the words, and quotes the sentence that has them', async () => {
    const [first] = await open().find('refunds money');
    expect(first).toEqual({
      kind: 'page',
      title: 'pricing',
      heading: 'Refunds',
      address: '/pricing#refunds',
      text: 'Your money comes back within a week.',
    });
  });

  it('shows two places of a page at most, so that other pages are seen', async () => {
    const found = await open().find('refund money');
    expect(found.map(({ address }) => address.split('#')[0])).toEqual([
      '/pricing',
      '/pricing',
      '/api-reference/login',
    ]);
  });

  it.each([
    ['of a word being typed', 'refu', true, true],
    ['of two letters', 're', true, true],
    ['after a word that is done', 're ', true, false],
    ['of a whole search', 're', false, false],
  ])('finds by the beginning %s', async (_, words, isUnfinished, isFound) => {
    const found = await open().find(words, { isUnfinished });
    expect(found.some(({ heading }) => heading === 'Refunds')).toBe(isFound);
  });

  it.each(['', '   ', 'the', '\ud83e', 'a'.repeat(100_000)])(
    'finds nothing without words: %#',
    async (words) => {
      await expect(open().find(words)).resolves.toEqual([]);
    },
  );
});

describe('kindOf', () => {
  it.each<[kind: string, place: Pick<Passage, 'page' | 'heading'>]>([
    ['article', { page: '/blog/sales/refunds', heading: 'Why?' }],
    ['reference', { page: '/api-reference', heading: '' }],
    ['reference', { page: '/api-reference/login', heading: 'Errors' }],
    ['question', { page: '/pricing', heading: 'Can I cancel?' }],
    ['page', { page: '/pricing', heading: 'Refunds' }],
    ['page', { page: '/blog', heading: '' }],
  ])('classifies a place as %s', (kind, place) => {
    expect(kindOf(place)).toBe(kind);
  });
});

describe('foundPlaces', () => {
  const passage: Passage = {
    address: '/terms#refunds',
    page: '/terms',
    title: 'Terms',
    heading: '8 Refund guarantee',
    around: '',
    statements: [],
  };
  const showing = (change: Partial<Passage>) =>
    foundPlaces({ passages: [{ passage: { ...passage, ...change } }], weigh: () => 1 } as never, 1)[0];

  it.each([
    ['8 Refund guarantee', 'Refund guarantee'],
    ['24 hours a day', '24 hours a day'],
    ['What we keep', 'What we keep'],
  ])('names the section %s as %s', (heading, name) => {
    expect(showing({ heading })?.heading).toBe(name);
  });

  it('quotes the most relevant cell of a row', () => {
    const cells = [
      { head: 'Type', value: 'text' },
      { head: 'Meaning', value: 'What the visitor brought.' },
    ];
    const text = (label: string) => showing({ statements: [{ kind: 'row', label, cells }] })?.text;
    expect(text('roi')).toBe('roi: What the visitor brought.');
    expect(text('What is it?')).toBe('What is it? What the visitor brought.');
  });
});

describe('shorten', () => {
  it.each([
    ['keeps a short text', 'One two.', 'One two.'],
    ['cuts between words', `${'word '.repeat(60)}`.trim(), `${'word '.repeat(35).trim()}…`],
    ['cuts one long word', 'w'.repeat(300), `${'w'.repeat(LONGEST_FOUND_TEXT - 1)}…`],
    ['removes punctuation before the ellipsis', `${'word, '.repeat(60)}`, `${'word, '.repeat(28)}word…`],
  ])('%s', (_, text, shown) => {
    expect(shorten(text, LONGEST_FOUND_TEXT)).toBe(shown);
  });
});

describe('GET /search.json', () => {
  it('reads all pages when the server starts, so that the first search does not wait', async () => {
    const site = await loadSite(inject('siteDir'), null);
    const reads = [...site.files.values()]
      .filter(({ isPage }) => isPage)
      .map(({ identity }) => vi.spyOn(identity.body, 'toString'));
    await startTestServer({ site, prepares: true });
    await expect.poll(() => reads.every((read) => read.mock.calls.length > 0)).toBe(true);
  });

  it.each(['', '?q=', '?q=a&q=b', '?q[x]=1', '?q=%00%F0%9F', `?q=${'long '.repeat(2_000)}`])(
    'answers %# with an empty list',
    async (query) => {
      const { url } = await startTestServer();
      const answer = await fetch(`${url}/search.json${query}`);
      expect([answer.status, await answer.json()]).toEqual([200, { results: [] }]);
    },
  );

  it('limits a network that asks faster than people type', async () => {
    const { url } = await startTestServer();
    const ask = () => fetch(`${url}/search.json?q=plans`);
    const answers = await Promise.all(Array.from({ length: 120 }, ask));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(80);
  });
});
