import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifts: { value: number; nodes: string[] }[];
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node }[];
}

/** Collects what a page complains of, on every visit from now on. */
export function collectErrors(page: Page, isExpected: (text: string) => boolean = () => false): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text())) errors.push(message.text());
  });
  page.on('requestfailed', (request) => errors.push(`${request.url()}: ${request.failure()?.errorText}`));
  return errors;
}

/** Makes each document of the page collect its own layout shifts; call before the first visit. */
export async function collectShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        const nodes = entry.sources.map(({ node }) => (node as Element | undefined)?.className ?? '?');
        window.shifts.push({ value: entry.value, nodes });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Reads the layout shifts of the document that is shown now. */
export function readShifts(page: Page): Promise<Window['shifts']> {
  return page.evaluate(() => window.shifts);
}

/** Reads a page as it stands. */
export function readDocument(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight } = document.documentElement;
    const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
    // What is not rendered is not part of a transition.
    const shared = Array.from(document.querySelectorAll('body *'))
      .filter((element) => element.checkVisibility())
      .map((element) => getComputedStyle(element).viewTransitionName)
      .filter((name) => name !== 'none');
    return {
      hrefs: Array.from(document.links, ({ href }) => href),
      repeatedIds: ids.filter((id, index) => ids.indexOf(id) !== index),
      repeatedNames: shared.filter((name, index) => shared.indexOf(name) !== index),
      overflow: scrollWidth - clientWidth,
      height: scrollHeight,
      title: document.title,
      description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
      language: document.documentElement.lang,
    };
  });
}

/** A line of a headline and a little: until the face of a headline is decided, it may have one line less. */
const ONE_LINE_PX = 60;

/**
 * Reports whether a part that has its own script stands in the first view, or did before the font came. One without a
 * box fetches it only when it is reached for.
 */
export function hasIslandInView(page: Page): Promise<boolean> {
  return page.evaluate(
    (margin) =>
      Array.from(document.querySelectorAll('astro-island > *')).some(
        (part) =>
          part.getClientRects().length > 0 && part.getBoundingClientRect().top < window.innerHeight + margin,
      ),
    ONE_LINE_PX,
  );
}

/** Requests that the first paint waited for. */
export function countBlockingRequests(page: Page): Promise<number> {
  return page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
      renderBlockingStatus?: string;
    })[];
    return entries.filter((entry) => entry.renderBlockingStatus === 'blocking').length;
  });
}
