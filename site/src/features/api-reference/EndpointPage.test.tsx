import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { brand } from '../../brand.ts';
import { referenceTexts } from '../../pages/_documents.ts';
import { hydratePage } from './behaviour/hydrate-page.ts';
import { EndpointPage } from './EndpointPage.tsx';
import { QuickStartPage } from './quick-start/QuickStartPage.tsx';
import { type Endpoint, reference } from './reference-pages.ts';

/** The HTML of a page, with the scripts that make it move. */
function show(page: ReactNode) {
  document.body.innerHTML = renderToStaticMarkup(page);
  hydratePage();
  return userEvent.setup();
}

function open(slug: string) {
  history.replaceState(null, '', `/api-reference/${slug}`);
  const endpoint = reference().endpoints.find((each) => each.slug === slug) as Endpoint;
  return show(<EndpointPage endpoint={endpoint} level={1} />);
}

const tab = (name: string) => screen.getByRole('tab', { name });

/** Names of the panels that can be seen, of one group of tabs. */
function shownPanels(label: string) {
  const tabs = screen.getByRole('tablist', { name: label }).closest('[data-tabs]') as HTMLElement;
  return [...tabs.querySelectorAll<HTMLElement>('[role=tabpanel]:not([hidden])')].map(({ id }) => id);
}

afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.language;
  document.body.replaceChildren();
});

describe('tabs', () => {
  test('shows cURL first, then the language that the visitor chooses, which the address names', async () => {
    const user = open('signup');
    expect(shownPanels('Language')).toEqual(['curl']);
    await user.click(tab('Python'));
    expect(shownPanels('Language')).toEqual(['python']);
    expect([tab('cURL').tabIndex, tab('Python').tabIndex]).toEqual([-1, 0]);
    expect(location.pathname + location.hash).toBe('/api-reference/signup#python');
  });

  test('shows a request body as its fields or as an example, which the address does not name', async () => {
    const user = open('login');
    expect(shownPanels('Request body')).toEqual(['schema']);
    await user.click(tab('Example'));
    expect(shownPanels('Request body')).toEqual(['example']);
    expect(screen.getByRole('group', { name: 'Example body' }).textContent).toContain(
      '"email": "asha@example.com"',
    );
    expect(location.pathname + location.hash).toBe('/api-reference/login');
  });
});

describe('examples', () => {
  const code = () => [...document.querySelectorAll('pre')].map(({ textContent }) => textContent).join('\n');

  // A webhook calls a server of its reader.
  const calls = reference().endpoints.filter((endpoint) => !('event' in endpoint));

  test.each(calls.map(({ slug }) => slug))('calls the server of the page in the examples of %s', (slug) => {
    open(slug);
    expect(code()).toContain(location.origin);
    expect(code()).not.toContain(brand.siteUrl);
  });

  test('calls the server of the page in the quick start', () => {
    show(<QuickStartPage />);
    expect(code()).toContain(location.origin);
    expect(code()).not.toContain(brand.siteUrl);
  });
});

describe('search', () => {
  const field = () => screen.getByRole('searchbox', { name: 'Search the reference' });
  const found = () =>
    [...document.querySelectorAll<HTMLElement>('[data-entry]')]
      .filter(({ hidden }) => !hidden)
      .map(({ dataset }) => dataset.entry?.split('/').at(-1));
  const status = () => document.querySelector('[data-search-status]')?.textContent;

  test('keeps the endpoints whose text contains all words, and shows their number', async () => {
    vi.stubGlobal('fetch', async () => Response.json(referenceTexts()));
    const user = open('signup');
    await user.type(field(), 'refresh_token');
    await waitFor(() => expect(status()).toBe('4 found'));
    expect(found()).toEqual(['errors', 'signup', 'login', 'refresh']);
    await user.clear(field());
    await user.type(field(), 'invalid_refresh_token month');
    await waitFor(() => expect(status()).toBe('2 found'));
    expect(found()).toEqual(['errors', 'refresh']);
    await user.clear(field());
    await user.type(field(), 'xyzzy');
    await waitFor(() => expect(status()).toBe('Nothing found'));
    expect(found()).toEqual([]);
    expect(document.querySelectorAll('[data-group]:not([hidden])')).toHaveLength(0);
  });

  test('finds an event of the server by one of its fields', async () => {
    vi.stubGlobal('fetch', async () => Response.json(referenceTexts()));
    const user = open('signup');
    await user.type(field(), 'roomUpdatedDate');
    await waitFor(() => expect(found()).toEqual(['ai-message']));
  });

  test('opens the first endpoint on Enter once the texts have loaded', async () => {
    const texts = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => texts.promise);
    const user = open('signup');
    await user.type(field(), 'updatedlastRead');
    const opened = vi.fn((event: Event) => event.preventDefault());
    document.body.addEventListener('click', opened, { once: true });
    await user.keyboard('{Enter}');
    expect(opened).not.toHaveBeenCalled();
    texts.resolve(Response.json(referenceTexts()));
    await waitFor(() => expect(opened).toHaveBeenCalled());
    expect(opened.mock.calls[0]?.[0].target).toBe(
      screen.getByRole('link', { name: 'EMIT Mark a room as read' }),
    );
  });

  test('searches names when the texts fail to load', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    const user = open('signup');
    await user.type(field(), 'history');
    await waitFor(() => expect(found()).toEqual(['get-thread-messages']));
  });
});
