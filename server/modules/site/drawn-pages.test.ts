import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashInput, type Input, type Inputs } from 'content/recorded-reads.ts';
import type { Words } from 'contract/content/kinds.ts';
import type { SiteLocals } from 'contract/site/site-locals.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { NotFound } from '../../shared/errors.ts';
import { openDrawnPages, storedFiles } from './drawn-pages.ts';
import { openPageStore } from './page-store.ts';
import { CHEAP, describeFile } from './render-page.ts';
import type { AnswerableFile } from './site-files.ts';

const PAGE = '/terms';
const ALTERNATE = '/terms.md';
const OTHER = '/pricing';
const BOOKING = '/book-demo';
const described = { contentType: 'text/html', cacheControl: 'no-cache', varies: [], isSecure: false };

/** Inputs whose documents of a kind are one text. */
function inputsOf(
  legal: string,
  plans: string,
  origin = 'https://built.example',
  off: string[] = [],
): Inputs {
  const texts: Record<string, string> = { legal, plans };
  const content: Words = {
    list: (kind) => [texts[kind] ?? ''] as never,
    one: (kind) => (texts[kind] ?? '') as never,
    versionOf: (kind) => texts[kind] ?? '',
    pagesOff: new Map(off.map((path) => [path, undefined])),
  };
  return { content, origin };
}
const BUILT = inputsOf('old terms', 'old price');

async function fileOf(path: string, text: string, reads: Input[]): Promise<AnswerableFile> {
  const drawnFrom = Object.fromEntries(reads.map((input) => [input, hashInput(BUILT, input)]));
  return { ...(await describeFile(path, described, Buffer.from(text), CHEAP)), described, drawnFrom };
}

async function setUp({ inputs = BUILT, dataDir }: { inputs?: Inputs; dataDir?: string } = {}) {
  const alternate = {
    ...(await fileOf(ALTERNATE, '# old terms', ['legal', 'origin'])),
    ...{ isPage: false, page: PAGE },
  };
  const built = new Map<string, AnswerableFile>([
    [ALTERNATE, alternate],
    [PAGE, { ...(await fileOf(PAGE, 'old terms', ['legal', 'origin'])), alternate }],
    [OTHER, await fileOf(OTHER, 'old price', ['plans'])],
    [BOOKING, await fileOf(BOOKING, 'no times', ['plans'])],
  ]);
  const store = dataDir === undefined ? undefined : openPageStore(dataDir, 'renderer');
  const files = await storedFiles({ files: built, ...(store && { store }) }, inputs);
  const drawn: string[] = [];
  const render = vi.fn(async ({ target }: { target: string }, own: SiteLocals) => {
    drawn.push(target);
    const word = String(own.content?.one(target === PAGE ? 'legal' : 'plans'));
    const { calendar } = own;
    const text = calendar ? `${calendar.days.length} days, ${word}` : word;
    if (target === PAGE) own.takeMarkdown?.(`# ${word} of ${own.origin}`);
    return { status: 200, headers: [], isShared: true, file: await fileOf(target, text, []) };
  });
  const state = { inputs, isClosing: false };
  const problems: string[] = [];
  const pages = openDrawnPages({
    files,
    inputs: () => state.inputs,
    store,
    renderForOne: render as never,
    isClosing: () => state.isClosing,
    onProblem: (_error, path) => problems.push(path),
  });
  const read = (path: string) => files.get(path)?.identity.body.toString();
  const change = (next: Inputs) => {
    state.inputs = next;
    return pages.follow();
  };
  return { files, drawn, render, problems, pages, change, read, state };
}

it('draws nothing for the words of the build', async () => {
  const { pages, drawn } = await setUp();
  await pages.follow();
  expect(drawn).toEqual([]);
});

it('draws exactly the files that read a changed document, a page once with its Markdown', async () => {
  const { files, change, drawn, read } = await setUp();
  await change(inputsOf('new terms', 'old price'));
  expect(drawn).toEqual([PAGE]);
  expect([read(PAGE), read(ALTERNATE), read(OTHER)]).toEqual([
    'new terms',
    '# new terms of https://built.example',
    'old price',
  ]);
  expect(files.get(PAGE)?.alternate).toBe(files.get(ALTERNATE));
  await change(inputsOf('new terms', 'old price'));
  expect(drawn).toHaveLength(1);
});

it('ends with the newest words where they change while it draws', async () => {
  const { change, read } = await setUp();
  const first = change(inputsOf('second terms', 'old price'));
  await Promise.all([first, change(inputsOf('third terms', 'new price'))]);
  expect([read(PAGE), read(OTHER)]).toEqual(['third terms', 'new price']);
});

it('ends with the page under way where the server closes, and draws no other', async () => {
  const { change, drawn, state, render } = await setUp();
  render.mockImplementationOnce(async () => {
    state.isClosing = true;
    throw new Error('closed');
  });
  await change(inputsOf('new terms', 'new price'));
  expect(drawn.length).toBeLessThan(2);
});

it('draws the page that a visitor asks for before others', async () => {
  const { pages, change, drawn, render } = await setUp();
  const busy = Promise.withResolvers<never>();
  render.mockReturnValueOnce(busy.promise).mockReturnValueOnce(busy.promise);
  const all = change(inputsOf('new terms', 'new price'));
  await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(2));
  pages.renew(BOOKING);
  await vi.waitFor(() => expect(drawn).toEqual([BOOKING]));
  busy.reject(new Error('busy'));
  await all;
  expect(drawn).toEqual([BOOKING]);
});

it('keeps the last form of a page that cannot be drawn, reports it, draws the others, and tries again', async () => {
  const { change, pages, render, problems, read } = await setUp();
  render.mockRejectedValueOnce(new Error('no such field'));
  await change(inputsOf('new terms', 'new price'));
  expect(problems).toEqual([PAGE]);
  expect([read(PAGE), read(OTHER)]).toEqual(['old terms', 'new price']);
  await pages.follow();
  expect([problems, read(PAGE)]).toEqual([[PAGE], 'new terms']);
});

it('draws a page that is off once it is on again, and no picture of it meanwhile', async () => {
  const { files, change, drawn, render, problems, read } = await setUp();
  const picture = { ...(await fileOf('/social/terms.png', 'old', ['legal'])), isPage: false };
  files.set('/social/terms.png', picture);
  render.mockRejectedValueOnce(new NotFound());
  const off = inputsOf('new terms', 'old price', 'https://built.example', [PAGE]);
  await change(off);
  await change(off);
  expect([drawn, problems, render.mock.calls.length]).toEqual([[], [], 1]);
  await change(inputsOf('new terms', 'old price'));
  expect([drawn, read(PAGE)]).toEqual([[PAGE], 'new terms']);
});

it('marks a file that names other settings than those of the server, and draws it before it is sent', async () => {
  const { files, pages, read } = await setUp({
    inputs: inputsOf('old terms', 'old price', 'https://ours.example'),
  });
  const wrong = files.get(ALTERNATE);
  expect([wrong?.isWrong, files.get(PAGE)?.isWrong, files.get(OTHER)?.isWrong]).toEqual([
    true,
    true,
    undefined,
  ]);
  if (wrong) await pages.correct(wrong);
  expect([read(ALTERNATE), files.get(ALTERNATE)?.isWrong, files.get(PAGE)?.isWrong]).toEqual([
    '# old terms of https://ours.example',
    undefined,
    undefined,
  ]);
});

it('takes from the data folder what was drawn before, and draws none of it again', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pages-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const inputs = inputsOf('new terms', 'old price', 'https://ours.example');
  const before = await setUp({ inputs, dataDir });
  await before.pages.follow();
  const after = await setUp({ inputs, dataDir });
  await after.pages.follow();
  expect([after.drawn, after.read(PAGE), after.files.get(PAGE)?.isWrong]).toEqual([
    [],
    'new terms',
    undefined,
  ]);
  const moved = await setUp({ inputs: inputsOf('new terms', 'old price', 'https://moved.example'), dataDir });
  expect(moved.files.get(PAGE)?.isWrong).toBe(true);
});

it('draws the booking page with the free times for its next visitor, again only when they are others', async () => {
  const { pages, change, drawn, read, files } = await setUp();
  const visit = async () => {
    const file = files.get(BOOKING);
    if (file?.isWrong) await pages.correct(file);
    return read(BOOKING);
  };
  const days = [{ date: '2026-03-10', slots: [] }];
  await pages.showDays(days, new Date(0));
  expect(drawn).toEqual([]);
  expect(await visit()).toBe('1 days, old price');
  await pages.showDays(structuredClone(days), new Date(15_000));
  expect(await visit()).toBe('1 days, old price');
  expect(drawn).toEqual([BOOKING]);
  await pages.showDays([...days, { date: '2026-03-11', slots: [] }], new Date(0));
  expect(await visit()).toBe('2 days, old price');
  await change(inputsOf('old terms', 'new price'));
  expect(await visit()).toBe('2 days, new price');
});
