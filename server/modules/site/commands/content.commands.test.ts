import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { engines } from '../../../../checks/support/engines.ts';
import { openShell } from '../../../../checks/support/shell.ts';
import { NOW } from '../../../../checks/support/test-server.ts';
import { content } from '../../../shared/content.ts';
import { currentTexts, toReview } from '../content/live-content.ts';
import { listTextSets, listTexts, storeText } from '../content/texts.store.ts';
import { contentCommands } from './content.commands.ts';
import { readTextFile, writeTextFile } from './text-file.ts';

const HEADLINE = 'pages/affiliate#hero.title';
const LEDE = 'pages/affiliate#hero.lede';

describe.each(engines)('npm run content on $name', ({ openDatabase }) => {
  async function setUp() {
    const [shell, database] = [await openShell(), await openDatabase()];
    const store = (address: string, value: string | null) =>
      storeText(database, {
        ...{ address, value, language: 'en', replaced: 'Before' },
        ...{ author: 'asha@example.com', now: NOW },
      });
    const run = (...args: string[]) => shell.run(contentCommands, database, args);
    const file = join(shell.folder, 'texts.yaml');
    const write = (text: string) => writeFile(file, text);
    return { database, store, run, file, write };
  }

  it('gives the changed texts as a file, and takes them back from it', async () => {
    const { database, store, run, file } = await setUp();
    await store(HEADLINE, 'Recommend us');
    expect((await run('export', 'texts.yaml')).printed).toEqual(['1 texts in texts.yaml']);
    expect(await readFile(file, 'utf8')).toContain(`${HEADLINE}: Recommend us\n`);
    expect((await run('export')).written).toBe(await readFile(file, 'utf8'));
    await store(HEADLINE, 'Something else');
    await store(LEDE, 'Both of us gain.');

    expect(await run('import', 'texts.yaml')).toMatchObject({
      code: 0,
      printed: [`delivered ${LEDE}`, `changed ${HEADLINE}`, expect.stringContaining('Nothing was published')],
    });
    expect((await currentTexts(database)).get(HEADLINE)).toBe('Something else');
    expect((await run('import', 'texts.yaml', '--apply')).code).toBe(0);
    expect([...(await currentTexts(database))]).toEqual([[HEADLINE, 'Recommend us']]);
    const [set] = (await listTextSets(database, 'en', 1)).values();
    expect(set).toMatchObject([
      { address: LEDE, before: 'Both of us gain.', value: null, reason: 'Import of texts.yaml' },
      { address: HEADLINE, before: 'Something else', value: 'Recommend us' },
    ]);
    expect((await run('import', 'texts.yaml', '--apply')).printed).toEqual([
      'The site reads like this file.',
    ]);
  });

  it('adds a document of the file, whose texts stand for those of its original', async () => {
    const { database, run, write } = await setUp();
    const title = 'landing/agencies#hero.title';
    await write(`landing/agencies#copyOf: landing/template\n${title}: For agencies\n`);
    expect((await run('import', 'texts.yaml', '--apply')).code).toBe(0);
    const words = content().withTexts(await currentTexts(database));
    expect(words.list('landing')).toMatchObject([{ id: 'agencies', hero: { title: 'For agencies' } }]);
    expect(toReview(await listTexts(database, 'en'), words.findDefault)).toEqual([]);
  });

  it('publishes none of a file with a text that does not fit', async () => {
    const { database, run, write } = await setUp();
    await write(`${LEDE}: Fits.\n${HEADLINE}: ${'x'.repeat(999)}\n`);
    const { code, errors } = await run('import', 'texts.yaml', '--apply');
    expect([code, errors]).toEqual([
      1,
      [expect.stringMatching(`^${HEADLINE}: Has at most \\d+ characters`), 'Nothing was published.'],
    ]);
    expect(await currentTexts(database)).toEqual(new Map());
  });

  it.each([
    ['a file that is missing', undefined, 'ENOENT'],
    ['an empty file', '', 'a file without any reads {}'],
    ['a list', '- a\n', 'holds no texts'],
    ['what is no YAML', 'a: "b\n', 'can’t be read'],
    ['what is no text', 'a#b:\n  c: d\n', 'a#b is no text'],
  ])('refuses %s, and leaves all as it is', async (_what, text, message) => {
    const { database, store, run, write } = await setUp();
    await store(HEADLINE, 'Recommend us');
    if (text !== undefined) await write(text);
    const { code, errors } = await run('import', 'texts.yaml', '--apply');
    expect([code, errors]).toEqual([1, [expect.stringContaining(message)]]);
    expect((await currentTexts(database)).get(HEADLINE)).toBe('Recommend us');
  });

  it('does not write over a file', async () => {
    const { run, write } = await setUp();
    await write('mine');
    expect(await run('export', 'texts.yaml')).toMatchObject({
      code: 1,
      errors: [expect.stringContaining('exists already')],
    });
  });
});

test.each([
  ['a number', '77'],
  ['a switch', 'true'],
  ['nothing', ''],
  ['signs of YAML', '# {a}: "b" - *c'],
  ['several paragraphs', 'One\n\n  two  \nthree'],
  ['a trailing break', 'One\n'],
  ['what looks like null', 'null'],
])('a text file keeps %s as it is', (_what, text) => {
  const texts = new Map([[HEADLINE, text]]);
  expect(readTextFile('texts.yaml', writeTextFile(texts))).toEqual(texts);
});
