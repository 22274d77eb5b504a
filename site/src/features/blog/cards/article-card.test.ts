import { describe, expect, it } from 'vitest';
import { joinCards, readCardPage } from './article-card.ts';

const asIs = (text: string) => text;
const articles = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `id${index}` }));
const cardsOf = (...list: unknown[]) => readCardPage(list, asIs).cards;
const keysOf = (...list: unknown[]) => cardsOf(...list).map(({ key }) => key);

describe('readCardPage', () => {
  it('shows the fields of the answer, and its text as an excerpt', () => {
    const article = {
      id: 'a1',
      subject: 'A subject',
      content: 'HTML',
      image: '/x.svg',
      category: { name: 'People & HR', categorySlug: 'people' },
      url: 'a/b',
      createdDate: '2025-03-04T00:00:00.000Z',
      readTime: '4 min read',
    };
    expect(readCardPage([article], (html) => `text of ${html}`).cards).toEqual([
      {
        key: 'a1',
        href: '/blog/people/a%2Fb',
        subject: 'A subject',
        excerpt: 'text of HTML ...',
        categoryName: 'People & HR',
        image: '/x.svg',
        createdDate: '2025-03-04T00:00:00.000Z',
        readTime: '4 min read',
      },
    ]);
  });

  it.each([
    ['nothing', null],
    ['no url', { category: 'Sales' }],
    ['no category', { url: 'x' }],
  ])('links to no page where the article has %s', (_, article) => {
    expect(cardsOf(article)[0]?.href).toBe('');
  });

  it('identifies an article by its id, or by its address', () => {
    expect(keysOf({ id: 3, url: 'x' }, { category: 'Law', url: 'x' })).toEqual(['3', '/blog/law/x']);
  });

  it('keeps two articles without id and address apart', () => {
    expect(cardsOf(null, {})).toHaveLength(2);
  });
});

describe('hasMore', () => {
  it.each([
    [0, false],
    [9, false],
    [10, true],
    [11, false],
  ])('expects more pages after %i articles: %j', (count, hasMore) => {
    expect(readCardPage(articles(count), asIs).hasMore).toBe(hasMore);
  });

  it('counts the articles of the answer, including duplicates', () => {
    const { cards, hasMore } = readCardPage([...articles(9), { id: 'id0' }], asIs);
    expect(hasMore).toBe(true);
    expect(cards).toHaveLength(9);
  });
});

describe('joinCards', () => {
  it('shows an article of two pages once', () => {
    const joined = joinCards(cardsOf({ id: 1 }, { id: 2 }), cardsOf({ id: 2 }, { id: 3 }));
    expect(joined.map(({ key }) => key)).toEqual(['1', '2', '3']);
  });
});
