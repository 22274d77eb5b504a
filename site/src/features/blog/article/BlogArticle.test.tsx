import { render, screen, waitFor, within } from '@testing-library/react';
import { BLOG_PATHS } from 'contract/api-paths.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { brand } from '../../../brand.ts';
import { readArticleFields } from '../article-fields.ts';
import { versionOf } from './article-version.ts';
import { BlogArticle } from './BlogArticle.island.tsx';
import { sanitizeHtml } from './sanitize-html.ts';

// It loads a script of the site; what that leaves of an answer is a question for a browser.
vi.mock('./sanitize-html.ts', () => ({ sanitizeHtml: vi.fn(async (html: string) => html) }));

const ANSWER = {
  subject: 'A subject',
  content: '<h2>A part</h2><p>Text of the answer.</p>',
  image: '/blog/developers/a-subject/banner.svg',
  author: 'Mira',
  category: { name: 'Developers', categorySlug: 'developers' },
  createdDate: '2025-03-04T12:00:00.000Z',
  readTime: '7 min read',
};
const CHANGED = { ...ANSWER, subject: 'A new subject', content: '<h2>A new part</h2><p>New text.</p>' };

const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });

/** The article as its page brings it, read once more from this answer. */
function open(answer: () => Response | Promise<Response>) {
  const asked = vi.fn<(address: string) => Promise<Response>>(async () => answer());
  vi.stubGlobal('fetch', asked);
  const fields = readArticleFields(ANSWER);
  render(
    <BlogArticle categorySlug="developers" url="a-subject" article={fields} version={versionOf(fields)}>
      <p>Text of the page.</p>
    </BlogArticle>,
  );
  return asked;
}

const heading = () => screen.getByRole('heading', { level: 1 });
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(sanitizeHtml).mockClear();
});

describe('an article rendered by the server', () => {
  test('stays unchanged on an unchanged answer, without sanitizing HTML', async () => {
    const answer = json(ANSWER);
    const read = vi.spyOn(answer, 'text');
    const asked = open(() => answer);
    await waitFor(() => expect(read).toHaveResolved());
    expect(asked.mock.calls.map(([address]) => address)).toEqual([
      `${BLOG_PATHS.articles}/developers/a-subject`,
    ]);
    expect(heading().textContent).toBe('A subject');
    expect(screen.getByText('Text of the page.')).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
    expect(sanitizeHtml).not.toHaveBeenCalled();
  });

  test('shows a changed answer, and updates the title of the tab', async () => {
    open(() => json(CHANGED));
    await findHeading('A new subject');
    expect(screen.getByRole('heading', { level: 2, name: 'A new part' })).toBeTruthy();
    expect(screen.getByText('New text.')).toBeTruthy();
    expect(screen.queryByText('Text of the page.')).toBeNull();
    await waitFor(() => expect(document.title).toBe(`A new subject | ${brand.name}`));
    expect(sanitizeHtml).toHaveBeenCalledWith(CHANGED.content);
  });

  test('sets the language of the article', async () => {
    open(() => json({ ...ANSWER, lang: 'de' }));
    await waitFor(() => expect(screen.getByRole('article').lang).toBe('de'));
  });

  test('shows defaults for missing fields of an answer', async () => {
    open(() => json({ id: 1 }));
    await findHeading('Untitled Blog');
    const article = within(screen.getByRole('article'));
    expect(article.getByText(brand.name)).toBeTruthy();
    expect(article.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['-']);
    expect(article.queryByRole('link')).toBeNull();
    const pictures = [...document.querySelectorAll('article img')];
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(['/blog/placeholder.svg']);
    expect(document.querySelector('article time')).toBeNull();
  });

  test.each([404, 500, 503])(
    'shows that the article does not exist when the answer is %i',
    async (status) => {
      open(() => json(ANSWER, status));
      await findHeading('Blog not found');
      await waitFor(() => expect(document.title).toBe(`Blog not found | ${brand.name}`));
      expect(screen.queryByText('7 min read')).toBeNull();
      expect(screen.getByRole('link', { name: 'Back to the blog' }).getAttribute('href')).toBe('/blog');
    },
  );

  test.each(['null', '{}', '[]', '""', ''])(
    'shows that the article is empty when the answer is %j',
    async (body) => {
      open(() => new Response(body));
      await findHeading('No blog found.');
      await waitFor(() => expect(document.title).toBe(`No blog found. | ${brand.name}`));
      expect(screen.queryByText('Text of the page.')).toBeNull();
    },
  );

  test.each([
    ['no answer comes', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the answer cannot be read', () => new Response('<html>Log in to the Wi-Fi</html>')],
  ])('keeps the article under a notice when %s', async (_what, answer) => {
    open(answer);
    const notice = await screen.findByRole('status');
    expect(within(notice).getByText('Blog not found')).toBeTruthy();
    expect(notice.textContent).toContain('couldn’t load the latest version');
    expect(heading().textContent).toBe('A subject');
    expect(screen.getByText('Text of the page.')).toBeTruthy();
  });

  test('keeps the article when a changed answer cannot be sanitized', async () => {
    vi.mocked(sanitizeHtml).mockRejectedValueOnce(new Error('no script'));
    open(() => json(CHANGED));
    expect(await screen.findByText(/couldn’t load the latest version/)).toBeTruthy();
    expect(screen.queryByText('New text.')).toBeNull();
  });
});

describe('an article missing from the page', () => {
  test('loads from the host of the API', async () => {
    vi.stubGlobal('fetch', async () => json(CHANGED));
    render(<BlogArticle categorySlug="elsewhere" url="an-article" isUnknown />);
    expect(heading().textContent).toBe('Blog not found');
    await findHeading('A new subject');
    await waitFor(() => expect(document.title).toBe(`A new subject | ${brand.name}`));
  });

  test('shows a loading state where the server has no articles', async () => {
    vi.stubGlobal('fetch', async () => json(CHANGED));
    render(<BlogArticle categorySlug="elsewhere" url="an-article" />);
    expect(screen.getByText('Loading...')).toBeTruthy();
    await findHeading('A new subject');
  });

  test.each([
    ['category', { categorySlug: '', url: 'an-article' }],
    ['title', { categorySlug: 'elsewhere', url: '' }],
  ])('sends no request when its address has no %s', async (_part, address) => {
    const asked = vi.fn();
    vi.stubGlobal('fetch', asked);
    render(<BlogArticle {...address} />);
    expect(heading().textContent).toBe('Invalid blog URL.');
    expect(asked).not.toHaveBeenCalled();
  });
});
