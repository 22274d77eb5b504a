import { describe, expect, it } from 'vitest';
import { joinCards, readCardPage } from './article-card.ts';

const asIs = (text: string) => text;
const articles = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `id${index}` }));
const cardsOf = (...list: unknown[]) => readCardPage(list, asIs).cards;
const keysOf = (...list: unknown[]) => cardsOf(...list).map(({ key }) => key);

describe('the card of an article', () => {
  it('shows what the answer says, and its text as an excerpt', () => {
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
  ])('leads nowhere where the article has %s', (_, article) => {
    expect(cardsOf(article)[0]?.href).toBe('');
  });

  it('is distinguished from others by id, or by address', () => {
    expect(keysOf({ id: 3, url: 'x' }, { category: 'Law', url: 'x' })).toEqual(['3', '/blog/law/x']);
  });

  it('is not taken for another that does not say what it is either', () => {
    expect(cardsOf(null, {})).toHaveLength(2);
  });
});

describe('more pages', () => {
  it.each([
    [0, false],
    [9, false],
    [10, true],
    [11, false],
  ])('after %i articles: %j', (count, hasMore) => {
    expect(readCardPage(articles(count), asIs).hasMore).toBe(hasMore);
  });

  it('are counted by the answer, even where an article came twice', () => {
    const { cards, hasMore } = readCardPage([...articles(9), { id: 'id0' }], asIs);
    expect(hasMore).toBe(true);
    expect(cards).toHaveLength(9);
  });
});

describe('a joined list', () => {
  it('shows an article once that came on two pages', () => {
    const joined = joinCards(cardsOf({ id: 1 }, { id: 2 }), cardsOf({ id: 2 }, { id: 3 }));
    expect(joined.map(({ key }) => key)).toEqual(['1', '2', '3']);
  });
});
