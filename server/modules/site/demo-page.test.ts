import type { CalendarDay } from 'contract/bookings/demo-calendar.ts';
import { DEMO_PAGE } from 'contract/site/addresses.ts';
import { expect, it, vi } from 'vitest';
import { createDemoPage } from './demo-page.ts';
import { describeFile } from './render-page.ts';
import type { AnswerableFile } from './site-files.ts';

const NOW = new Date('2026-03-10T06:30:00Z');
const DAYS: CalendarDay[] = [{ date: '2026-03-10', slots: [] }];
const described = {
  contentType: 'text/html',
  cacheControl: 'no-cache',
  varies: ['accept-encoding' as const],
  isSecure: false,
};

const fileOf = async (html: string): Promise<AnswerableFile> => ({
  ...(await describeFile(DEMO_PAGE, described, Buffer.from(html), { brotli: 1, gzip: 1 })),
  described,
});

async function setUp() {
  const files = new Map([[DEMO_PAGE, await fileOf('<h1>Built</h1>')]]);
  const file = await fileOf('<h1>With times</h1>');
  const render = vi.fn(async () => ({ status: 200, headers: [], isShared: true, file }));
  const show = createDemoPage(files, render);
  return { files, show, render, readPage: () => files.get(DEMO_PAGE)?.identity.body.toString() };
}

it('draws the page with the free times', async () => {
  const { show, render, readPage } = await setUp();
  await show(DAYS, NOW);

  expect(render).toHaveBeenCalledWith(expect.objectContaining({ target: DEMO_PAGE }), {
    calendar: { now: NOW.toISOString(), days: DAYS },
  });
  expect(readPage()).toBe('<h1>With times</h1>');
});

it('draws again only when something is free or taken that wasn’t, or another page took its place', async () => {
  const { files, show, render } = await setUp();
  await show(DAYS, NOW);
  await show(structuredClone(DAYS), new Date(NOW.getTime() + 15_000));
  expect(render).toHaveBeenCalledTimes(1);
  await show([...DAYS, { date: '2026-03-11', slots: [] }], NOW);
  expect(render).toHaveBeenCalledTimes(2);
  files.set(DEMO_PAGE, await fileOf('<h1>Other words</h1>'));
  await show([...DAYS, { date: '2026-03-11', slots: [] }], NOW);
  expect(render).toHaveBeenCalledTimes(3);
});
