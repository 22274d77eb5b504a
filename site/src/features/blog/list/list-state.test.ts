import { describe, expect, it } from 'vitest';
import type { ArticleCard, CardPage } from '../cards/article-card.ts';
import { type ListEvent, type ListState, reduceList } from './list-state.ts';

const ALL = { categorySlug: '', search: '' };
const SALES = { categorySlug: 'sales', search: '' };

const page = (keys: string, hasMore: boolean): CardPage => ({
  cards: [...keys].map((key) => ({ key }) as ArticleCard),
  hasMore,
});
const shown: ListState = {
  view: ALL,
  ...page('ab', true),
  pageCount: 1,
  waitsFor: undefined,
  failure: undefined,
  newest: [],
};
const after = (...events: ListEvent[]) => events.reduce(reduceList, shown);
const keysOf = ({ cards }: ListState) => cards.map(({ key }) => key).join('');

describe('the state of the list', () => {
  it('keeps the articles while another category loads', () => {
    const state = after({ type: 'asked', view: SALES });
    expect(state).toMatchObject({ view: SALES, waitsFor: 'list' });
    expect(keysOf(state)).toBe('ab');
  });

  it('begins at page 1 with the articles of the category', () => {
    const state = after(
      { type: 'asked for more' },
      { type: 'more arrived', page: page('c', true) },
      { type: 'asked', view: SALES },
      { type: 'arrived', page: page('x', false), pageCount: 1 },
    );
    expect(state).toMatchObject({ pageCount: 1, hasMore: false, waitsFor: undefined });
    expect(keysOf(state)).toBe('x');
  });

  it('clears the list when it fails to load, and offers no more pages', () => {
    const state = after({ type: 'asked', view: SALES }, { type: 'failed' });
    expect(state).toMatchObject({ cards: [], hasMore: false, failure: 'list', waitsFor: undefined });
  });

  it('appends the next page, and counts it', () => {
    const state = after({ type: 'asked for more' }, { type: 'more arrived', page: page('bc', false) });
    expect(state).toMatchObject({ pageCount: 2, hasMore: false, waitsFor: undefined });
    expect(keysOf(state)).toBe('abc');
  });

  it('keeps the list when the next page fails to load, and offers no more pages', () => {
    const state = after({ type: 'asked for more' }, { type: 'more failed' });
    expect(state).toMatchObject({ hasMore: false, failure: 'more', waitsFor: undefined, pageCount: 1 });
    expect(keysOf(state)).toBe('ab');
  });

  it('clears a failure when it loads again', () => {
    const state = after({ type: 'more failed' }, { type: 'asked', view: ALL });
    expect(state.failure).toBeUndefined();
  });
});
