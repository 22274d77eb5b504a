import { metadata as affiliate } from '../affiliate/metadata.ts';
import { overviewMetadata as employees } from '../ai-employees/metadata.ts';
import { metadata as apiReference } from '../api-reference/metadata.ts';
import { metadata as blog } from '../blog/metadata.ts';
import { metadata as bookDemo } from '../book-demo/metadata.ts';
import { brand } from '../brand.ts';
import { metadata as caseStudies } from '../case-studies/metadata.ts';
import { metadata as contact } from '../contact/metadata.ts';
import { metadata as courses } from '../courses/metadata.ts';
import { metadata as enterprise } from '../enterprise/metadata.ts';
import { metadata as home } from '../home/metadata.ts';
import { legalDocuments } from '../legal/documents.ts';
import { metadata as pressReleases } from '../press-releases/metadata.ts';
import { metadata as pricing } from '../pricing/metadata.ts';
import { metadata as resources } from '../resources/metadata.ts';
import { metadata as roiCalculator } from '../roi-calculator/metadata.ts';
import { paths } from '../routes.ts';
import { metadata as services } from '../services/metadata.ts';
import { metadata as successStories } from '../success-stories/metadata.ts';
import { metadata as useCases } from '../use-cases/metadata.ts';

/** The picture that a social network shows beside a link to a page (S1 section 2.3, 'social cards'). */
export interface SocialCard {
  /** The page's canonical path. */
  path: string;
  /** Stands on the card in large letters; `social-cards.test.ts` checks that it has room. */
  title: string;
}

/** The size that the networks ask for, in pixels. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** Pages with a card of their own. */
export const socialCards: readonly SocialCard[] = [
  { path: paths.home, title: home.title },
  { path: paths.bookDemo, title: bookDemo.title },
  { path: paths.services, title: services.title },
  { path: paths.enterprise, title: enterprise.title },
  { path: paths.contact, title: contact.title },
  { path: paths.resources, title: resources.title },
  { path: paths.roiCalculator, title: roiCalculator.title },
  { path: paths.blog, title: blog.title },
  { path: paths.useCases, title: useCases.title },
  { path: paths.apiReference, title: apiReference.title },
  { path: paths.pricing, title: pricing.title },
  { path: paths.employees, title: employees.title },
  { path: paths.caseStudies, title: caseStudies.title },
  { path: paths.pressReleases, title: pressReleases.title },
  { path: paths.successStories, title: successStories.title },
  { path: paths.affiliate, title: affiliate.title },
  { path: paths.courses, title: courses.title },
  ...legalDocuments.map(({ path, title }) => ({ path, title })),
];

/** Of every other page. No page has this path. */
export const fallbackCard: SocialCard = { path: '/any', title: 'AI employees beside your people' };

/** All that are built: `cardOf` names no other. */
export const builtCards: readonly SocialCard[] = [...socialCards, fallbackCard];

/** The card of a page, by its canonical path. */
export function cardOf(path: string): SocialCard {
  return socialCards.find((card) => card.path === path) ?? fallbackCard;
}

/** What a card's file is called, without `.png`: `home`, `book-demo`, `case-studies-legitquest`. */
export function cardName({ path }: SocialCard): string {
  return path === paths.home ? 'home' : path.slice(1).replaceAll('/', '-');
}

/** Address of the card of a page, by the page's canonical path. */
export function cardPath(path: string): string {
  return `/social/${cardName(cardOf(path))}.png`;
}

/** The card of a page in words. */
export function cardAlt(path: string): string {
  return cardInWords(cardOf(path).title);
}

/** A card that has this title, in words. */
export function cardInWords(title: string): string {
  return `${title}: ${brand.name}, with indigo and marigold threads that interlace`;
}
