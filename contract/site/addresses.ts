/** Pages that server and site both lead to, or that the server itself picks from the manifest. */
export const CONTACT_PAGE = '/contact-us';
export const DEMO_PAGE = '/book-demo';
/** Contact page with the wish for a demo outside of the offered times filled in. */
export const ANOTHER_TIME_PAGE = `${CONTACT_PAGE}#another-time`;
export const PRICING_PAGE = '/pricing';
export const ROI_PAGE = '/roi-calculator';
/** Address to which its form leads without script: the server calculates, and keeps nothing. */
export const ROI_RESULT_PAGE = `${ROI_PAGE}/result`;
export const USE_CASES_PAGE = '/usecases';
export const THANK_YOU_PAGE = '/thankyou';
/** Beginning of the addresses at which a visitor sees, moves and cancels a booked demo. */
export const BOOKING_PAGE = '/demo';
/** Beginning of the secret addresses at which people without an account see a set of texts. */
export const SET_PREVIEW = '/preview';
/** Beginning of the secret address of the team's calendar. */
export const CALENDAR_FEED = '/calendar';
export const NOT_FOUND_PAGE = '/404';
/** Shown when a form without script is refused; the server fills in its list of problems. */
export const FORM_PROBLEM_PAGE = '/form-problem';
/** Shown when a page cannot be shown now; the server fills in why, and when to come back. */
export const TROUBLE_PAGE = '/trouble';
/** The list of articles, and what each of their addresses begins with. */
export const BLOG_PAGE = '/blog';

/** Page on which people search the site; `?q=` holds their words. */
export const SEARCH_PAGE = '/search';
/** The API reference, and what the addresses of its pages begin with. */
export const REFERENCE_PAGE = '/api-reference';

/** Beginning of the addresses of articles' pictures. Not below `BLOG_PAGE`, where any name may be a category's. */
export const BLOG_PICTURES = '/blog-pictures';

/** Parts of the privacy policy about the forms, and about the API. */
export const FORM_PRIVACY = '/privacy#forms';
export const API_PRIVACY = '/privacy#api';
/** The form for an agent. Named here, so that an island does without the list of all pages. */
export const AGENT_FORM = '/services#agent-workflow';

/** Address of an article's page, for browsers and feeds. */
export function articlePath(categorySlug: string, url: string): string {
  return `${BLOG_PAGE}/${encodeURIComponent(categorySlug)}/${encodeURIComponent(url)}`;
}

/** Address of a legal document as it was before. @param id of that version, such as `terms-2026-10-01` */
export function legalVersionPath(id: string): string {
  return `/legal/${id}`;
}

/** End of the address of a page's Markdown. */
export const ALTERNATE_SUFFIX = '.md';
const HOME_ALTERNATE = '/index';

/**
 * Address of a page's Markdown alternate (decision 024).
 * @param page its address, with its query if it has one
 */
export function alternatePath(page: string): string {
  const [path, query] = splitQuery(page);
  return `${path === '/' ? HOME_ALTERNATE : path}${ALTERNATE_SUFFIX}${query}`;
}

/** Address of the page that an alternate belongs to. */
export function pageOfAlternate(alternate: string): string {
  const [path, query] = splitQuery(alternate);
  const page = path.slice(0, -ALTERNATE_SUFFIX.length);
  return `${page === HOME_ALTERNATE ? '/' : page}${query}`;
}

function splitQuery(address: string): [path: string, query: string] {
  const mark = address.indexOf('?');
  return mark < 0 ? [address, ''] : [address.slice(0, mark), address.slice(mark)];
}

/** Returns the path at which anyone who has the token of a booked demo sees, moves and cancels it. */
export function bookingPath(token: string): string {
  return `${BOOKING_PAGE}/${token}`;
}

/** Returns the path at which the consent of a request is withdrawn, with the same token; no demo needs to be booked. */
export function consentPath(token: string): string {
  return `${bookingPath(token)}/content`;
}

/** Returns the path at which the host of a demo says whether to hold it, with a token of its own. */
export function hostAnswerPath(token: string): string {
  return `${bookingPath(token)}/host`;
}

/** The same demo as a file for the visitor's calendar. @param booking address of the page that manages it */
export function calendarFileOf(booking: string): string {
  return `${booking}/invite.ics`;
}

/** Returns the path to which booking a demo without script leads. */
export function bookedPath(token: string): string {
  return `${THANK_YOU_PAGE}/${token}`;
}
