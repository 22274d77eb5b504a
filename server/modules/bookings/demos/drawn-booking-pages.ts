import { BOOKING_PAGE, consentPath, hostAnswerPath, THANK_YOU_PAGE } from 'contract/site/addresses.ts';
import type { SiteLocals } from 'contract/site/site-locals.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { preferredCoding } from '../../../plugins/http/content-coding.ts';
import { ownOrigin } from '../../../plugins/http/origin.ts';
import { type RenderedPages, type Site, sendNotFoundPage, sendPrivatePage } from '../../site/site.queries.ts';
import type { BookingPages } from './booking-pages.routes.ts';

/** Addresses that the renderer gets: without a token, which it would log when it fails. */
const TARGETS = {
  booking: `${BOOKING_PAGE}/of`,
  booked: `${THANK_YOU_PAGE}/of`,
  consent: consentPath('of'),
  host: hostAnswerPath('of'),
} as const;

/**
 * Draws the pages of a booking with the site's own code. Their links hold the booking's token, so they lead to where
 * this visitor sees the site, as the answer to the booking does.
 */
export function createBookingPages(
  site: Site,
  renderForOne: RenderedPages['renderForOne'],
  publicUrl: string | null,
): BookingPages {
  async function show(
    page: keyof typeof TARGETS,
    view: Pick<SiteLocals, 'booking' | 'consent' | 'hosted'>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { network, headers } = request;
    const coding = preferredCoding(headers['accept-encoding']);
    const own = { ...view, origin: ownOrigin(request, publicUrl) };
    const rendered = await renderForOne({ target: TARGETS[page], network, coding }, own);
    return sendPrivatePage(rendered, request, reply);
  }

  return {
    show: (page, booking, request, reply) => show(page, { booking }, request, reply),
    showConsent: (consent, request, reply) => show('consent', { consent }, request, reply),
    showHost: (hosted, request, reply) => show('host', { hosted }, request, reply),
    showNothing: (request, reply) => sendNotFoundPage(site, request, reply, site.files.get(BOOKING_PAGE)),
  };
}
