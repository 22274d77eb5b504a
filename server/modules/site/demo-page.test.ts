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

async function setUp(built: string, rendered: string) {
  const files = new Map([[DEMO_PAGE, await fileOf(built)]]);
  const file = await fileOf(rendered);
  const render = vi.fn(async () => ({ status: 200, headers: [], isShared: true, file }));
  const show = createDemoPage(files, render);
  return { show, render, readPage: () => files.get(DEMO_PAGE)?.identity.body.toString() };
}

it('puts the calendar and its properties into the page, and leaves all else', async () => {
  const { show, readPage } = await setUp(
    '<head></head><astro-island props="{}"><h1>Built</h1><section>\nform</section><script>1</script></astro-island>',
    '<style></style><astro-island props="days"><h1>Rendered</h1><section>$1\n24</section></astro-island>',
  );
  await show(DAYS, NOW);

  expect(readPage()).toBe(
    '<head></head><astro-island props="days"><h1>Built</h1><section>$1\n24</section><script>1</script></astro-island>',
  );
});

it('renders again only when something is free or taken that wasn’t', async () => {
  const page = '<astro-island props="{}"><section></section></astro-island>';
  const { show, render } = await setUp(page, page);
  await show(DAYS, NOW);
  await show(structuredClone(DAYS), new Date(NOW.getTime() + 15_000));
  expect(render).toHaveBeenCalledTimes(1);
  await show([...DAYS, { date: '2026-03-11', slots: [] }], NOW);

  expect(render).toHaveBeenCalledTimes(2);
});

it('leaves a page without a booking as it is', async () => {
  const { show, render, readPage } = await setUp('<main></main>', '');
  await show(DAYS, NOW);

  expect(render).not.toHaveBeenCalled();
  expect(readPage()).toBe('<main></main>');
});
