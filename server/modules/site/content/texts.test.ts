import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { engines } from '../../../../checks/support/engines.ts';
import { content, replaceTexts } from '../../../shared/content.ts';
import { openLiveContent } from './live-content.ts';
import { findTextsRevision, hashOfText, listTexts, storeText } from './texts.store.ts';

const ADDRESS = 'site#name';
const NOW = new Date('2026-03-10T06:30:00Z');
const ROW = { address: ADDRESS, language: 'en', author: 'asha@example.com', now: NOW };

describe.each(engines)('replaced texts on $name', ({ openDatabase }) => {
  async function setUp() {
    const database = await openDatabase();
    const store = (value: string | null, language = 'en') =>
      storeText(database, { ...ROW, language, value, replaced: 'Before' });
    const follow = async () => {
      const logged: object[] = [];
      const warn = (fields: object) => void logged.push(fields);
      const { stop } = await openLiveContent({ database, logger: { warn } as never, onChange: () => {} });
      onTestFinished(stop);
      return { logged };
    };
    return { database, store, follow };
  }

  it('lists those of a language with the hash of what they replaced, without those taken back', async () => {
    const { database, store } = await setUp();
    await store('Northbeam');
    await store('Nordstrahl', 'de');
    expect(await listTexts(database, 'en')).toEqual([
      {
        ...{ address: ADDRESS, value: 'Northbeam', replacedHash: hashOfText('Before') },
        ...{ author: 'asha@example.com', changedAt: NOW.toISOString() },
      },
    ]);
    await store(null);
    expect(await listTexts(database, 'en')).toEqual([]);
  });

  it('counts each change', async () => {
    const { database, store } = await setUp();
    expect(await findTextsRevision(database)).toBe(0);
    await store('Northbeam');
    await store(null);
    expect(await findTextsRevision(database)).toBe(2);
  });

  it('puts stored texts in place of those of the documents, and takes them back', async () => {
    onTestFinished(() => replaceTexts(new Map()));
    const { database, store } = await setUp();
    const before = content().one('site').name;
    const names: string[] = [];
    const { refresh, stop } = await openLiveContent({
      database,
      logger: { warn: () => {} },
      onChange: (words) => names.push(words.one('site').name),
    });
    onTestFinished(stop);
    await store('Northbeam');
    await refresh();
    await refresh();
    await store(null);
    await refresh();
    expect(names).toEqual(['Northbeam', before]);
  });

  it('have an announcement only while its time is, and change nothing of it before', async () => {
    onTestFinished(() => replaceTexts(new Map()));
    const { database } = await setUp();
    const delivered = content().versionOf('announcement');
    let isNow = false;
    const seen: string[] = [];
    const { refresh, stop } = await openLiveContent({
      ...{ database, logger: { warn: () => {} } },
      isShownNow: ({ from }) => from === '2026-12-24' && isNow,
      onChange: (words) => seen.push(words.one('announcement').text),
    });
    onTestFinished(stop);
    for (const [address, value] of [
      ['announcement#text', 'Closed today'],
      ['announcement#from', '2026-12-24'],
    ] as const)
      await storeText(database, { ...ROW, address, value, replaced: '' });
    await refresh();
    expect(content().versionOf('announcement')).toBe(delivered);
    isNow = true;
    await refresh();
    await refresh();
    isNow = false;
    await refresh();
    expect(seen).toEqual(['', 'Closed today', '']);
  });

  it('replaces a price, which topics quote', async () => {
    onTestFinished(() => replaceTexts(new Map()));
    const { database, follow } = await setUp();
    await storeText(database, { ...ROW, address: 'plans#startup.price', value: '777', replaced: '99' });
    const { logged } = await follow();
    expect(content().one('plans').startup.price).toBe(777);
    expect(
      content()
        .list('topic')
        .find(({ id }) => id === 'startup-plan')?.answer,
    ).toContain('$777');
    expect(logged).toEqual([]);
  });

  it('tells the log which are wrong, and which a person looks at again', async () => {
    onTestFinished(() => replaceTexts(new Map()));
    const { database, follow } = await setUp();
    await storeText(database, { ...ROW, address: 'plans#startup.price', value: '-1', replaced: '99' });
    await storeText(database, { ...ROW, value: 'Northbeam', replaced: 'An older name' });
    const { logged } = await follow();
    expect(content().one('site').name).toBe('Northbeam');
    // All documents are read for it.
    await vi.waitFor(() => expect(logged).toHaveLength(2), { timeout: 20_000 });
    expect(logged).toEqual([
      {
        problems: [
          'plans.yaml:1: plans#startup.price is wrong as it is replaced: startup.price must be >= 0',
        ],
      },
      { addresses: [ADDRESS] },
    ]);
  });
});
