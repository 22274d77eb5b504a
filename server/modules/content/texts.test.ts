import { describe, expect, it, onTestFinished } from 'vitest';
import { content, replaceTexts } from '../../shared/content.ts';
import { engines } from '../../testing/engines.ts';
import { openLiveContent } from './live-content.ts';
import { findTextsRevision, hashOfText, listTexts, storeText } from './texts.store.ts';

const ADDRESS = 'site#name';
const NOW = new Date('2026-03-10T06:30:00Z');

describe.each(engines)('replaced texts on $name', ({ openDatabase }) => {
  async function setUp() {
    const database = await openDatabase();
    const store = (value: string | null, language = 'en') =>
      storeText(database, {
        ...{ address: ADDRESS, language, value, replaced: 'Before' },
        ...{ author: 'asha@example.com', now: NOW },
      });
    return { database, store };
  }

  it('lists those of a language with the hash of what they replaced, without those taken back', async () => {
    const { database, store } = await setUp();
    await store('Northbeam');
    await store('Nordstrahl', 'de');
    expect(await listTexts(database, 'en')).toEqual([
      { address: ADDRESS, value: 'Northbeam', replacedHash: hashOfText('Before') },
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
});
