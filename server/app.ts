import { documentAt } from 'contract/content/pages-off.ts';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createHttp } from './create-http.ts';
import { addQuestionCalls, addTryCalls } from './modules/answers/answers.calls.ts';
import { addAsk } from './modules/answers/ask/ask.plugin.ts';
import { addSearch } from './modules/answers/search/search.plugin.ts';
import { addBlog } from './modules/blog/blog.plugin.ts';
import { addArticleCalls } from './modules/blog/desk/articles.calls.ts';
import { BOOKING_CHANGES } from './modules/bookings/bookings.events.ts';
import { addBookings } from './modules/bookings/bookings.plugin.ts';
import { addCalendars } from './modules/bookings/calendars/calendars.plugin.ts';
import { openBookingLinks } from './modules/bookings/demos/booking-links.ts';
import { createBookingPages } from './modules/bookings/demos/drawn-booking-pages.ts';
import { addCalendarCalls } from './modules/bookings/desk/calendar.calls.ts';
import { openCalendarParts } from './modules/bookings/desk/calendar-parts.ts';
import { addDesk } from './modules/desk/desk.plugin.ts';
import { isDeskOn } from './modules/desk/desk.settings.ts';
import { addNotifications } from './modules/leads/deliveries/notifications.plugin.ts';
import { createDeskMails } from './modules/leads/desk/desk-mails.ts';
import { createTurns } from './modules/leads/desk/give-in-turn.ts';
import { addLeadCalls } from './modules/leads/desk/leads.calls.ts';
import { addNumberCalls } from './modules/leads/desk/numbers.calls.ts';
import { countWork, releaseWork } from './modules/leads/desk/release-work.ts';
import { addInbox } from './modules/leads/inbox/inbox.plugin.ts';
import { createConsents } from './modules/leads/intake/consents.ts';
import type { LeadStore } from './modules/leads/intake/leads.store.ts';
import { channelRecipients } from './modules/leads/leads.channels.ts';
import { LEAD_CHANGES } from './modules/leads/leads.events.ts';
import { addLeads } from './modules/leads/leads.plugin.ts';
import { addHealthCalls } from './modules/operations/desk/health.calls.ts';
import { addNewsCall } from './modules/operations/desk/news.calls.ts';
import { addPrivacyCalls } from './modules/operations/desk/privacy.calls.ts';
import { addUpgradeCalls } from './modules/operations/desk/upgrade.calls.ts';
import { OPERATION_CHANGES } from './modules/operations/operations.events.ts';
import { statedIn } from './modules/site/company.settings.ts';
import { addContentCalls } from './modules/site/desk/content.calls.ts';
import { addScheduledSets } from './modules/site/desk/scheduled-sets.ts';
import { addSetPreviews } from './modules/site/desk/set-previews.routes.ts';
import { storedFiles } from './modules/site/drawn-pages.ts';
import { pageTitles } from './modules/site/page-titles.ts';
import { DRAFT_CHANGES } from './modules/site/site.events.ts';
import { addSite } from './modules/site/site.plugin.ts';
import { sendNotFoundPage } from './modules/site/site.routes.ts';
import type { Site } from './modules/site/site-files.ts';
import { addVisitCalls } from './modules/visits/desk/visits.calls.ts';
import { addVisits, type Visits } from './modules/visits/visits.plugin.ts';
import { NO_PLATFORM, type OpenPlatform, type Platform } from './platform/platform.ts';
import type { AppContext } from './plugins/app-context.ts';
import { type DatabaseRole, PRIMARY_DATABASE } from './plugins/database/installation.ts';
import type { Database } from './plugins/database/schema.ts';
import { ClientNetworks } from './plugins/http/client-network.ts';
import { Connections, shutDownGracefully } from './plugins/http/connections.ts';
import { addHealthRoutes } from './plugins/http/health.routes.ts';
import { createMetrics, type Metrics } from './plugins/http/metrics.ts';
import { connectRedis } from './plugins/http/redis.ts';
import { FIXED_SETTINGS, type LiveSettings } from './plugins/live-settings.ts';
import { mailOrigin, senderOf } from './plugins/mail/sender.ts';
import type { Config } from './plugins/settings/config.ts';
import { knownOrigins } from './plugins/settings/known-origins.ts';
import type { Clock } from './shared/clock.ts';
import { content } from './shared/content.ts';
import { WatchedMap } from './shared/watched-map.ts';

export interface AppParts {
  config: Config;
  database: Database;
  site: Site;
  clock: Clock;
  logger: Logger;
  /** Build that `/healthz` reports beside the version; a test names none. */
  build?: string;
  /** Role of the database: the live one, or a copy that sends nothing. */
  databaseRole?: DatabaseRole;
  /** Replaces the durable store, for measurements. */
  leadStore?: LeadStore;
  /** Messages about leads are sent; without it, a test leaves no email behind. */
  delivers?: boolean;
  /**
   * The index of the search is read after the start, and the booking page drawn; a test that does not ask for it pays
   * nothing for it.
   */
  prepares?: boolean;
  /** Accounts, the chat and `/mcp`; a server that is given none has none. */
  openPlatform?: OpenPlatform;
  metrics?: Metrics;
  /** Takes the addresses of pages that could not be drawn. */
  undrawn?: Set<string>;
  /** Settings that the desk can change; without it, none. */
  settings?: LiveSettings;
}

/** The whole server, apart from the process: closing it finishes what is under way, the database stays open. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, database, databaseRole = PRIMARY_DATABASE, clock, logger } = parts;
  const { settings = FIXED_SETTINGS } = parts;
  const { metrics = createMetrics(), delivers = false, prepares = false } = parts;
  // What visitors are sent: pages of it are replaced as they are drawn again.
  const files = new WatchedMap(
    await storedFiles(
      { files: parts.site.files, ...(prepares && { store: parts.site.store }) },
      { ...statedIn(config), origin: parts.site.origin },
    ),
  );
  const site = { ...parts.site, files };
  const { openPlatform = async () => NO_PLATFORM } = parts;
  const connections = new Connections();
  const networks = new ClientNetworks(config.trustedProxies);
  const http = {
    ...{ config, logger, metrics },
    origins: knownOrigins(config),
    isSecure: config.publicUrl?.startsWith('https:') ?? false,
  };
  let isClosing = false;
  let renew = (_path: string): void => {};
  let visits: Visits | undefined;
  let platform: Platform = NO_PLATFORM;
  const { app, findAllowedMethods } = createHttp(site, http, {
    ...{ networks, connections },
    gate: () => platform.gate,
    answerElsewhere: (request, response) => platform.answerOnFastPath(request, response),
    isClosing: () => isClosing,
    onAsked(file, request) {
      renew(file.path);
      if (file.isPage) visits?.countPage(request, file.path);
      else if (file.page !== undefined) visits?.countPage(request, file.page);
    },
  });
  const context: AppContext = {
    ...{ ...http, settings, database, databaseRole, clock },
    undrawn: parts.undrawn ?? new Set(),
    redis: config.redisUrl === null ? null : await connectRedis(app, config.redisUrl),
    onRateLimited: () => metrics.countRefused('rate_limited'),
  };
  const counted = addVisits(
    app,
    context,
    (path) => site.files.get(path)?.isPage ?? content().names.includes(documentAt(path, '') ?? ''),
  );
  visits = counted;
  addHealthRoutes(app, { ...context, build: parts.build ?? 'test' }, () => isClosing);

  // What visitors read.
  const blog = await addBlog(app, context);
  const { passages, search, topics, onUnanswered } = addSearch(app, context, { site, blog });
  const ask = addAsk(app, context, { passages, topics, titleOf: pageTitles(site), onUnanswered });
  const locals = {
    ...{ blog, search: search.find },
    ask: (question: string, earlier: string[]) => ask.answer({ content: question, earlier }),
  };
  const { markdown, renderForOne, drawn } = await addSite(app, context, {
    ...{ site, files, locals, findAllowedMethods, prepares },
    findRevision: blog.findState,
    findRecipients: () => channelRecipients(config),
    onPage: counted.countPage,
  });

  renew = drawn.renew;

  // What they send.
  const links = await openBookingLinks(database, clock);
  const notifications = addNotifications(app, context, {
    ...{ brand: site.mailBrand, links, delivers },
    deskMails: createDeskMails({ database, config }),
  });
  addInbox(app, context);
  const calendars = { links, outbox: notifications.demos, productName: site.name };
  const busyTimes = addCalendars(app, context, calendars);
  const bookings = await addBookings(app, context, {
    busyTimes,
    links,
    outbox: notifications.demos,
    consents: createConsents({ database, clock, outbox: notifications.consents }),
    canConfirm: mailOrigin(config) !== undefined,
    pages: createBookingPages(site, renderForOne, config.publicUrl),
    showDays: prepares ? drawn.showDays : undefined,
    feed: {
      productName: site.name,
      sender: senderOf(config),
      showNothing: (request, reply) => sendNotFoundPage(site, request, reply),
    },
  });
  const leadStoreIn = await addLeads(app, context, {
    ...{ productName: site.name, outbox: notifications, bookings, links },
    leadStore: parts.leadStore,
    turns: isDeskOn(config) ? createTurns({ database, clock, log: app.log }) : undefined,
  });

  // What the marketing team works with.
  if (prepares) addScheduledSets(app, { ...context, site });
  if (isDeskOn(config)) addSetPreviews(app, context, { renderForOne, site });
  await addDesk(app, context, {
    ...{ productName: site.name, brand: site.mailBrand, networks, release: releaseWork, countWork },
    findIcon: () => site.files.get('/icon.svg'),
    watched: [...LEAD_CHANGES, ...BOOKING_CHANGES, ...OPERATION_CHANGES, ...DRAFT_CHANGES],
    addCalls(desk) {
      const calendar = openCalendarParts({ ...context, demos: notifications.demos, links, busyTimes });
      addCalendarCalls(desk, calendar);
      addLeadCalls(desk, { ...calendar, leadStoreIn, productName: site.name });
      addContentCalls(desk, context, { renderForOne, site });
      addArticleCalls(desk, { ...context, blog, renderForOne });
      addNumberCalls(desk, context);
      addVisitCalls(desk, context);
      addQuestionCalls(desk, context);
      addTryCalls(desk, context, { passages, topics, titleOf: pageTitles(site) });
      addHealthCalls(desk, { ...context, brand: site.mailBrand, build: parts.build ?? 'test' });
      addUpgradeCalls(desk, context);
      addNewsCall(desk, context);
      addPrivacyCalls(desk, { ...context, busyTimes });
    },
  });

  // The application behind the site, and visitors' own agents.
  platform = await openPlatform(app, context, {
    ...{ site, passages, topics, ask, networks, pages: markdown },
    callSite: async ({ network, ...call }) => {
      const { statusCode, headers, payload } = await app.inject({ ...call, remoteAddress: network });
      return { statusCode, headers, payload };
    },
  });

  app.addHook('preClose', async () => {
    isClosing = true;
    const delivered = notifications.stop(config.shutdownTimeoutMs / 2);
    await shutDownGracefully(app.server, connections, config.shutdownTimeoutMs);
    await platform.close(config.shutdownTimeoutMs / 2);
    await delivered;
  });
  return app;
}
