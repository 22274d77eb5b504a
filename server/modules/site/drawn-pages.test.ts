import { hashWords } from 'content/recorded-reads.ts';
import type { Kind, Words } from 'contract/content/kinds.ts';
import { expect, it, vi } from 'vitest';
import { followWords } from './drawn-pages.ts';
import { CHEAP, describeFile } from './render-page.ts';
import type { AnswerableFile } from './site-files.ts';

const PAGE = '/terms';
const ALTERNATE = '/terms.md';
const OTHER = '/pricing';
const described = { contentType: 'text/html', cacheControl: 'no-cache', varies: [], isSecure: false };

/** Words whose documents of a kind are one text. */
const wordsOf = (texts: Partial<Record<Kind, string>>): Words => ({
  list: (kind) => [texts[kind] ?? ''] as never,
  one: (kind) => (texts[kind] ?? '') as never,
  pagesOff: new Map(),
});
const BUILT = wordsOf({ legal: 'old terms', plans: 'old price' });

const fileOf = async (path: string, text: string): Promise<AnswerableFile> => ({
  ...(await describeFile(path, described, Buffer.from(text), CHEAP)),
  described,
});

async function setUp() {
  const alternate = {
    ...(await fileOf(ALTERNATE, 'old terms')),
    isPage: false,
    reads: ['legal'],
    page: PAGE,
  };
  const files = new Map<string, AnswerableFile>([
    [PAGE, { ...(await fileOf(PAGE, 'old terms')), isPage: true, reads: ['legal'], alternate }],
    [ALTERNATE, alternate],
    [OTHER, { ...(await fileOf(OTHER, 'old price')), isPage: true, reads: ['plans'] }],
  ]);
  const drawn: string[] = [];
  const render = vi.fn(
    async ({ target, accept }: { target: string; accept?: string }, own: { content?: Words }) => {
      drawn.push(`${target} ${accept ?? 'page'}`);
      const text = String(own.content?.one(target === OTHER ? 'plans' : 'legal'));
      return { status: 200, headers: [], isShared: true, file: await fileOf(target, text) };
    },
  );
  const problems: string[] = [];
  const follow = followWords({
    files,
    site: {
      adapt: (text) => text,
      words: { legal: hashWords(BUILT, 'legal'), plans: hashWords(BUILT, 'plans') },
    },
    renderForOne: render as never,
    onProblem: (_error, path) => problems.push(path),
  });
  const read = (path: string) => files.get(path)?.identity.body.toString();
  return { files, drawn, render, problems, follow, read };
}

it('draws nothing for the words of the build', async () => {
  const { follow, drawn } = await setUp();
  await follow(BUILT);
  expect(drawn).toEqual([]);
});

it('draws exactly the files that read a changed document, a page before its alternate', async () => {
  const { files, follow, drawn, read } = await setUp();
  const words = wordsOf({ legal: 'new terms', plans: 'old price' });
  await follow(words);
  expect(drawn).toEqual(['/terms page', '/terms text/markdown']);
  expect([read(PAGE), read(ALTERNATE), read(OTHER)]).toEqual(['new terms', 'new terms', 'old price']);
  expect(files.get(PAGE)?.alternate?.identity.body.toString()).toBe('new terms');
  await follow(words);
  expect(drawn).toHaveLength(2);
});

it('ends with the newest words where they change while it draws', async () => {
  const { follow, read } = await setUp();
  const first = follow(wordsOf({ legal: 'second terms', plans: 'old price' }));
  await Promise.all([first, follow(wordsOf({ legal: 'third terms', plans: 'new price' }))]);
  expect([read(PAGE), read(ALTERNATE), read(OTHER)]).toEqual(['third terms', 'third terms', 'new price']);
});

it('keeps the last form of a page that cannot be drawn, reports it, draws the others, and tries again', async () => {
  const { follow, render, problems, read } = await setUp();
  render.mockRejectedValueOnce(new Error('no such field'));
  const words = wordsOf({ legal: 'new terms', plans: 'new price' });
  await follow(words);
  expect(problems).toEqual([PAGE]);
  expect([read(PAGE), read(ALTERNATE), read(OTHER)]).toEqual(['old terms', 'new terms', 'new price']);
  await follow(words);
  expect([problems, read(PAGE)]).toEqual([[PAGE], 'new terms']);
});

it('draws a file again after the build was read again', async () => {
  const { files, follow, drawn, read } = await setUp();
  const words = wordsOf({ legal: 'old terms', plans: 'new price' });
  await follow(words);
  files.set(OTHER, { ...(await fileOf(OTHER, 'old price')), isPage: true, reads: ['plans'] });
  await follow(words);
  expect(drawn).toEqual(['/pricing page', '/pricing page']);
  expect(read(OTHER)).toBe('new price');
});
