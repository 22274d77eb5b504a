import { CALENDAR_FEED } from 'contract/site/addresses.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../plugins/database/schema.ts';
import { etagOf, sendTagged, type Tagged } from '../../../plugins/http/entity-tag.ts';
import { ownOrigin } from '../../../plugins/http/origin.ts';
import type { Config } from '../../../plugins/settings/config.ts';
import type { Clock } from '../../../shared/clock.ts';
import { writeCalendarInPages } from '../calendar/calendar-writer.ts';
import type { BookingLinks } from '../demos/booking-links.ts';
import { findFeedHost, isFeedName } from './feed-address.ts';
import { readFeedEvents } from './feed-events.ts';
import { type FeedWindow, feedWindow, findFeedState } from './feed-window.ts';

export interface FeedRoutes {
  database: Database;
  links: Pick<BookingLinks, 'makeToken'>;
  clock: Clock;
  config: Pick<Config, 'publicUrl' | 'demoMeetingUrl'>;
  productName: string;
  /** Email address that invitations are from. */
  sender: string;
  /** Answers as for an unknown address. */
  showNothing: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
}

const REFRESH_MINUTES = 15;
const MOST_FEEDS = 101;
/** No lead's id: its token changes with the key of all links. */
const NO_LEAD = '00000000-0000-0000-0000-000000000000';
/**
 * Caching with a request each time: a demo that is canceled must not stand there for longer. No other cache may keep
 * it.
 */
const PRIVATE = 'private, no-cache';

/**
 * The team's calendar of demos, and that of each host, at addresses that only their owners know. Its text is kept until
 * a booking changes; a calendar program that has it already gets 304.
 */
export function addFeedRoutes(app: FastifyInstance, parts: FeedRoutes): void {
  const { database, links, clock, config, productName, sender, showNothing } = parts;
  // One for the team, and one for each host.
  const latest = new LRUCache<string, { key: string; feed: Promise<Tagged> }>({ max: MOST_FEEDS });

  /** Finds the feed; concurrent requests for the same one wait until it is written once. */
  async function findFeed(origin: string, hostId?: string): Promise<Tagged> {
    const window = feedWindow(clock());
    const state = await findFeedState(database, window);
    const key = JSON.stringify([origin, window, state, await links.makeToken(NO_LEAD)]);
    const owner = hostId ?? '';
    const known = latest.get(owner);
    if (known?.key === key) return known.feed;
    const feed = writeFeed(origin, window, hostId);
    latest.set(owner, { key, feed });
    feed.catch(() => {
      if (latest.get(owner)?.feed === feed) latest.delete(owner);
    });
    return feed;
  }

  async function writeFeed(origin: string, window: FeedWindow, hostId: string | undefined): Promise<Tagged> {
    const body = await writeCalendarInPages(
      {
        ...{ method: 'PUBLISH', producer: productName },
        ...{ name: `${productName} demos`, refreshMinutes: REFRESH_MINUTES },
      },
      readFeedEvents(database, window, {
        ...{ links, origin },
        meetingUrl: config.demoMeetingUrl,
        organizer: { name: productName, email: sender },
        hostId,
      }),
    );
    return { body, etag: etagOf(body) };
  }

  // A wildcard, so that a wrong method does not make an address with the secret a known one, which is logged.
  app.get<{ Params: { '*': string } }>(`${CALENDAR_FEED}/*`, async (request, reply) => {
    const name = request.params['*'];
    const isTeams = await isFeedName(database, name, clock());
    const hostId = isTeams ? undefined : await findFeedHost(database, name);
    if (!isTeams && hostId === undefined) return showNothing(request, reply);
    const feed = await findFeed(ownOrigin(request, config.publicUrl), hostId);
    reply.headers({
      'cache-control': PRIVATE,
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'content-disposition': 'inline; filename="demos.ics"',
    });
    return sendTagged(request, reply, feed, 'text/calendar; charset=utf-8');
  });
}
