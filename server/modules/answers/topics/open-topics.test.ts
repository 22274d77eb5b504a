import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { replaceTexts } from '../../../shared/content.ts';
import { openTopicsOnce } from './open-topics.ts';

const setUp = () => {
  const closing = new AbortController();
  onTestFinished(() => {
    closing.abort();
    replaceTexts(new Map());
  });
  const open = openTopicsOnce(undefined, { log: { error: vi.fn() }, signal: closing.signal });
  const answer = async () => (await open()).match('startup plan price', 1)[0]?.topic.answer;
  return { open, answer, closing };
};
const replace = (address: string, text: string) => replaceTexts(new Map([[address, text]]));

describe('openTopicsOnce', () => {
  it('answers with the newest words, and is found by them soon', async () => {
    const { open, answer } = setUp();
    expect(await answer()).toContain('$99');
    replace('plans#startup.price', '555');
    replace('plans#startup.price', '777');
    await vi.waitFor(async () => expect(await answer()).toContain('$777'), { interval: 5 });
    replace('answers/plans-and-prices/startup-plan#question', 'Is there a teleporter?');
    const find = async () => (await open()).match('teleporter', 1)[0]?.topic.id;
    await vi.waitFor(async () => expect(await find()).toBe('startup-plan'), { timeout: 45_000 });
  });

  it('reads no topic again where none has changed', async () => {
    const { open } = setUp();
    const before = open();
    await before;
    replace('pages/home#title', 'Another title');
    await nextTurn();
    expect(open()).toBe(before);
  });

  it('follows nothing once it is closed', async () => {
    const { open, closing } = setUp();
    const before = open();
    await before;
    closing.abort();
    replace('plans#startup.price', '555');
    await nextTurn();
    expect(open()).toBe(before);
  });
});
