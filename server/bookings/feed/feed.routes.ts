import { CALENDAR_FEED } from 'contract/site/addresses.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { writePublishedCalendar } from '../../calendar/published-calendar.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/schema.ts';
import { etagOf } from '../../web/entity-tag.ts';
import { ownOrigin } from '../../web/own-origin.ts';
import { sendTagged } from '../../web/send-tagged.ts';
import type { BookingLinks } from '../booking-links.ts';
import { isFeedName } from './feed-address.ts';
import { readFeedEvents } from './feed-events.ts';

interface FeedRoutes {
  database: Database;
  links: Pick<BookingLinks, 'makeToken'>;
  clock: Clock;
  config: Pick<Config, 'publicUrl' | 'demoMeetingUrl'>;
  productName: string;
  /** Whom the invitations are from. */
  sender: string;
  /** As any address that is none. */
  showNothing: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
}

/** So far back a calendar shows what was. */
const PAST_MS = 30 * 86_400_000;
const REFRESH_MINUTES = 15;
/** Asked for again each time: a demo that is canceled must not stand there for longer. No other cache may keep it. */
const PRIVATE = 'private, no-cache';

/**
 * The team's calendar of demos, at an address that only its owners know. It is written anew for each request, a page at
 * a time; whoever has it already is told so.
 */
export function addFeedRoutes(app: FastifyInstance, parts: FeedRoutes): void {
  const { database, links, clock, config, productName, sender, showNothing } = parts;

  // A wildcard, so that no wrong method makes an address with the secret in it one that is known, and logged.
  app.get<{ Params: { '*': string } }>(`${CALENDAR_FEED}/*`, async (request, reply) => {
    if (!(await isFeedName(database, request.params['*']))) return showNothing(request, reply);
    const text = await writePublishedCalendar(
      { name: `${productName} demos`, refreshMinutes: REFRESH_MINUTES, producer: productName },
      readFeedEvents(database, new Date(clock().getTime() - PAST_MS), {
        links,
        origin: ownOrigin(request, config.publicUrl),
        meetingUrl: config.demoMeetingUrl,
        organizer: { name: productName, email: sender },
      }),
    );
    reply.headers({
      'cache-control': PRIVATE,
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'content-disposition': 'inline; filename="demos.ics"',
    });
    return sendTagged(request, reply, { body: text, etag: etagOf(text) }, 'text/calendar; charset=utf-8');
  });
}
