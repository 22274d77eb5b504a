import { describe, expect, it } from 'vitest';
import { pageTitles } from './page-titles.ts';

const bodyOf = (html: string) => ({ identity: { body: Buffer.from(html) } });

const titleOf = pageTitles({
  files: new Map(
    Object.entries({
      '/pricing': '<head><title>Plans &amp; prices | Acme</title>',
      '/quoted': '<head><title>&quot;Yes&quot; isn&#39;t &lt;no&gt;</title>',
      '/untitled': '<head></head><body><main>',
      '/late': `<head>${' '.repeat(5_000)}<title>Late</title>`,
    }).map(([path, html]) => [path, bodyOf(html)]),
  ) as never,
});

describe('pageTitles', () => {
  it.each([
    ['/pricing', 'Plans & prices'],
    ['/quoted', '"Yes" isn’t <no>'],
    ['/untitled', '/untitled'],
    ['/late', '/late'],
    ['/no-such-page', '/no-such-page'],
  ])('names %s %j', (page, title) => {
    expect([titleOf(page), titleOf(page)]).toEqual([title, title]);
  });
});
