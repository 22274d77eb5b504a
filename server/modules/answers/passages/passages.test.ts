import type { BlogArticle } from 'contract/blog/blog.ts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { replaceTexts } from '../../../shared/content.ts';
import { WatchedMap } from '../../../shared/watched-map.ts';
import type { AnswerableFile } from '../../site/site-files.ts';
import { openPassages } from './passages.ts';

const TERMS = '<head><title>Terms | X</title></head><main><h1>Refunds</h1><p>You are repaid.</p></main>';

function makeFile(path: string, html: string, isPage = true): [string, AnswerableFile] {
  const body = Buffer.from(html);
  const identity = { body, text: html, etag: '""', headers: [], unchangedHeaders: [] };
  return [path, { path, isPage, contentSecurityPolicy: undefined, identity, variants: { identity } }];
}

function makeArticle(id: string, text: string): BlogArticle {
  const category = { name: 'News', categorySlug: 'news' };
  const content = `<p>${text}</p>`;
  return {
    id,
    subject: id,
    content,
    image: '',
    author: '',
    category,
    url: id,
    createdDate: '',
    readTime: '',
  };
}

/** A blog whose articles and revision a test can change, and which can be out of reach. */
function makeBlog(...articles: BlogArticle[]) {
  const blog = {
    articles,
    revision: 1,
    isReadable: true,
    hasRevision: true,
    /** Ids of the articles that were read. */
    read: [] as string[],
    /** Held until a test lets go of it. */
    gate: Promise.resolve(),
  };
  return Object.assign(blog, {
    async findRevision() {
      if (!blog.hasRevision) throw new Error('out of reach');
      return String(blog.revision);
    },
    async listVersions() {
      if (!blog.isReadable) throw new Error('out of reach');
      return blog.articles.map((article) => ({ id: article.id, version: JSON.stringify(article) }));
    },
    async readArticles(ids: readonly string[]) {
      await blog.gate;
      blog.read.push(...ids);
      return blog.articles.filter(({ id }) => ids.includes(id));
    },
  });
}

type Files = [string, AnswerableFile][];

/** Passages that ask for the revision with each question, as after a second of silence. */
function open(
  blog: ReturnType<typeof makeBlog>,
  files: Files = [makeFile('/terms', TERMS)],
  timeoutMs = 60_000,
) {
  const log = { warn: vi.fn() };
  let time = 0;
  const now = () => (time += 1_000);
  const served = new WatchedMap(files);
  const passages = openPassages({ site: { files: served }, blog, log, now, timeoutMs });
  const pagesFor = async (content: string) => {
    const findings = await passages.find({ content, history: [] }, 5);
    return findings.passages.map(({ passage }) => passage.page);
  };
  return { pagesFor, log, served, prepare: passages.prepare };
}

describe('openPassages', () => {
  it('finds pages and articles', async () => {
    const { pagesFor } = open(makeBlog(makeArticle('launch', 'Rockets fly.')));
    expect(await pagesFor('refunds')).toEqual(['/terms']);
    expect(await pagesFor('rockets')).toEqual(['/blog/news/launch']);
  });

  it('finds pages as they are drawn again, and meanwhile as they were', async () => {
    const { pagesFor, served } = open(makeBlog(), [
      makeFile('/terms', TERMS),
      makeFile('/money', TERMS.replace('You', 'All')),
    ]);
    await pagesFor('refunds');
    served.set(...makeFile('/terms', TERMS.replace('Refunds', 'Vouchers')));
    expect(await pagesFor('vouchers')).toEqual([]);
    await vi.waitFor(async () => expect(await pagesFor('vouchers')).toEqual(['/terms']));
    expect(await pagesFor('refunds')).toEqual(['/money']);
  });

  it('finds what two pages say with the second once the first says something else', async () => {
    const { pagesFor, served } = open(makeBlog(), [makeFile('/terms', TERMS), makeFile('/money', TERMS)]);
    expect(await pagesFor('refunds')).toEqual(['/terms']);
    served.set(...makeFile('/terms', TERMS.replace('Refunds', 'Vouchers')));
    await vi.waitFor(async () => expect(await pagesFor('refunds')).toEqual(['/money']));
  });

  it('finds a page that is off again once it is on', async () => {
    onTestFinished(() => replaceTexts(new Map()));
    const { pagesFor } = open(makeBlog(), [makeFile('/affiliate', TERMS)]);
    expect(await pagesFor('refunds?')).toEqual(['/affiliate']);
    replaceTexts(new Map([['redirects#rules', '/affiliate off']]));
    await vi.waitFor(async () => expect(await pagesFor('refunds?')).toEqual([]));
    replaceTexts(new Map());
    await vi.waitFor(async () => expect(await pagesFor('refunds?')).toEqual(['/affiliate']));
  });

  it('reads the blog once for many questions at the same time', async () => {
    const blog = makeBlog(makeArticle('launch', 'Rockets fly.'));
    const { pagesFor } = open(blog);
    await Promise.all([pagesFor('rockets'), pagesFor('refunds'), pagesFor('rockets')]);
    expect(blog.read).toEqual(['launch']);
  });

  it('finds changed articles, and no removed ones', async () => {
    const blog = makeBlog(makeArticle('launch', 'Rockets fly.'), makeArticle('sea', 'Ships sail.'));
    const { pagesFor } = open(blog);
    await pagesFor('rockets');
    blog.articles = [makeArticle('launch', 'Balloons rise.')];
    blog.revision += 1;
    expect(await pagesFor('balloons')).toEqual(['/blog/news/launch']);
    expect(await pagesFor('rockets ships')).toEqual([]);
  });

  it('reads only the changed articles after a change', async () => {
    const many = Array.from({ length: 30 }, (_none, index) =>
      makeArticle(`a${index}`, `Rockets fly ${index}.`),
    );
    const blog = makeBlog(...many);
    const { pagesFor } = open(blog);
    await pagesFor('rockets');
    expect(blog.read).toHaveLength(30);
    blog.read = [];
    blog.articles = [
      makeArticle('new', 'Balloons rise.'),
      ...many.slice(1),
      makeArticle('a0', 'Ships sail.'),
    ];
    blog.revision += 1;
    expect(await pagesFor('balloons')).toEqual(['/blog/news/new']);
    expect(await pagesFor('ships')).toEqual(['/blog/news/a0']);
    expect(blog.read).toEqual(['new', 'a0']);
  });

  it('answers from the earlier articles while new ones are being read', async () => {
    const blog = makeBlog(makeArticle('launch', 'Rockets fly.'));
    const { pagesFor, prepare } = open(blog, undefined, 1);
    await prepare();
    const gate = Promise.withResolvers<void>();
    blog.gate = gate.promise;
    blog.articles = [makeArticle('launch', 'Balloons rise.')];
    blog.revision += 1;
    expect(await pagesFor('rockets balloons')).toEqual(['/blog/news/launch']);
    expect(await pagesFor('balloons')).toEqual([]);
    gate.resolve();
    await prepare();
    expect(await pagesFor('rockets')).toEqual([]);
    expect(await pagesFor('balloons')).toEqual(['/blog/news/launch']);
  });

  it('answers from the pages while the articles are read for the first time', async () => {
    const blog = makeBlog(makeArticle('launch', 'Rockets fly.'));
    const gate = Promise.withResolvers<void>();
    blog.gate = gate.promise;
    const { pagesFor, prepare } = open(blog, undefined, 1);
    expect(await pagesFor('refunds rockets')).toEqual(['/terms']);
    gate.resolve();
    await prepare();
    expect(await pagesFor('rockets')).toEqual(['/blog/news/launch']);
  });

  it('finds no withdrawn article, even while other articles are being read', async () => {
    const blog = makeBlog(makeArticle('launch', 'Rockets fly.'));
    const { pagesFor, prepare } = open(blog, undefined, 1);
    await prepare();
    const gate = Promise.withResolvers<void>();
    blog.gate = gate.promise;
    blog.articles = [makeArticle('sea', 'Ships sail.')];
    blog.revision += 1;
    expect(await pagesFor('rockets')).toEqual([]);
    gate.resolve();
    await prepare();
    expect(await pagesFor('ships')).toEqual(['/blog/news/sea']);
  });

  it('skips an article that cannot be read, and reads the others', async () => {
    const broken = { ...makeArticle('broken', ''), content: undefined as unknown as string };
    const { pagesFor, log } = open(makeBlog(broken, makeArticle('launch', 'Rockets fly.')));
    expect(await pagesFor('rockets')).toEqual(['/blog/news/launch']);
    expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ id: 'broken' }), expect.any(String));
  });

  it('reads everything in prepare, and nothing more with the first question', async () => {
    const blog = makeBlog(makeArticle('launch', 'Rockets fly.'));
    const { pagesFor, prepare } = open(blog);
    await prepare();
    expect(blog.read).toEqual(['launch']);
    expect(await pagesFor('rockets')).toEqual(['/blog/news/launch']);
    expect(blog.read).toEqual(['launch']);
  });

  it('finds an article under its new address', async () => {
    const article = makeArticle('launch', 'Rockets fly.');
    const blog = makeBlog(article);
    const { pagesFor } = open(blog);
    await pagesFor('rockets');
    blog.articles = [{ ...article, url: 'lift-off' }];
    blog.revision += 1;
    expect(await pagesFor('rockets')).toEqual(['/blog/news/lift-off']);
  });

  it('finds pages while the blog is unavailable, and articles once it is back', async () => {
    const blog = makeBlog(makeArticle('launch', 'Rockets fly.'));
    blog.isReadable = false;
    const { pagesFor, log } = open(blog);
    expect(await pagesFor('refunds rockets')).toEqual(['/terms']);
    expect(log.warn).toHaveBeenCalled();
    blog.isReadable = true;
    expect(await pagesFor('rockets')).toEqual(['/blog/news/launch']);
  });

  it('finds articles while the blog is unavailable, without reading them again', async () => {
    const blog = makeBlog(makeArticle('launch', 'Rockets fly.'));
    const { pagesFor } = open(blog);
    await pagesFor('rockets');
    blog.hasRevision = false;
    expect(await pagesFor('rockets')).toEqual(['/blog/news/launch']);
    blog.hasRevision = true;
    expect(await pagesFor('rockets')).toEqual(['/blog/news/launch']);
    expect(blog.read).toEqual(['launch']);
  });

  it('reads pages only, and a text that is on several pages once', async () => {
    const { pagesFor } = open(makeBlog(), [
      makeFile('/a', TERMS),
      makeFile('/b', TERMS),
      makeFile('/c.js', TERMS, false),
    ]);
    expect(await pagesFor('refunds')).toEqual(['/a']);
  });

  it('skips a page that cannot be read', async () => {
    const [path, file] = makeFile('/broken', TERMS);
    const broken = { ...file, identity: { ...file.identity, body: undefined as unknown as Buffer } };
    const { pagesFor, log } = open(makeBlog(), [[path, broken], makeFile('/terms', TERMS)]);
    expect(await pagesFor('refunds')).toEqual(['/terms']);
    expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ path: '/broken' }), expect.any(String));
  });

  it('leaves time for other work between two pages', async () => {
    const files = Array.from({ length: 20 }, (_none, index) => makeFile(`/${index}`, `${TERMS}${index}`));
    const { pagesFor } = open(makeBlog(), files);
    let turns = 0;
    const count = () => {
      turns += 1;
      next = setImmediate(count);
    };
    let next = setImmediate(count);
    await pagesFor('refunds');
    clearImmediate(next);
    expect(turns).toBeGreaterThanOrEqual(20);
  });
});
