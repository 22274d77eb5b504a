import type { IncomingMessage } from 'node:http';
import { DEMO_SLOTS_PATH, IDEMPOTENT_REPLAYED_HEADER, LEAD_KINDS, LEAD_PATHS } from 'contract/api-paths.ts';
import { intervalAt } from 'contract/bookings/office.ts';
import { MINUTE_MS } from 'contract/dates.ts';
import { UNKNOWN_PAGE, type VisitStep } from 'contract/desk/visits.ts';
import { BLOG_PAGE, ROI_RESULT_PAGE } from 'contract/site/addresses.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../plugins/app-context.ts';
import type { Config } from '../../plugins/settings/config.ts';
import type { Clock } from '../../shared/clock.ts';
import { runRegularly } from '../../shared/run-regularly.ts';
import { VisitCounter } from './visit-counter.ts';
import { writeRegularly } from './visit-writer.ts';
import { foldOld } from './visits.store.ts';
import { addVitalsRoute } from './vitals.routes.ts';

const FOLD_EVERY_MS = 3_600_000;
/** Articles as one: a day has too few readers of each. */
const ARTICLES = `${BLOG_PAGE}/*`;
const LEAD_CALLS: ReadonlySet<string> = new Set(LEAD_KINDS.map((kind) => LEAD_PATHS[kind]));

export interface Visits {
  /** Counts a page that was answered to a GET. @param page its address; without one, the site has no such page */
  countPage: (request: IncomingMessage, page: string | undefined) => void;
}

/** Counts pages and calls, without a mark on anyone who asks for them. */
export function addVisits(
  app: FastifyInstance,
  { config, database, clock, logger, isSecure, onRateLimited }: AppContext,
  isPage: (path: string) => boolean,
): Visits {
  const hourNow = hourClock(clock, config);
  const counter = new VisitCounter({ hourNow, isSecure });
  const warn = (what: string) => (err: unknown) => logger.warn({ err }, what);
  const writer = writeRegularly({
    ...{ counter, database, clock },
    onFailure: warn('visits could not be stored, and are tried again'),
  });
  const fold = () => foldOld(database, hourNow(), clock());
  let stopFolding = async () => {};
  app.addHook('onListen', () => {
    stopFolding = runRegularly(fold, FOLD_EVERY_MS, warn('old sums of visits could not be added up'));
  });
  app.addHook('onClose', async () => {
    await stopFolding();
    await writer.stop();
  });

  app.addHook('onResponse', async ({ method, headers, routeOptions }, reply) => {
    const step = stepOf(method, routeOptions.url, reply.statusCode);
    // The same form, sent again by a browser that had no answer.
    if (reply.hasHeader(IDEMPOTENT_REPLAYED_HEADER)) return;
    if (step) counter.countStep(headers, step, pageOf(headers.referer));
  });

  addVitalsRoute(app, {
    onRateLimited,
    count(headers, report) {
      const page = pathOf(headers.referer).startsWith(`${BLOG_PAGE}/`) ? ARTICLES : pageOf(headers.referer);
      if (page !== UNKNOWN_PAGE) counter.countVitals(headers, page, report);
    },
  });

  function pageOf(referer: string | undefined): string {
    const path = pathOf(referer);
    return isPage(path) ? path : UNKNOWN_PAGE;
  }

  return {
    countPage({ method, headers, url = '' }, page = UNKNOWN_PAGE) {
      if (method !== 'GET') return;
      counter.countPage(headers, page, url);
      if (page === ROI_RESULT_PAGE) counter.countStep(headers, 'calculated', page);
    },
  };
}

function pathOf(referer: string | undefined): string {
  return (referer === undefined ? undefined : URL.parse(referer)?.pathname) ?? '';
}

/** Step of the way to a demo that an answered call is. */
export function stepOf(method: string, route: string | undefined, status: number): VisitStep | undefined {
  if (route === DEMO_SLOTS_PATH) return method === 'GET' && status === 200 ? 'times' : undefined;
  if (method !== 'POST' || route === undefined || !LEAD_CALLS.has(route)) return undefined;
  // A form without script is sent on to another page.
  if (status === 201 || status === 303) return 'sent';
  return status === 400 || status === 409 || status === 422 ? 'refused' : undefined;
}

/** Reads the hour by the clock of the office, `2026-11-29T13`; reckoned once a minute. */
function hourClock(clock: Clock, { office }: Pick<Config, 'office'>): () => string {
  let minute = Number.NaN;
  let hour = '';
  return () => {
    const now = clock();
    const current = Math.floor(now.getTime() / MINUTE_MS);
    if (current !== minute) hour = intervalAt(office, now).startDateTime.slice(0, 13);
    minute = current;
    return hour;
  };
}
