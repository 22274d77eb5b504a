import type { Page, Route } from '@playwright/test';

/** Path with its query: the calls for one article have a longer path. */
export const LIST_CALL = /\/authms\/blog\?/;

/** An article as a server may answer it, for intercepted calls. */
export function madeUpArticle(number: number) {
  return {
    id: `made-up-${number}`,
    subject: `Made up ${number}`,
    content: `<p>Text of ${number}.</p>`,
    category: { name: 'Made Up', categorySlug: 'made-up' },
    url: `made-up-${number}`,
    createdDate: '2025-03-04T12:00:00.000Z',
    readTime: '4 min read',
  };
}

/** The list of the blog, as a visitor finds it by role and label. */
export class BlogPage {
  readonly page: Page;
  readonly chips;
  readonly cards;
  readonly search;
  /** Button with whatever label it has at the moment. */
  readonly loadMore;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    this.chips = page.getByRole('form', { name: 'Categories' }).getByRole('button');
    this.cards = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
    this.search = page.getByRole('searchbox', { name: 'Search articles' });
    this.loadMore = main.getByRole('button', {
      name: /^(Load More Articles|Loading\.\.\.|No More Articles)$/,
    });
  }

  chip(name: string) {
    return this.chips.filter({ hasText: new RegExp(`^${name}$`) });
  }

  subjects(): Promise<string[]> {
    return this.cards.getByRole('heading').allTextContents();
  }

  /** Goes there and waits for the island's first calls, which begin with its life. */
  async open(address = '/blog'): Promise<void> {
    const answered = this.page.waitForResponse(LIST_CALL);
    await this.page.goto(address);
    await answered;
    await this.isSettled();
  }

  async isSettled(): Promise<void> {
    await this.loadMore.and(this.page.locator(':not([aria-busy])')).waitFor();
  }

  /** Answers the calls of the list with what `answer` makes of their query. */
  async answerLists(answer: (query: URLSearchParams, route: Route) => unknown): Promise<void> {
    await this.page.route(LIST_CALL, async (route) => {
      const json = await answer(new URL(route.request().url()).searchParams, route);
      if (json !== undefined) await route.fulfill({ json });
    });
  }
}
