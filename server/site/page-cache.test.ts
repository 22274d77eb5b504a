import { describe, expect, it, vi } from 'vitest';
import { Overloaded } from '../web/errors.ts';
import { askSeldom, keepPages, type RenderedPage } from './page-cache.ts';
import { describeVariant } from './variants.ts';

function pageOf(text: string, isShared = true): RenderedPage {
  const described = { contentType: 'text/html', cacheControl: 'no-cache', varies: false, isSecure: false };
  const identity = describeVariant(described, 'identity', Buffer.from(text));
  const file = {
    path: '/',
    isPage: true,
    contentSecurityPolicy: undefined,
    identity,
    variants: { identity },
  };
  return { status: 200, headers: [], isShared, file };
}

function setUp({ isShared = true, ...options }: { isShared?: boolean; mostBytes?: number } = {}) {
  const blog = { revision: '1', isDown: false };
  const render = vi.fn(async (target: string) => pageOf(`${target} in ${blog.revision}`, isShared));
  const findRevision = async () => {
    if (blog.isDown) throw new Error('the database is down');
    return blog.revision;
  };
  const findPage = keepPages({ render, findRevision, ...options });
  const read = async (target: string) => (await findPage(target)).file.identity.body.toString();
  return { blog, render, read };
}

describe('kept pages', () => {
  it('are rendered once for one revision', async () => {
    const { render, read } = setUp();
    expect([await read('/blog'), await read('/blog')]).toEqual(['/blog in 1', '/blog in 1']);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('are rendered once for all who ask at the same time', async () => {
    const { render, read } = setUp();
    await Promise.all(Array.from({ length: 20 }, () => read('/blog')));
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('are rendered anew when the revision has changed', async () => {
    const { blog, read } = setUp();
    await read('/blog');
    blog.revision = '2';
    expect(await read('/blog')).toBe('/blog in 2');
  });

  it('do not keep what was rendered for a revision that is past', async () => {
    const { blog, render, read } = setUp();
    const { promise, resolve } = Promise.withResolvers<RenderedPage>();
    render.mockReturnValueOnce(promise);
    const late = read('/blog');
    await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(1));
    blog.revision = '2';
    expect(await read('/other')).toBe('/other in 2');
    resolve(pageOf('old'));
    expect(await late).toBe('old');
    expect(await read('/blog')).toBe('/blog in 2');
  });

  it('are shown while the database does not answer; others are an error', async () => {
    const { blog, read } = setUp();
    await read('/blog');
    blog.isDown = true;
    expect(await read('/blog')).toBe('/blog in 1');
    await expect(read('/other')).rejects.toThrow('the database is down');
  });

  it('never hold what is meant for one reader', async () => {
    const { render, read } = setUp({ isShared: false });
    await read('/blog?preview=x');
    await read('/blog?preview=x');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('forget the one that was asked for longest ago when they grow too large', async () => {
    const { render, read } = setUp({ mostBytes: 2 * '/a in 1'.length });
    for (const target of ['/a', '/b', '/a', '/c']) await read(target);
    render.mockClear();
    await read('/a');
    expect(render).not.toHaveBeenCalled();
    await read('/b');
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('are not kept after a failure', async () => {
    const { render, read } = setUp();
    render.mockRejectedValueOnce(new Error('broken'));
    await expect(read('/blog')).rejects.toThrow('broken');
    expect(await read('/blog')).toBe('/blog in 1');
  });

  it('are refused when too many are being rendered', async () => {
    const findPage = keepPages({
      render: () => new Promise(() => {}),
      findRevision: async () => '1',
      mostUnderWay: 2,
    });
    void findPage('/a');
    void findPage('/b');
    await expect(findPage('/c')).rejects.toThrow(Overloaded);
  });
});

describe('what is asked seldom', () => {
  it('is asked once within its time', async () => {
    let time = 0;
    const ask = vi.fn(async () => 'answer');
    const askNow = askSeldom(ask, 250, () => time);
    await Promise.all([askNow(), askNow()]);
    time = 249;
    await askNow();
    expect(ask).toHaveBeenCalledTimes(1);
    time = 250;
    await askNow();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is asked again at once after a failure', async () => {
    const ask = vi.fn(async () => 'answer').mockRejectedValueOnce(new Error('down'));
    const askNow = askSeldom(ask, 250, () => 0);
    await expect(askNow()).rejects.toThrow('down');
    expect(await askNow()).toBe('answer');
  });
});
