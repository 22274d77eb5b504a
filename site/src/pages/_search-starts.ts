import type { FoundPlace } from 'contract/site/site-search.ts';
import { paths } from '../product/paths.ts';
import { sitePages } from './_site-map.ts';

const START_PATHS: readonly string[] = [paths.pricing, paths.useCases, paths.bookDemo, paths.apiReference];

/** What the search offers before a word is typed. */
export const searchStarts: readonly FoundPlace[] = START_PATHS.flatMap((address) =>
  sitePages
    .filter(({ path }) => path === address)
    .map(({ title, description }): FoundPlace => {
      const kind = address === paths.apiReference ? 'reference' : 'page';
      return { kind, title, heading: '', address, text: description };
    }),
);
