import type { SiteLocals } from 'contract/site/site-locals.ts';

let find = (): SiteLocals => ({});

/** Returns what the server handed to the page that is being drawn; nothing in a browser. */
export function drawnFor(): SiteLocals {
  return find();
}

/** Says how to find it, for the module that draws (`content.ts`): a browser does without that one. */
export function findDrawnBy(finder: () => SiteLocals): void {
  find = finder;
}
