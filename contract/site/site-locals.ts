import type { AskAnswer } from '../answers/ask.ts';
import type { BlogArticle, BlogCategory, BlogPage, BlogQuery } from '../blog/blog.ts';
import type { BookingView } from '../bookings/booking-view.ts';
import type { CalendarDay } from '../bookings/demo-calendar.ts';
import type { HostView } from '../bookings/host-view.ts';
import type { Office } from '../bookings/office.ts';
import type { Words } from '../content/kinds.ts';
import type { ConsentView } from '../leads/consent.ts';
import type { Company } from './company.ts';
import type { CrawlerPurpose } from './crawlers.ts';
import type { DataProcessing } from './data-processing.ts';
import type { FoundPlace } from './site-search.ts';

/**
 * Data that the server hands to pages that are rendered on demand, as Astro's `locals`. A page that finds no
 * `blog` (while developing, or when the calls live on another host) leaves the work to its island.
 */
export interface SiteLocals extends StatedSettings {
  blog?: BlogReader;
  /** The words that it is drawn from; those of the build where the server hands over none. */
  content?: Words;
  /** The origin that this reader asked, for samples to copy where no setting names one. */
  askedOrigin?: string;
  /** Takes the Markdown of a page, beside its HTML. */
  takeMarkdown?: (markdown: string) => void;
  /** All that could be a class in the scripts of the build. */
  scriptWords?: ReadonlySet<string>;
  /** Cuts a typeface to some letters, as WOFF2; the build does so itself. */
  cutFace?: (face: Uint8Array, letters: string) => Promise<Uint8Array>;
  /** Returns the bytes of a file of the build, by its path. */
  lengthOf?: (path: string) => number | undefined;
  /** Booking whose page is rendered. */
  booking?: BookingView;
  /** Demo that its host is asked about. */
  hosted?: HostView;
  /** Free times from today on, for the calendar of the booking page. */
  calendar?: { now: string; days: readonly CalendarDay[] };
  /** Consent on the page that withdraws it. */
  consent?: ConsentView;
  /** Purposes that crawlers may come for; all of them where the server says nothing. */
  crawlers?: readonly CrawlerPurpose[];
  /** Returns the status of the server at this moment. */
  status?: () => Promise<ServerStatus>;
  /** Data processing of this installation; unknown where the server says nothing. */
  processing?: DataProcessing;
  /** Limits of programs. */
  limits?: StatedLimits;
  /** Answers a question of a visitor. @param earlier what the same person asked before, oldest first */
  ask?: (question: string, earlier: string[]) => Promise<AskAnswer>;
  /** Finds places of the site by a visitor's words, the best first. */
  search?: (words: string) => Promise<FoundPlace[]>;
}

/** Read access to the blog: published articles only, unless a valid preview says otherwise. */
export interface BlogReader {
  /** Categories with at least one published article, by name. */
  listCategories(): Promise<BlogCategory[]>;
  /** Returns the answer of GET `/authms/blog`. */
  listArticles(query: BlogQuery): Promise<BlogPage>;
  /** Newest first, with their whole text; of one category, or of all. At most `limit`. */
  listWholeArticles(filter: { categorySlug?: string; limit: number }): Promise<BlogArticle[]>;
  /** @param preview what `npm run blog -- preview` put into the link: shows drafts and articles of the future */
  findArticle(categorySlug: string, url: string, preview?: string): Promise<FoundArticle | undefined>;
  /** Others that share most of its words, the likest first; of equals the nearest in time. */
  listRelated(article: BlogArticle, limit: number): Promise<BlogArticle[]>;
  /** The drawings that an article's HTML shows, by the addresses of their files: those that a page can show within it. */
  readDrawings(html: string): Promise<ReadonlyMap<string, InlineDrawing>>;
  /** Every published article's address, newest first, with the moment of its last change (ISO 8601, UTC). */
  listAddresses(): Promise<ArticleAddress[]>;
}

/** Shapes and words of a drawing as they are put into a page; `wide` takes the place of `narrow` where there is room. */
export interface InlineDrawing {
  narrow: DrawnPart;
  wide?: DrawnPart;
  cover?: CoverFact;
}

/** The number of a drawing that the cover of its article shows, and its part of a whole in percent. */
export interface CoverFact {
  reads: string;
  share?: number;
}

export interface DrawnPart {
  viewBox: string;
  /** SVG of our own making, safe to be shown as it is. */
  shapes: string;
}

export type FoundArticle =
  | { kind: 'article'; article: BlogArticle; isPreview: boolean; changedDate: string }
  /** It was here and is there now. */
  | { kind: 'moved'; categorySlug: string; url: string }
  /** It was here and was taken off the blog: what follows it stands at a path of this site, or nowhere. */
  | { kind: 'removed'; redirect: string | null };

export interface ArticleAddress {
  categorySlug: string;
  url: string;
  changedDate: string;
}

/** Status of the server that answers, for the status page. */
export interface ServerStatus {
  /** It can store requests right now. */
  takesRequests: boolean;
  version: string;
  /** Moment of its start, ISO 8601. */
  startedAt: string;
}

/** Limits of one installation for a client's program, from its settings: for the reference's page of limits. */
export interface StatedLimits {
  /** Requests of one network, by the name in `RateLimit-Policy`. */
  rates: { [Name in RateName]: { most: number; seconds: number } };
  /** Events of one user on the chat socket, a second in the long run. */
  chatEventsPerSecond: number;
  bodyKib: number;
  idempotencyHours: number;
  /** Demos that a network or a person may have without confirmation by email. */
  bookingsPerNetwork: number;
  bookingsPerPerson: number;
  /** Moves of one demo by its visitor, in all. */
  mostMoves: number;
}

export type RateName = 'signups' | 'logins' | 'leads' | 'bookings' | 'demo-slots' | 'agents';

/** Settings of a server that pages and answers name. */
export interface StatedSettings {
  /** Origin under which visitors see the site, without a trailing slash; that of `site.yaml` if missing. */
  origin?: string;
  /** The office that holds the demos; the specification's if missing. */
  office?: Office | undefined;
  company?: Company | undefined;
}
