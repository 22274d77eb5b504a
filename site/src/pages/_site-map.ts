import { menusOf } from '../layout/header/navigation.ts';
import type { PageRecord } from '../layout/page.ts';
import { builtCards } from '../layout/social-cards/social-cards.ts';

/** What a `page.ts` exports: one page, a family of pages that share a template, or both. */
interface PageModule {
  page?: () => PageRecord;
  pages?: () => readonly PageRecord[];
}

/** Days on which the folders of `features/` last changed (`build/changed-dates.ts`); absent in tests. */
declare const CHANGED_DATES: Readonly<Record<string, string>>;

const modules = import.meta.glob<PageModule>('../features/**/page.ts', { eager: true });

/** Every page that the build knows, by address. Articles are not among them: the server has those. */
export const sitePages = (): readonly PageRecord[] =>
  Object.entries(modules)
    .flatMap(([file, { page, pages }]) =>
      [...(page ? [page()] : []), ...(pages?.() ?? [])].map((each) => dated(each, file)),
    )
    .toSorted((one, other) => one.path.localeCompare(other.path));

/** For search engines to list. */
export const listedPages = (): readonly PageRecord[] =>
  sitePages().filter(({ listed }) => listed === 'in sitemap');

export const listedPaths = (): readonly string[] => listedPages().map(({ path }) => path);

export const socialCards = () => builtCards(sitePages());

export const menus = () => menusOf(sitePages());

/** A record that names no day has that of its folder. */
function dated(page: PageRecord, file: string): PageRecord {
  const folder = file.replace('../features/', '').replace('/page.ts', '');
  const day = typeof CHANGED_DATES === 'undefined' ? undefined : CHANGED_DATES[folder];
  return day ? { changedDate: day, ...page } : page;
}
