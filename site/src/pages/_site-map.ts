import { menusOf } from '../layout/header/navigation.ts';
import type { PageRecord } from '../layout/page.ts';
import { builtCards } from '../layout/social-cards/social-cards.ts';

/** What a `page.ts` exports: one page, a family of pages that share a template, or both. */
interface PageModule {
  page?: PageRecord;
  pages?: readonly PageRecord[];
}

const modules = import.meta.glob<PageModule>('../features/**/page.ts', { eager: true });

/** Every page that the build knows, by address. Articles are not among them: the server has those. */
export const sitePages: readonly PageRecord[] = Object.values(modules)
  .flatMap(({ page, pages = [] }) => (page ? [page, ...pages] : pages))
  .toSorted((one, other) => one.path.localeCompare(other.path));

/** For search engines to list. */
export const listedPages: readonly PageRecord[] = sitePages.filter(({ listed }) => listed === 'in sitemap');

export const listedPaths: readonly string[] = listedPages.map(({ path }) => path);

export const socialCards = builtCards(sitePages);

export const menus = menusOf(sitePages);
