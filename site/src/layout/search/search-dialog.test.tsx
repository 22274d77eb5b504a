import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerCalls, type RecordedCall } from '../../testing/recorded-calls.ts';
import { reflectAria } from '../../testing/reflect-aria.ts';

const place = (title: string) => ({
  kind: 'page',
  title,
  heading: '',
  address: `/${title.toLowerCase()}`,
  text: `All about ${title}`,
});
const STARTS = ['Pricing', 'Demo'].map(place);
const FOUND: Record<string, ReturnType<typeof place>[]> = {
  refund: ['Terms', 'Refunds', 'Plans'].map(place),
  refunds: ['Refunds', 'Terms'].map(place),
};

/** Answer of the server to a search. */
let answer: (words: string) => Promise<Response> | Response;
let calls: RecordedCall[];
const found = (words: string) => Response.json({ results: FOUND[words] ?? [] });

reflectAria();
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('SEARCH', {
    page: '/search',
    results: '/search.json',
    styles: '/search.css',
    longest: 200,
    kinds: { page: 'Page', question: 'Question' },
    starts: STARTS,
    ask: '/ask?q=',
    contact: place('Contact'),
  });
  // happy-dom would ask the network for the style sheet.
  vi.spyOn(document.head, 'append').mockImplementation((sheet) =>
    (sheet as HTMLLinkElement).dispatchEvent(new Event('load')),
  );
  answer = found;
  calls = answerCalls(({ query }) => answer(query.get('q') ?? ''));
});
afterEach(() => {
  for (const dialog of document.querySelectorAll('dialog')) {
    dialog.close();
    dialog.remove();
  }
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const openSearch = async () => (await import('./search-dialog.ts')).open();
const field = () => screen.getByRole<HTMLInputElement>('combobox');
const options = () => screen.queryAllByRole('option');
const hrefs = () => options().map((option) => option.getAttribute('href'));
const chosen = () => screen.queryByRole('option', { selected: true })?.getAttribute('href');
const status = () => within(screen.getByRole('dialog')).getByRole('status').textContent;
const tryAgain = () => screen.queryByText<HTMLButtonElement>('Try again');
const press = (key: string) => fireEvent.keyDown(field(), { key });
/** Lets answers arrive, and time pass. */
const pass = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

async function search(words: string) {
  fireEvent.input(field(), { target: { value: words } });
  await pass();
}

describe('results', () => {
  test('offers places to start before a word is typed', async () => {
    await openSearch();
    expect(status()).toBe('Search pages, questions, articles and the API reference.');
    expect(hrefs()).toEqual(['/pricing', '/demo']);
    expect(screen.getByText('See all results').hidden).toBe(true);
  });

  test('lists and counts results', async () => {
    await openSearch();
    await search('refund');
    expect(hrefs()).toEqual(['/terms', '/refunds', '/plans']);
    expect(status()).toBe('3 results');
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('See all results').hidden).toBe(false);
  });

  test('reports that nothing matches, and offers to ask, to write and to start', async () => {
    await openSearch();
    await search('zzyzx & co');
    expect(status()).toBe('Nothing matches. Ask us, or start here:');
    expect(hrefs()).toEqual(['/ask?q=zzyzx%20%26%20co', '/contact', '/pricing', '/demo']);
    expect(options()[0]?.textContent).toContain('Ask: zzyzx & co');
    expect(screen.getByText('See all results').hidden).toBe(true);
  });

  test('has words counted for which nothing was found, once they stay', async () => {
    await openSearch();
    await search('parr');
    await search('parrot');
    await pass(10_000);
    const whole = calls.filter(({ query }) => query.has('whole'));
    expect(whole.map(({ query }) => query.get('q'))).toEqual(['parrot']);
  });

  test('stays closed while another dialog is open', async () => {
    const other = document.createElement('dialog');
    document.body.append(other);
    other.show();
    await openSearch();
    expect(screen.getAllByRole('dialog')).toEqual([other]);
  });
});

describe('arrow keys', () => {
  test('moves through the results, with the field between the last and the first', async () => {
    await openSearch();
    await search('refund');
    const walked = ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown'].map((key) => {
      press(key);
      return chosen();
    });
    expect(walked).toEqual(['/terms', '/refunds', '/terms', undefined, '/plans', undefined]);
  });

  test('marks the chosen result in the field until a word is typed', async () => {
    await openSearch();
    await search('refund');
    press('ArrowDown');
    expect(field().getAttribute('aria-activedescendant')).toBe(options()[0]?.id);
    await search('refunds');
    expect(field().hasAttribute('aria-activedescendant')).toBe(false);
  });

  test('keeps the choice when late results arrive', async () => {
    await openSearch();
    await search('refund');
    const late = Promise.withResolvers<Response>();
    answer = () => late.promise;
    await search('refunds');
    press('ArrowDown');
    expect(chosen()).toBe('/terms');
    late.resolve(found('refunds'));
    await pass();
    expect(hrefs()).toEqual(['/refunds', '/terms']);
    expect(chosen()).toBe('/terms');
  });
});

describe('a failed search', () => {
  const fail = () => {
    throw new TypeError('Failed to fetch');
  };

  test.each([
    [
      'too many searches',
      () => new Response('{}', { status: 429 }),
      true,
      'That was a lot of searches at once. Give it a few seconds.',
    ],
    [
      'no answer of the server',
      () => new Response('', { status: 500 }),
      true,
      'The search didn’t answer. Your words are still here.',
    ],
    ['a lost connection', fail, false, 'You’re offline. Your words stay here until you’re back.'],
  ])('shows a message and a retry: %s', async (_, failure, onLine, words) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    await openSearch();
    answer = failure;
    await search('refund');
    expect(status()).toBe(words);
    expect(options()).toEqual([]);
    expect(field().value).toBe('refund');

    answer = found;
    fireEvent.click(tryAgain() as HTMLElement);
    await pass();
    expect(hrefs()).toEqual(['/terms', '/refunds', '/plans']);
    expect(tryAgain()?.hidden).toBe(true);
  });

  test('retries when the connection is back, until an answer arrives', async () => {
    await openSearch();
    answer = fail;
    await search('refund');
    let failuresLeft = 2;
    answer = (words) => (failuresLeft-- > 0 ? fail() : found(words));
    fireEvent(window, new Event('online'));
    await pass(400);
    expect(options()).toEqual([]);
    await pass(1_500);
    expect(hrefs()).toEqual(['/terms', '/refunds', '/plans']);
    expect(failuresLeft).toBe(-1);
  });
});

describe('the shortcut setting', () => {
  test('switches the shortcut off and on permanently', async () => {
    await openSearch();
    const box = screen.getByRole<HTMLInputElement>('checkbox');
    expect(box.checked).toBe(true);
    fireEvent.click(box);
    expect(localStorage.getItem('slashOff')).toBe('1');
    fireEvent.click(box);
    expect(localStorage.getItem('slashOff')).toBeNull();
  });

  test('shows the saved setting', async () => {
    localStorage.setItem('slashOff', '1');
    await openSearch();
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  });
});
