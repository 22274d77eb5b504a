import { pageEndpoints } from 'contract/reference/reference.ts';
import type { PageRecord } from '../../../layout/page.ts';
import { cardOf } from '../../../layout/social-cards/social-cards.ts';
import { page as reference } from '../page.ts';
import { type Endpoint, endpointPath, firstEndpoint } from '../reference-pages.ts';

/** What people call an endpoint besides its title and its address. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  signup: 'register, registration, create an account',
  login: 'sign in, authentication',
  'forgot-password': 'forgotten password, password reset email',
  'reset-password': 'forgot password',
};

/** When a developer needs it: the end of its description in search results. */
const USES: Readonly<Record<string, string>> = {
  signup: 'Use it when someone on your team starts.',
  login: 'Use it when a program starts without tokens.',
  refresh: 'Use it before the access token expires.',
  logout: 'Use it when someone leaves a shared computer.',
  'change-password': 'Use it in the settings of an account.',
  'forgot-password': 'Use it when someone can’t log in anymore.',
  'reset-password': 'Use it with the token from the email.',
  'delete-account': 'Use it when someone wants to leave for good.',
  'list-categories': 'Use it to filter a list of articles.',
  'list-articles': 'Use it to show our blog on your own page.',
  'read-article': 'Use it to show one article on your own page.',
  'demo-slots': 'Use it to show free times in your own calendar.',
  'demo-request': 'Use it to book a demo from your own form.',
  'contact-request': 'Use it to send us a message from your own form.',
  'agent-request': 'Use it to ask for an AI employee of your own.',
  'chatbot-request': 'Use it to ask for a chatbot like your preview.',
  'read-booking': 'Use it before you move or cancel a demo.',
  'change-booking': 'Use it when the visitor needs another time.',
  socket: 'Use it before every event, and after a lost connection.',
  'ai-message': 'Use it to hand an AI employee a question or a task.',
  'get-room-threads': 'Use it after a reconnect.',
  'get-thread-messages': 'Use it to show earlier messages as the reader scrolls up.',
  'update-last-read': 'Use it when the user opens the room.',
  'lead-received': 'Use it to put leads into your CRM.',
  'demo-moved': 'Use it to update your host’s calendar.',
  'demo-cancelled': 'Use it to clear your host’s calendar.',
  'consent-withdrawn': 'Use it to stop sending content to that address.',
};

/**
 * The page of one endpoint. The reference itself shows the first endpoint too, and that is the address that other
 * pages link to and that search engines should list.
 */
export function endpointPage(endpoint: Endpoint): PageRecord {
  const otherNames = OTHER_NAMES[endpoint.slug];
  const use = USES[endpoint.slug];
  return {
    path: endpointPath(endpoint),
    title: `${endpoint.title} – API reference`,
    description: [endpoint.summary.replaceAll('`', ''), use ?? 'With fields, responses and examples.'].join(
      ' ',
    ),
    ...(otherNames !== undefined && { keywords: otherNames }),
    listed: 'in sitemap',
    card: { title: endpoint.title, line: 'API reference' },
    ...(endpoint === firstEndpoint && { path: reference().path, card: cardOf(reference()) }),
  };
}

export const pages = (): readonly PageRecord[] =>
  pageEndpoints.filter((endpoint) => endpoint !== firstEndpoint).map(endpointPage);
