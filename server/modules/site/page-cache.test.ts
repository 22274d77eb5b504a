import { describe, expect, it, vi } from 'vitest';
import { keepPages, type PageRequest, type Revision } from './page-cache.ts';
import type { RenderedPage } from './rendered-page.ts';
import { describeVariant } from './variants.ts';

function pageOf(text: string, chosen: Partial<RenderedPage> = {}): RenderedPage {
  const described = { contentType: 'text/html', cacheControl: 'max-age=0', varies: [], isSecure: false };
  const identity = describeVariant(described, 'identity', Buffer.from(text));
  const file = {
    path: '/',
    isPage: true,
    contentSecurityPolicy: undefined,
    identity,
    variants: { identity },
  };
  return { status: 200, headers: [], isShared: true, file, ...chosen };
}

type Limits = Partial<Parameters<typeof keepPages>[0]>;

function setUp({ page = {}, ...limits }: Limits & { page?: Partial<RenderedPage> } = {}) {
  const blog = { revision: '1', withdrawals: '0', isDown: false, isHung: false };
  const clock = { ms: 1 };
  const render = vi.fn(async ({ target }: PageRequest) => pageOf(`${target} in ${blog.revision}`, page));
  const findRevision = async () => {
    if (blog.isHung) return new Promise<Revision>(() => {});
    if (blog.isDown) throw new Error('the database is down');
    return { id: blog.revision, withdrawals: blog.withdrawals };
  };
  const onOutdated = vi.fn();
  const findPage = keepPages({ render, findRevision, onOutdated, now: () => clock.ms, ...limits });
  const find = (target: string, isSearch = false) => findPage({ target, isSearch, network: '192.0.2.1' });
  const read = async (...args: Parameters<typeof find>) =>
    (await find(...args)).file.identity.body.toString();
  /** Reads the headers of an answer that say how long it may be kept. */
  const readFreshness = async (target: string) => {
    const { headers, file } = await find(target);
    return [...file.identity.headers, ...headers].join(' ').match(/cache-control \S+|age \d+/g);
  };
  return { blog, clock, render, onOutdated, read, readFreshness };
}

describe('a cached page', () => {
  it('renders a page once per revision', async () => {
    const { render, read } = setUp();
    expect([await read('/blog'), await read('/blog')]).toEqual(['/blog in 1', '/blog in 1']);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('renders a page once for simultaneous requests', async () => {
    const { render, read } = setUp();
    await Promise.all(Array.from({ length: 20 }, () => read('/blog')));
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('renders a page again when the revision has changed', async () => {
    const { blog, read } = setUp();
    await read('/blog');
    blog.revision = '2';
    expect(await read('/blog')).toBe('/blog in 2');
  });

  it('drops a page that was rendered for a past revision', async () => {
    const { blog, render, read } = setUp();
    const { promise, resolve } = Promise.withResolvers<RenderedPage>();
    render.mockReturnValueOnce(promise);
    const late = read('/blog');
    await expect.poll(() => render.mock.calls).toHaveLength(1);
    blog.revision = '2';
    expect(await read('/other')).toBe('/other in 2');
    resolve(pageOf('old'));
    expect(await late).toBe('old');
    expect(await read('/blog')).toBe('/blog in 2');
  });

  it('serves cached pages while the database does not answer; others are an error', async () => {
    const { blog, read } = setUp();
    await read('/blog');
    blog.isDown = true;
    expect(await read('/blog')).toBe('/blog in 1');
    await expect(read('/other')).rejects.toThrow('the database is down');
  });

  it('serves a cached page while the database hangs, and updates it afterwards', async () => {
    const { blog, read } = setUp({ timeoutMs: 1 });
    await read('/blog');
    blog.isHung = true;
    expect(await read('/blog')).toBe('/blog in 1');
    Object.assign(blog, { isHung: false, revision: '2' });
    expect(await read('/blog')).toBe('/blog in 2');
  });

  it('sends no-cache with a page that may be outdated', async () => {
    const { blog, clock, read, readFreshness } = setUp();
    await read('/blog');
    clock.ms += 7_900;
    expect(await readFreshness('/blog')).toEqual(['cache-control max-age=0']);
    blog.isDown = true;
    expect(await readFreshness('/blog')).toEqual(['cache-control no-cache', 'age 7']);
  });

  it('serves a page of an earlier revision while the database does not answer', async () => {
    const { blog, read, readFreshness } = setUp();
    await read('/blog');
    await read('/blog/a/b');
    blog.revision = '2';
    await read('/blog');
    blog.isDown = true;
    expect(await read('/blog')).toBe('/blog in 2');
    expect(await read('/blog/a/b')).toBe('/blog/a/b in 1');
    expect(await readFreshness('/blog/a/b')).toEqual(['cache-control no-cache', 'age 0']);
  });

  it('serves a page of an earlier revision when rendering fails, and reports the reason', async () => {
    const { blog, render, onOutdated, read } = setUp();
    await read('/blog');
    blog.revision = '2';
    const reason = new Error('broken');
    render.mockRejectedValueOnce(reason);
    expect(await read('/blog')).toBe('/blog in 1');
    expect(onOutdated).toHaveBeenCalledExactlyOnceWith(reason);
    expect(await read('/blog')).toBe('/blog in 2');
  });

  it('serves no page of an earlier revision once an article was withdrawn', async () => {
    const { blog, render, read } = setUp();
    await read('/blog/a/b');
    Object.assign(blog, { revision: '2', withdrawals: '1' });
    await read('/blog');
    render.mockRejectedValueOnce(new Error('broken'));
    await expect(read('/blog/a/b')).rejects.toThrow('broken');
    blog.isDown = true;
    await expect(read('/blog/a/b')).rejects.toThrow('the database is down');
  });

  it('serves no earlier page once its address answers 404', async () => {
    const { blog, render, read } = setUp();
    await read('/blog/a/b');
    blog.revision = '2';
    render.mockResolvedValueOnce(pageOf('nothing', { status: 404 }));
    expect(await read('/blog/a/b')).toBe('nothing');
    render.mockRejectedValueOnce(new Error('broken'));
    await expect(read('/blog/a/b')).rejects.toThrow('broken');
  });

  it('shares one query of the database between requests', async () => {
    let asked = Promise.resolve({ id: '1', withdrawals: '0' });
    const timeoutMs = 100;
    const findPage = keepPages({ render: async () => pageOf('page'), findRevision: () => asked, timeoutMs });
    const request = { target: '/blog', isSearch: false, network: '' };
    await findPage(request);
    asked = new Promise(() => {});
    await findPage(request);
    // This request waits for no timer: the page is there before any timer can be due.
    const turn = new Promise((resolve) => setImmediate(resolve, 'waited'));
    await expect(Promise.race([findPage(request).then(() => 'at once'), turn])).resolves.toBe('at once');
  });

  it.each([
    ['is private', { isShared: false }],
    ['answers 404', { status: 404 }],
    ['answers 500', { status: 500 }],
    ['redirects temporarily', { status: 302 }],
  ])('caches no page that %s', async (_what, page) => {
    const { render, read } = setUp({ page });
    await read('/blog/x');
    await read('/blog/x');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['redirects permanently', 301],
    ['was taken down', 410],
  ])('caches a page that %s', async (_what, status) => {
    const { render, read } = setUp({ page: { status } });
    await read('/blog/x');
    await read('/blog/x');
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('caches a search for ten seconds', async () => {
    const { clock, render, read } = setUp();
    await read('/blog?q=a', true);
    clock.ms += 9_000;
    await read('/blog?q=a', true);
    expect(render).toHaveBeenCalledTimes(1);
    clock.ms += 2_000;
    await read('/blog?q=a', true);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('evicts the least recently requested page beyond the limit', async () => {
    const { render, read } = setUp({ mostPages: 2 });
    for (const target of ['/a', '/b', '/a', '/c']) await read(target);
    render.mockClear();
    await read('/a');
    expect(render).not.toHaveBeenCalled();
    await read('/b');
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('counts addresses and headers toward the limit of memory', async () => {
    const { render, read } = setUp({ mostBytes: 20_000 });
    for (const target of ['/a', '/b', '/c', '/a', '/b', '/c']) await read(target);
    expect(render).toHaveBeenCalledTimes(3);
    await read(`/${'x'.repeat(2_000)}`);
    await read('/a');
    expect(render).toHaveBeenCalledTimes(5);
  });

  it('caches no failure', async () => {
    const { render, read } = setUp();
    render.mockRejectedValueOnce(new Error('broken'));
    await expect(read('/blog')).rejects.toThrow('broken');
    expect(await read('/blog')).toBe('/blog in 1');
  });
});
