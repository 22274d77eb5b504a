import { VITALS_CALL } from 'contract/site/vitals.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openTestDatabase } from '../../../checks/support/test-database.ts';
import { startTestServer } from '../../../checks/support/test-server.ts';
import { replaceTexts } from '../../shared/content.ts';
import { bucketOf } from './vitals.rules.ts';

const REPORT = { lcp: 1_200, inp: 90, cls: 0 };

async function setUp(percent = '10') {
  replaceTexts(new Map([['data-handling#speed.percent', percent]]));
  onTestFinished(() => replaceTexts(new Map()));
  const database = await openTestDatabase();
  const { app } = await startTestServer({ database });
  return {
    report: async (body: object | string, page = '/book-demo', headers: Record<string, string> = {}) =>
      (
        await app.inject({
          ...{ method: 'POST', url: VITALS_CALL, payload: body },
          headers: {
            ...{
              host: 'site.example',
              referer: `https://site.example${page}`,
              'sec-fetch-site': 'same-origin',
            },
            ...{ 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (iPhone) Mobile Safari/604' },
            ...headers,
          },
        })
      ).statusCode,
    async stop() {
      await app.close();
      const rows = await database.selectFrom('visit_sums').selectAll().orderBy('topic').execute();
      return rows
        .filter(({ topic }) => ['cls', 'inp', 'lcp'].includes(topic))
        .map(({ topic, name, detail, visits }) => [topic, name, detail, visits].join(' '));
    },
  };
}

describe('POST /vitals.json', () => {
  it('adds the figures to sums by page, device and bucket, articles as one', async () => {
    const { report, stop } = await setUp();
    expect(await report(REPORT)).toBe(204);
    expect(await report(REPORT)).toBe(204);
    expect(await report({ cls: 0.2 }, '/blog/guides/a-first-week')).toBe(204);
    expect(await stop()).toEqual([
      `cls /blog/* phone ${bucketOf('cls', 0.2)} 1`,
      'cls /book-demo phone -40 2',
      `inp /book-demo phone ${bucketOf('inp', 90)} 2`,
      `lcp /book-demo phone ${bucketOf('lcp', 1_200)} 2`,
    ]);
  });

  it.each([
    ['of an unknown page', '/no-such-page', {}],
    ['of a robot', '/book-demo', { 'user-agent': 'HeadlessChrome/149' }],
  ])('counts none %s', async (_, page, headers) => {
    const { report, stop } = await setUp();
    expect(await report(REPORT, page, headers)).toBe(204);
    expect(await stop()).toEqual([]);
  });

  it('counts none while no document asks for it', async () => {
    const { report, stop } = await setUp('0');
    expect(await report(REPORT)).toBe(204);
    expect(await stop()).toEqual([]);
  });

  it.each([
    ['a figure that no page has', { lcp: 1e9 }, 400],
    ['a figure below 0', { cls: -1 }, 400],
    ['a figure of another type', { inp: '90' }, 400],
    ['an unknown field', { ...REPORT, visitor: 'asha' }, 400],
    ['a larger body', JSON.stringify({ ...REPORT, more: 'x'.repeat(300) }), 413],
  ])('refuses %s', async (_, body, status) => {
    const { report } = await setUp();
    expect(await report(body)).toBe(status);
  });

  it('takes 40 at once of a network', async () => {
    const { report } = await setUp();
    const answers = await Promise.all(Array.from({ length: 60 }, () => report(REPORT)));
    expect(answers.filter((status) => status === 204).length).toBeLessThan(60);
    expect(answers.filter((status) => status === 204).length).toBeGreaterThanOrEqual(40);
  });
});
