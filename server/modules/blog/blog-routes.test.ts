import { BLOG_PATHS } from 'contract/api-paths.ts';
import { BlogArticle, BlogCategory, BlogPage } from 'contract/blog/blog.ts';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { makeArticle, makeCategory } from '../../../checks/support/blog-articles.ts';
import { NOW, startTestServer } from '../../../checks/support/test-server.ts';
import { etagOf } from '../../plugins/http/entity-tag.ts';
import { createBlogStore } from './blog.store.ts';
import type { ImportedArticle } from './imported-article.ts';

const ARTICLE_PATH = `${BLOG_PATHS.articles}/getting-started/first-steps`;

/** A server with one article in it, and a way to import more while it runs. */
async function startBlog(config: { publicUrl?: string } = {}) {
  const { url, database, logged } = await startTestServer({ config });
  const store = createBlogStore({ database, clock: () => NOW });
  const save = (chosen?: Partial<ImportedArticle>) => store.saveArticle(makeArticle(chosen));
  await save();
  const ask = (path: string, init?: RequestInit) => fetch(url + path, { redirect: 'manual', ...init });
  return { ask, save, database, logged };
}

describe.each([
  ['the categories', BLOG_PATHS.categories, Type.Array(BlogCategory)],
  ['the list', BLOG_PATHS.articles, BlogPage],
  ['a search', `${BLOG_PATHS.articles}?q=agent`, BlogPage],
  ['an article', ARTICLE_PATH, BlogArticle],
])('GET of %s', (_what, path, schema) => {
  it('answers in the form of the contract, cacheable for one second by shared caches', async () => {
    const { ask } = await startBlog();
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1');
    const body = await answer.text();
    expect(Value.Check(schema, JSON.parse(body))).toBe(true);
    expect(answer.headers.get('etag')).toBe(etagOf(body));
  });

  it('answers 304 to a matching ETag, until something changes', async () => {
    const { ask, save } = await startBlog();
    const etag = (await ask(path)).headers.get('etag') ?? '';
    const headers = { 'if-none-match': `"other", W/${etag}` };
    const unchanged = await ask(path, { headers });
    expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
    expect(unchanged.headers.get('etag')).toBe(etag);
    expect(unchanged.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1');
    await save({ text: 'The agent has changed.', category: { name: 'First days', slug: 'getting-started' } });
    expect((await ask(path, { headers })).status).toBe(200);
  });

  it('answers HEAD with the same headers and no body', async () => {
    const { ask } = await startBlog();
    const [get, head] = [await ask(path), await ask(path, { method: 'HEAD' })];
    expect([head.status, await head.text()]).toEqual([200, '']);
    for (const name of ['etag', 'content-length', 'content-type', 'cache-control']) {
      expect([name, head.headers.get(name)]).toEqual([name, get.headers.get(name)]);
    }
  });

  it('answers 405 to other methods', async () => {
    const { ask } = await startBlog();
    const answer = await ask(path, { method: 'POST' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('answers 503 when the storage fails, and logs the reason', async () => {
    const { ask, database, logged } = await startBlog();
    await database.destroy();
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({ statusCode: 503, code: 'storage_unavailable' });
    expect(logged).toContainEqual(expect.objectContaining({ msg: 'storage_unavailable' }));
  });
});

describe('GET blog', () => {
  it('answers with the page, limit and category asked for, and the total', async () => {
    const { ask, save } = await startBlog();
    for (const url of ['a', 'b', 'c']) await save({ url, category: makeCategory('Security') });
    const answer = await ask(`${BLOG_PATHS.articles}?page=2&limit=2&categorySlug=security`);
    const body = (await answer.json()) as BlogPage;
    expect(body).toMatchObject({ page: 2, limit: 2, total: 3 });
    expect(body.data).toHaveLength(1);
    expect(body.data[0]?.category).toEqual({ name: 'Security', categorySlug: 'security' });
  });

  it('answers with ten articles a page by default', async () => {
    const { ask, save } = await startBlog();
    for (let index = 0; index < 11; index += 1) await save({ url: `article-${index}` });
    const body = (await (await ask(BLOG_PATHS.articles)).json()) as BlogPage;
    expect([body.data.length, body.page, body.limit, body.total]).toEqual([10, 1, 10, 12]);
  });

  it.each([
    ['page=0', ['page']],
    ['page=', ['page']],
    ['page=1&page=2', ['page']],
    ['limit=101', ['limit']],
    ['page=one&limit=0x10', ['page', 'limit']],
    ['categorySlug=a&categorySlug=b', ['categorySlug']],
    [`q=${'a'.repeat(201)}`, ['q']],
  ])('answers 400 to ?%s', async (query, names) => {
    const { ask } = await startBlog();
    const answer = await ask(`${BLOG_PATHS.articles}?${query}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      statusCode: 400,
      code: 'invalid_request',
      message: expect.any(String),
      fields: names.map((field) => ({ field, message: expect.stringMatching(/^Use one /) })),
      requestId: expect.any(String),
    });
  });

  it.each(['categorySlug=&q=', 'utm_source=news', 'q=%20', 'q=agent&categorySlug='])(
    'accepts ?%s',
    async (query) => {
      const { ask } = await startBlog();
      expect(await (await ask(`${BLOG_PATHS.articles}?${query}`)).json()).toMatchObject({ total: 1 });
    },
  );

  it.each(['q=%22*%3A%28', 'q=%00', 'q=%ff', 'categorySlug=%00', 'categorySlug=unknown', 'page=1000000'])(
    'answers with an empty page to ?%s',
    async (query) => {
      const { ask } = await startBlog();
      const answer = await ask(`${BLOG_PATHS.articles}?${query}`);
      expect([answer.status, await answer.json()]).toMatchObject([200, { data: [] }]);
    },
  );
});

describe('GET blog/{category_slug}/{url}', () => {
  it.each([
    `${BLOG_PATHS.articles}/getting-started/unknown`,
    `${BLOG_PATHS.articles}/unknown/first-steps`,
    `${BLOG_PATHS.articles}/getting-started/${'a'.repeat(5_000)}`,
    `${BLOG_PATHS.articles}/%00/%00`,
    `${BLOG_PATHS.articles}/getting-started`,
    `${ARTICLE_PATH}/more`,
  ])('answers 404 to an unknown address: %.60s', async (path) => {
    const { ask } = await startBlog();
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({
      statusCode: 404,
      code: 'not_found',
      message: 'There’s nothing at this address.',
      requestId: expect.any(String),
    });
  });

  it('answers 404 for a draft and a planned article, whatever preview is guessed', async () => {
    const { ask, save } = await startBlog();
    await save({ url: 'draft', isDraft: true });
    await save({ url: 'planned', publishAt: '2026-03-10T06:30:00.001Z' });
    for (const url of ['draft', 'planned', 'draft?preview=guessed', 'planned?preview=a&preview=b']) {
      expect((await ask(`${BLOG_PATHS.articles}/getting-started/${url}`)).status).toBe(404);
    }
  });

  it('answers 301 to the current address of a moved article', async () => {
    const { ask, save } = await startBlog();
    await save({ source: 'first-steps.md', url: 'über-uns', category: makeCategory('Security') });
    const answer = await ask(ARTICLE_PATH);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      301,
      `${BLOG_PATHS.articles}/security/%C3%BCber-uns`,
    ]);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1');
    const followed = await ask(answer.headers.get('location') ?? '');
    expect(await followed.json()).toMatchObject({ url: 'über-uns' });
  });

  it('finds an article with a very long address', async () => {
    const { ask, save } = await startBlog();
    const url = 'long-'.repeat(40);
    await save({ url });
    expect((await ask(`${BLOG_PATHS.articles}/getting-started/${url}`)).status).toBe(200);
  });
});

it('limits the searches of a network, and still lists articles for it', async () => {
  const { ask } = await startBlog();
  const search = () => ask(`${BLOG_PATHS.articles}?q=agent`);
  const statuses = new Set<number>();
  let refused: Response | undefined;
  // As many as no machine makes up for by waiting between them.
  for (let count = 0; count < 2_000 && !refused; count += 1) {
    const answer = await search();
    statuses.add(answer.status);
    if (answer.status === 429) refused = answer;
    else await answer.arrayBuffer();
  }
  expect([...statuses]).toEqual([200, 429]);
  expect(refused?.headers.get('retry-after')).toBe('1');
  expect(await refused?.json()).toMatchObject({ code: 'rate_limited' });
  expect((await ask(BLOG_PATHS.articles)).status).toBe(200);
});
