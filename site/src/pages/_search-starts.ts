import type { FoundPlace } from 'contract/site/site-search.ts';
import { paths } from '../product/paths.ts';
import { sitePages } from './_site-map.ts';

const START_PATHS: readonly string[] = [paths.pricing, paths.useCases, paths.bookDemo, paths.apiReference];

/** Places that the search offers before a word is typed. */
export const searchStarts = (): readonly FoundPlace[] => START_PATHS.map(placeOf);

/** Place that it offers beside a question to ask where nothing is found. */
export const contactPlace = (): FoundPlace => placeOf(paths.contact);

function placeOf(address: string): FoundPlace {
  const page = sitePages().find(({ path }) => path === address);
  if (!page) throw new Error(`no page at ${address}`);
  const kind = address === paths.apiReference ? 'reference' : 'page';
  return { kind, title: page.title, heading: '', address, text: page.description };
}
