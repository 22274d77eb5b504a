import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BLOG_PATHS } from 'contract/api-paths.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readCardPage } from '../cards/article-card.ts';
import { BlogList } from './BlogList.island.tsx';

const CATEGORIES = [
  { name: 'Developers', categorySlug: 'developers' },
  { name: 'Operations', categorySlug: 'operations' },
];
const EVERYTHING = { categorySlug: '', search: '' };

/** Articles as a server may answer them, by their numbers. */
function articles(from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, index) => ({
    id: `made-up-${from + index}`,
    subject: `Made up ${from + index}`,
    content: `<p>Text of ${from + index}.</p>`,
    category: { name: 'Made Up', categorySlug: 'made-up' },
    url: `made-up-${from + index}`,
    createdDate: '2025-03-04T12:00:00.000Z',
    readTime: '4 min read',
  }));
}

const TEN = articles(1, 10);
const subjectsOf = (list: readonly { subject: string }[]) => list.map(({ subject }) => subject);

const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });
const FAILURES = [
  ['an error', () => json([], 500)],
  ['an object without a list', () => json({ categories: [] })],
  ['text that is no JSON', () => new Response('<html>')],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
] as const;

type Answer = Response | Promise<Response>;

/** Answers the calls of the list; returns the addresses that are asked for. */
function answerCalls({
  list = () => json(TEN),
  categories = () => json(CATEGORIES),
}: {
  list?: (query: URLSearchParams) => Answer;
  categories?: () => Answer;
}) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const { pathname, searchParams } = new URL(address, location.href);
    return pathname === BLOG_PATHS.categories ? categories() : list(searchParams);
  });
  return asked;
}

/** A list as the server sends it, with these articles, and the time that its first calls take. */
async function open(first: readonly unknown[] = TEN) {
  const { cards, hasMore } = readCardPage([...first], (html) => html);
  const list = {
    view: EVERYTHING,
    cards,
    hasMore,
    pageCount: 1,
    waitsFor: undefined,
    failure: undefined,
    newest: [],
  };
  const user = userEvent.setup();
  const { container } = render(<BlogList categories={CATEGORIES} list={list} />);
  await settle();
  return { user, container };
}

const loadMore = () =>
  screen.getByRole('button', { name: /^(Load More Articles|Loading\.\.\.|No More Articles)$/ });
const settle = () => waitFor(() => expect(loadMore().hasAttribute('aria-disabled')).toBe(false));
const cards = () =>
  screen.queryAllByRole('listitem').filter((item) => within(item).queryByRole('heading', { level: 3 }));
const subjects = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const chip = (name: string) => screen.getByRole('button', { name });
const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search articles' });

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('answers of the server', () => {
  test.each([
    ['a list', TEN],
    ['a list under data', { data: TEN }],
    ['a list under Blogs.data', { Blogs: { data: TEN } }],
  ])('shows the articles of %s', async (_shape, answer) => {
    answerCalls({ list: () => json(answer) });
    await open([]);
    expect(subjects()).toEqual(subjectsOf(TEN));
    expect(loadMore().textContent).toBe('Load More Articles');
  });

  test('shows categories that come as text or with a title, and asks for their slugs', async () => {
    const asked = answerCalls({
      categories: () =>
        json(['First One', { name: 'Second  One' }, { title: 'Third', categorySlug: 'third/one' }]),
    });
    const { user } = await open();
    const chips = within(screen.getByRole('form', { name: 'Categories' })).getAllByRole('button');
    expect(chips.map(({ textContent }) => textContent)).toEqual(['All', 'First One', 'Second  One', 'Third']);
    for (const [index, slug] of ['first-one', 'second-one', 'third%2Fone'].entries()) {
      await user.click(chips[index + 1] as HTMLElement);
      await settle();
      expect(asked.at(-1)).toBe(`${BLOG_PATHS.articles}?page=1&limit=10&categorySlug=${slug}`);
    }
  });

  test.each(FAILURES)('shows a notice in place of the chips when the categories are %s', async (_, fail) => {
    answerCalls({ categories: fail });
    await open();
    expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'Failed to load categories');
    expect(screen.queryByRole('form', { name: 'Categories' })).toBeNull();
    expect(cards()).toHaveLength(10);
  });

  test.each(FAILURES)(
    'empties the list, and offers no more pages, when the articles are %s',
    async (_, fail) => {
      answerCalls({ list: fail });
      await open();
      expect(within(screen.getByRole('status')).getByText('Failed to load blogs')).toBeTruthy();
      expect(cards()).toEqual([]);
      expect(loadMore()).toHaveProperty('disabled', true);
    },
  );

  test('loads again when the visitor chooses the same category after a failure', async () => {
    const calls = { list: () => json([], 500) };
    answerCalls({ list: () => calls.list() });
    const { user } = await open();
    calls.list = () => json(TEN);
    await user.click(chip('All'));
    expect(await screen.findByText('Made up 1')).toBeTruthy();
    expect(screen.queryByText('Failed to load blogs')).toBeNull();
  });

  test.each([
    [9, 'No More Articles'],
    [10, 'Load More Articles'],
    [11, 'No More Articles'],
  ])('labels the button after %i articles: %s', async (count, wording) => {
    answerCalls({ list: () => json(articles(1, count)) });
    await open();
    expect(cards()).toHaveLength(count);
    expect(loadMore().textContent).toBe(wording);
  });

  test('shows defaults for missing fields of an article', async () => {
    answerCalls({
      list: () =>
        json([
          null,
          { createdDate: 'never', readTime: 3, category: { name: 'Only A Name' }, url: 'x y' },
          { subject: null, category: null, createdDate: null, image: 'javascript:alert(1)' },
        ]),
    });
    await open([]);
    expect(subjects()).toEqual(['Untitled Blog', 'Untitled Blog', 'Untitled Blog']);
    const [first, second, third] = cards().map((card) => ({
      card,
      links: within(card).queryAllByRole('link'),
    }));
    expect(first?.links).toEqual([]);
    expect(within(first?.card as HTMLElement).getByText('-')).toBeTruthy();
    expect(second?.links.map((link) => link.getAttribute('href'))).toEqual(['/blog/only-a-name/x%20y']);
    expect(within(second?.card as HTMLElement).getByText('3 min read')).toBeTruthy();
    expect(document.querySelectorAll('time')).toHaveLength(0);
    expect(third?.card.querySelector('img')?.getAttribute('src')).toBe('/blog/placeholder.svg');
  });

  test('marks the text of an article with its language', async () => {
    answerCalls({ list: () => json([{ ...TEN[0], lang: 'de' }]) });
    await open([]);
    expect(screen.getByRole('heading', { level: 3 }).lang).toBe('de');
  });

  test('replaces a picture that fails to load with the placeholder', async () => {
    answerCalls({ list: () => json([{ ...TEN[0], image: 'https://images.example/a.png' }]) });
    const { container } = await open();
    const picture = container.querySelector('img') as HTMLImageElement;
    expect(picture.getAttribute('src')).toBe('https://images.example/a.png');
    fireEvent.error(picture);
    expect(picture.getAttribute('src')).toBe('/blog/placeholder.svg');
  });
});

describe('requests of the list', () => {
  test('loads the categories and the first page when the script arrives, then each choice', async () => {
    const asked = answerCalls({});
    const { user } = await open();
    await user.click(chip('Operations'));
    await settle();
    await user.type(search(), 'meeting & co{Enter}');
    expect(await screen.findByRole('heading', { name: /^Results for/ })).toBeTruthy();
    await settle();
    expect(asked).toEqual([
      BLOG_PATHS.categories,
      `${BLOG_PATHS.articles}?page=1&limit=10`,
      `${BLOG_PATHS.articles}?page=1&limit=10&categorySlug=operations`,
      `${BLOG_PATHS.articles}?page=1&limit=10&categorySlug=operations&q=meeting%20%26%20co`,
    ]);
  });

  test('keeps a category chosen right after typing', async () => {
    const asked = answerCalls({});
    const { user } = await open();
    await user.type(search(), 'token');
    await user.click(chip('Developers'));
    // The list follows once the visitor has not typed for a while.
    const title = { name: 'Results for “token” in Developers' };
    expect(await screen.findByRole('heading', title, { timeout: 10_000 })).toBeTruthy();
    await settle();
    expect(location.search).toBe('?category=developers&q=token');
    expect(asked.at(-1)).toBe(`${BLOG_PATHS.articles}?page=1&limit=10&categorySlug=developers&q=token`);
  });

  test('keeps the articles, marked as busy, until those of another category arrive', async () => {
    const operations = Promise.withResolvers<Response>();
    answerCalls({ list: (query) => (query.has('categorySlug') ? operations.promise : json(TEN)) });
    const { user, container } = await open();
    await user.click(chip('Operations'));
    expect(subjects()).toEqual(subjectsOf(TEN));
    expect(container.querySelectorAll('[aria-busy=true] h3')).toHaveLength(10);
    operations.resolve(json(articles(21, 25)));
    await waitFor(() => expect(cards()).toHaveLength(5));
    expect(container.querySelector('[aria-busy=true]')).toBeNull();
  });

  test('ignores the answer for a category that the visitor has left', async () => {
    const operations = Promise.withResolvers<Response>();
    answerCalls({
      list: (query) => {
        if (query.get('categorySlug') === 'operations') return operations.promise;
        return json(query.has('categorySlug') ? articles(21, 25) : TEN);
      },
    });
    const { user } = await open();
    await user.click(chip('Operations'));
    expect(loadMore().textContent).toBe('Loading...');
    await user.click(chip('Developers'));
    await waitFor(() => expect(cards()).toHaveLength(5));
    const late = json(articles(31, 31));
    const read = vi.spyOn(late, 'json');
    operations.resolve(late);
    await waitFor(() => expect(read).toHaveResolved());
    expect(screen.getByRole('heading', { name: 'Articles in Developers' })).toBeTruthy();
    expect(subjects()).toEqual(subjectsOf(articles(21, 25)));
  });

  const goTo = async (address: string) => {
    answerCalls({ list: (query) => json(query.has('q') || query.has('categorySlug') ? [] : TEN) });
    await open();
    history.replaceState(null, '', address);
    fireEvent.popState(window);
  };

  test('announces that a category is empty', async () => {
    await goTo('?category=no-such');
    expect(await screen.findByText('No blogs found for this category.')).toBeTruthy();
    expect(cards()).toEqual([]);
    expect(loadMore().textContent).toBe('No More Articles');
  });

  test('announces that a search found nothing, offers three articles, and clears it', async () => {
    await goTo('?q=zyzzyva');
    expect(await screen.findByText(/^No articles found for “zyzzyva”\./)).toBeTruthy();
    expect(subjects()).toEqual(subjectsOf(TEN.slice(0, 3)));
    expect(screen.queryByRole('button', { name: 'No More Articles' })).toBeNull();

    await userEvent.click(screen.getByRole('link', { name: 'Clear search' }));
    await waitFor(() => expect(cards()).toHaveLength(10));
    expect(search().value).toBe('');
    expect(document.activeElement).toBe(search());
    expect(location.search).toBe('');
  });
});

describe('Load more', () => {
  const byTens = (query: URLSearchParams, last: number) => {
    const from = 10 * Number(query.get('page')) - 9;
    return json(articles(from, Math.min(from + 9, last)));
  };

  test('loads pages in order, with their number in the address, until one has fewer than ten articles', async () => {
    answerCalls({ list: (query) => byTens(query, 30) });
    const { user } = await open();
    for (const count of [20, 30]) {
      await user.click(loadMore());
      await waitFor(() => expect(cards()).toHaveLength(count));
      expect(document.activeElement?.textContent).toBe(`Made up ${count - 9}`);
      expect(loadMore().textContent).toBe('Load More Articles');
    }
    await user.click(loadMore());
    await waitFor(() => expect(loadMore().textContent).toBe('No More Articles'));
    expect(loadMore()).toHaveProperty('disabled', true);
    expect(subjects()).toEqual(subjectsOf(articles(1, 30)));
    expect(location.pathname + location.search).toBe('/blog?page=4');
  });

  test('loads once for two clicks, and labels the button Loading... meanwhile', async () => {
    const second = Promise.withResolvers<Response>();
    const asked = answerCalls({ list: (query) => (query.get('page') === '1' ? json(TEN) : second.promise) });
    const { user } = await open();
    await user.dblClick(loadMore());
    expect(loadMore().textContent).toBe('Loading...');
    await user.click(loadMore());
    second.resolve(json(articles(11, 12)));
    await waitFor(() => expect(loadMore().textContent).toBe('No More Articles'));
    expect(cards()).toHaveLength(12);
    expect(asked.filter((address) => address.includes('page='))).toHaveLength(2);
  });

  test('shows an article of two pages once, and counts it for both', async () => {
    answerCalls({ list: (query) => json(query.get('page') === '1' ? TEN : articles(10, 19)) });
    const { user } = await open();
    await user.click(loadMore());
    await waitFor(() => expect(subjects()).toEqual(subjectsOf(articles(1, 19))));
    expect(loadMore().textContent).toBe('Load More Articles');
  });

  test('keeps the list and offers no more pages when the next page fails', async () => {
    answerCalls({ list: (query) => (query.get('page') === '1' ? json(TEN) : json({}, 503)) });
    const { user } = await open();
    await user.click(loadMore());
    expect(await screen.findByText('Failed to load more blogs')).toBeTruthy();
    expect(cards()).toHaveLength(10);
    expect(loadMore()).toHaveProperty('disabled', true);
  });

  test('drops further pages when the visitor chooses a category and then All', async () => {
    answerCalls({
      list: (query) => (query.has('categorySlug') ? json(articles(21, 25)) : byTens(query, 30)),
    });
    const { user } = await open();
    await user.click(loadMore());
    await waitFor(() => expect(cards()).toHaveLength(20));
    await user.click(chip('Developers'));
    await waitFor(() => expect(cards()).toHaveLength(5));
    await user.click(chip('All'));
    await waitFor(() => expect(cards()).toHaveLength(10));
    expect(location.pathname + location.search).toBe('/blog');
  });
});
