import type { IconName } from 'contract/content/icons.ts';
import type { MenuName } from 'contract/content/menus.ts';
import type { Action } from '../product/actions.ts';
import type { StructuredData } from './structured-data.ts';

/**
 * Introduction of a page. Each folder of `features/` that has a page has one such record, in its `page.ts` or, where its
 * document says all, in `pages/_plain-pages.ts`; sitemap, cards for social networks and the menus of the header read it
 * there (`pages/_site-map.ts`), and the page's route hands it to the frame. Its words are a document's (`wordsOf`). Data
 * only: an import of a component would bring its styles to every page.
 */
export interface PageRecord {
  /** Canonical address. Where a second address shows the same page, this is the one that search engines list. */
  path: string;
  /** Without the company's name, which is added where there is room. */
  title: string;
  description: string;
  keywords?: string;
  listed: Listing;
  /**
   * Card for social networks: `own` is drawn from the title when the site is built, as is another that is described;
   * without one, the site's.
   */
  card?: 'own' | DrawnCard | CardPicture;
  /** schema.org data: what the page is about, then what else stands on it. The trail to the page is added. */
  structuredData?: StructuredData | readonly StructuredData[];
  /** Dates of an article, published and last changed, ISO 8601; its language, where it is not that of the site. */
  article?: { publishedDate: string; changedDate: string; lang?: string };
  /** Date at which its content last changed, if that is recorded (ISO 8601, or only the day); for the sitemap. */
  changedDate?: string;
  feeds?: readonly FeedLink[];
  menu?: MenuPlace;
  hero?: Hero;
  closing?: Closing;
}

/**
 * A record as it is written, with the parts that it has: the route of a page without `closing` cannot draw one. It is
 * described while a page is drawn, from the words of that moment.
 */
export function definePage<const Page extends PageRecord>(describe: () => Page): () => Page {
  return describe;
}

const WORDS = ['title', 'description', 'keywords', 'card', 'menu', 'hero', 'closing'] as const;

/** Returns the fields of a page's document with which the page introduces itself: most of its record. */
export function wordsOf<D extends object>(document: D): Pick<D, Extract<keyof D, (typeof WORDS)[number]>> {
  const kept = Object.entries(document).filter(([name]) => WORDS.some((word) => word === name));
  return Object.fromEntries(kept) as Pick<D, Extract<keyof D, (typeof WORDS)[number]>>;
}

/**
 * Permission for search engines: the sitemap names a page, it may be listed if another page links to it, or it
 * forbids that (`noindex`). One that is listed `here alone` is still found by our own search and as the page that was
 * meant.
 */
export type Listing = 'in sitemap' | 'if found' | 'here alone' | 'never';

/** Content from which the build draws a card. */
export interface DrawnCard {
  title: string;
  /** A quieter line beside the title. */
  line?: string;
  /** A face instead of the cloth: a square SVG, as text. */
  portrait?: string;
}

/** A picture that a social network shows beside a link, and what it shows in words. */
export interface CardPicture {
  path: string;
  alt: string;
}

/** A feed that holds what the page shows. */
export interface FeedLink {
  type: 'application/rss+xml' | 'application/atom+xml' | 'application/feed+json';
  title: string;
  path: string;
}

/** An entry of a header menu (S1 section 3, 'Navigation item'). */
export interface MenuPlace {
  in: MenuName;
  /** Counted from 1. */
  place: number;
  /** Name, where it is not the title of the page. */
  name?: string;
  description: string;
  icon: IconName;
  /** Address of a portrait in place of the icon. */
  face?: string;
}

/**
 * The words of the first view; `PageHero.astro` draws it, beside what the route puts into its slots. A page without one has
 * its first words in `#opening`: the first paint waits for either (decision 005).
 */
export interface Hero {
  title: string;
  lede: string;
  actions?: readonly Action[];
  /** The index of a page of several parts, in their order. */
  parts?: readonly HeroPart[];
}

/** A part of a page, by the id of its heading. */
export interface HeroPart {
  id: string;
  title: string;
}

/** The last section of a page: one sentence, and what to do now (`ClosingCall.astro`). */
export interface Closing {
  title: string;
  text: string;
  actions: readonly Action[];
  /**
   * True if the brand says it in its largest type: on pages that offer something, as their one sentence of that kind.
   */
  isStatement?: boolean;
}
