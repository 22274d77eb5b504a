import { content, lookUp } from '../content.ts';
import { menusOf } from '../layout/header/navigation.ts';
import type { PageRecord } from '../layout/page.ts';
import { builtCards } from '../layout/social-cards/social-cards.ts';
import { plainPages } from './_plain-pages.ts';

/** Exports of a `page.ts`: one page, a family of pages that share a template, or both. */
interface PageModule {
  page?: () => PageRecord;
  pages?: () => readonly PageRecord[];
}

/** Days on which the folders of `features/` last changed (`build/changed-dates.ts`); absent in tests. */
declare const CHANGED_DATES: Readonly<Record<string, string>>;

const modules: Readonly<Record<string, PageModule>> = {
  ...import.meta.glob<PageModule>('../features/**/page.ts', { eager: true }),
  ...Object.fromEntries(
    Object.entries(plainPages).map(([folder, page]) => [`../features/${folder}/page.ts`, { page }]),
  ),
};

/** Every page that the build knows, by address. Articles are not among them: the server has those. */
export const sitePages = (): readonly PageRecord[] =>
  Object.keys(modules)
    .flatMap(describe)
    .toSorted((one, other) => one.path.localeCompare(other.path));

/** The pages of the modules that have one of a kind: others are not read, so that a page depends on no word of theirs. */
const pagesWith = (isWanted: (page: PageRecord) => boolean): readonly PageRecord[] =>
  lookUp(() => Object.keys(modules).filter((file) => describe(file).some(isWanted))).flatMap(describe);

/** Pages for search engines to list. */
export const listedPages = (): readonly PageRecord[] =>
  sitePages().filter(({ listed }) => listed === 'in sitemap');

export const listedPaths = (): readonly string[] => listedPages().map(({ path }) => path);

export const socialCards = () => builtCards(sitePages());

/** Returns the card that a file shows, by the name of the file without `.png`. */
export const findCard = (name: string) =>
  builtCards(pagesWith((page) => builtCards([page]).some((card) => card.name === name))).find(
    (card) => card.name === name,
  );

export const menus = () => menusOf(pagesWith(({ menu }) => menu !== undefined));

function describe(file: string): PageRecord[] {
  const { page, pages } = modules[file] ?? {};
  const { pagesOff } = content();
  return [...(page ? [page()] : []), ...(pages?.() ?? [])]
    .filter(({ path }) => !pagesOff.has(path))
    .map((each) => dated(each, file));
}

/** A record that names no day has that of its folder. */
function dated(page: PageRecord, file: string): PageRecord {
  const folder = file.replace('../features/', '').replace('/page.ts', '');
  const day = typeof CHANGED_DATES === 'undefined' ? undefined : CHANGED_DATES[folder];
  return day ? { changedDate: day, ...page } : page;
}
