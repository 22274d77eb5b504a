import { expect, type Page, test } from '@playwright/test';
import { budgets } from './budgets.ts';
import { countBlockingRequests, hasIslandInView } from './observe.ts';
import { firstViewBytes, inlineBytes, inlineFontBytes, type PageWeight } from './page-weight.ts';

/** Weight of a page once it had loaded, before a first touch. */
export interface Loaded {
  weight: PageWeight;
  hasIsland: boolean;
  blockingRequests: number;
}

export async function readLoaded(page: Page, weight: PageWeight): Promise<Loaded> {
  return {
    weight,
    hasIsland: await hasIslandInView(page),
    blockingRequests: await countBlockingRequests(page),
  };
}

/**
 * The budgets of bytes and requests, each by itself; what was measured stays in the report (`npm run budgets` prints
 * it).
 * @param html as the server sent it
 * @param inTotal after the page was scrolled to its end
 */
export function expectWithinBudgets(path: string, html: string, loaded: Loaded, inTotal: PageWeight): void {
  const { weight, hasIsland, blockingRequests } = loaded;
  const inlineScript = inlineBytes(html, 'script');
  const hasCode = html.includes('geist-mono');
  const limits: [what: string, measured: number, limit: number][] = [
    ['first view', firstViewBytes(html), budgets.firstViewBytes],
    ['render-blocking requests', blockingRequests, budgets.renderBlockingRequests],
    ['script at load', (weight.byType.Script ?? 0) + inlineScript, scriptBytesAtLoad(path, hasIsland)],
    [
      'script in total',
      (inTotal.byType.Script ?? 0) + inlineScript,
      path === '/book-demo' ? budgets.scriptBytesInTotalOfBooking : budgets.scriptBytesInTotal,
    ],
    ['everything at load', weight.total, hasIsland ? budgets.bytesAtLoadWithIsland : budgets.bytesAtLoad],
    ['styles', (inTotal.byType.Stylesheet ?? 0) + inlineBytes(html, 'style'), budgets.styleBytes],
    [
      'fonts',
      (inTotal.byType.Font ?? 0) + inlineFontBytes(html),
      hasCode ? budgets.fontBytesWithCode : budgets.fontBytes,
    ],
    ['font files', inTotal.fontFiles, hasCode ? budgets.fontFilesWithCode : budgets.fontFiles],
  ];
  for (const [what, measured, limit] of limits) {
    test.info().annotations.push({ type: what, description: `${measured} of ${limit}` });
    const { files } = what.endsWith('at load') ? weight : inTotal;
    expect.soft(measured, `${what}: ${files.join(', ')}`).toBeLessThanOrEqual(limit);
  }
}

function scriptBytesAtLoad(path: string, hasIsland: boolean): number {
  if (path === '/book-demo') return budgets.scriptBytesAtLoadOfBooking;
  return hasIsland ? budgets.scriptBytesAtLoadWithIsland : budgets.scriptBytesAtLoad;
}
