import { type CDPSession, expect, type Page } from '@playwright/test';
import { test } from '../journeys/fixtures.ts';
import { pagePaths } from '../site-pages.ts';
import { budgets } from '../sweep/budgets.ts';
import { collectShifts, readShifts } from '../sweep/observe.ts';
import { openSlowLine, type SlowLine } from './slow-line.ts';
import { timedPages } from './timed-pages.ts';

const ROUND_TRIP_MS = 150;
const WIDTHS = [390, 1440];

/** Families in which the text of an element is drawn, those of our own marked. */
async function facesOf(session: CDPSession, selector: string): Promise<string[]> {
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  if (nodeId === 0) return [];
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? `our ${familyName}` : familyName));
}

/** Call before the visit. */
async function watchFirstPaint(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  await session.send('Page.enable');
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
  const headlineAtFirstPaint = new Promise<string[]>((resolve, reject) => {
    session.on('Page.lifecycleEvent', ({ name }) => {
      if (name !== 'firstContentfulPaint') return;
      // A second time where the rest of the page arrives just then, and takes the numbers of its nodes along.
      facesOf(session, 'h1')
        .catch(() => facesOf(session, 'h1'))
        .then(resolve, reject);
    });
  });
  return { session, headlineAtFirstPaint };
}

/** Visit from an advertisement or an email: the browser has kept nothing of ours yet. */
test.describe('a first visit', () => {
  let line: SlowLine;

  test.beforeAll(async ({ server }) => {
    line = await openSlowLine(server.url, ROUND_TRIP_MS);
  });
  test.afterAll(() => line.close());

  timedPages(pagePaths).forEach((path, at) => {
    const width = WIDTHS[at % WIDTHS.length] as number;
    test(`shows ${path} in our faces, and moves nothing for them`, async ({ browser }) => {
      const context = await browser.newContext({ viewport: { width, height: 844 } });
      const page = await context.newPage();
      await collectShifts(page);
      const { session, headlineAtFirstPaint } = await watchFirstPaint(page);
      await page.goto(line.url + path);
      expect.soft(await headlineAtFirstPaint).toEqual([expect.stringMatching(/^our Bricolage/)]);
      await page.evaluate(() => document.fonts.ready);
      await page.mouse.wheel(0, 600);
      expect.soft((await facesOf(session, 'main')).filter((face) => !face.startsWith('our '))).toEqual([]);
      const shift = (await readShifts(page)).reduce((sum, { value }) => sum + value, 0);
      test.info().annotations.push({ type: 'layout shift', description: shift.toFixed(4) });
      expect(shift).toBeLessThan(budgets.layoutShift);
      await context.close();
    });
  });
});
