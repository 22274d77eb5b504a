import { fill } from 'contract/content/fill.ts';
import { brand } from '../../brand.ts';
import { paths } from '../../product/paths.ts';
import { wordsFor } from '../../words.ts';
import type { CardPicture, DrawnCard, PageRecord } from '../page.ts';

/**
 * The picture that a social network shows beside a link to a page (S1 section 2.3, 'social cards'). Its title stands
 * there in large letters; `_site-map.test.ts` checks that it has room.
 */
export interface SocialCard extends DrawnCard {
  /** Name of its file, without `.png`: `home`, `book-demo`, `ai-employees-ai-sdr`. */
  name: string;
}

/** The size that the networks ask for, in pixels. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** Card of every page that has none of its own. */
export const commonCard = (): SocialCard => ({ name: 'any', title: wordsFor('cards').common });

/** All that the build draws: those of pages with a card of their own, and the common one. */
export function builtCards(pages: readonly PageRecord[]): SocialCard[] {
  return [...pages.flatMap((page) => drawnCardOf(page) ?? []), commonCard()];
}

/** Returns the card that the head of a page names. */
export function cardOf(page: Pick<PageRecord, 'path' | 'title' | 'card'>): CardPicture {
  if (typeof page.card === 'object' && 'path' in page.card) return page.card;
  const { name, title, line, portrait } = drawnCardOf(page) ?? commonCard();
  const words = line ? `${title}, ${line}` : title;
  return {
    path: `/social/${name}.png`,
    alt: portrait ? fill(wordsFor('cards').withPortrait, { title: words }) : cardInWords(words),
  };
}

/** Returns the address of the card of a page, for schema.org data: the whole address. */
export function cardAddressOf(page: Pick<PageRecord, 'path' | 'title' | 'card'>): string {
  return brand.siteUrl + cardOf(page).path;
}

/** A card that has this title, in words. */
export function cardInWords(title: string): string {
  return fill(wordsFor('cards').withThreads, { title });
}

function drawnCardOf({
  path,
  title,
  card,
}: Pick<PageRecord, 'path' | 'title' | 'card'>): SocialCard | undefined {
  if (!card || (typeof card === 'object' && 'path' in card)) return undefined;
  const name = path === paths.home ? 'home' : path.slice(1).replaceAll('/', '-');
  return { name, ...(card === 'own' ? { title } : card) };
}
