import { bookingPath, consentPath } from 'contract/site/addresses.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { requireReadableBody } from '../../../plugins/http/request-body.ts';
import type { Config } from '../../../plugins/settings/config.ts';
import type { Clock } from '../../../shared/clock.ts';
import { isOver } from './booking.ts';
import type { BookingLinks } from './booking-links.ts';
import type { BookingPages } from './booking-pages.routes.ts';
import type { BookingStore } from './bookings.store.ts';
import type { Consents } from './consents.ts';

interface ConsentRoutes {
  consents: Consents;
  store: Pick<BookingStore, 'find'>;
  links: Pick<BookingLinks, 'readToken'>;
  pages: Pick<BookingPages, 'showConsent' | 'showNothing'>;
  clock: Clock;
  config: Pick<Config, 'publicUrl'>;
}

interface Opening {
  Params: { token: string };
}

/**
 * Adds the page on which a visitor withdraws the consent to receive content, for anyone who has the link, as long as
 * the request is kept: also when its demo is over, was canceled, or never was. A GET changes nothing, nor does a second
 * POST.
 */
export function addConsentRoutes(
  app: FastifyInstance,
  { consents, store, links, pages, clock, config }: ConsentRoutes,
): void {
  app.get<Opening>(consentPath(':token'), async (request, reply): Promise<FastifyReply> => {
    const { token } = request.params;
    const leadId = (await links.readToken(token))?.leadId;
    const consent = leadId && (await consents.find(leadId));
    if (!consent) return pages.showNothing(request, reply);
    const view = {
      path: consentPath(token),
      withdrawnAt: consent.withdrawnAt ?? null,
      managePath: (await isToCome(leadId)) ? bookingPath(token) : null,
    };
    return pages.showConsent(view, request, reply);
  });

  app.post<Opening>(consentPath(':token'), {
    onRequest: async ({ headers }) => requireReadableBody(headers),
    handler: async (request, reply): Promise<FastifyReply> => {
      const { token } = request.params;
      const read = await links.readToken(token);
      const consent = read && (await consents.withdraw(read.leadId));
      if (!consent) return pages.showNothing(request, reply);
      return reply.redirect((config.publicUrl ?? '') + consentPath(token), 303);
    },
  });

  async function isToCome(leadId: string): Promise<boolean> {
    const booking = await store.find(leadId);
    return booking !== undefined && !isOver(booking, clock()) && booking.start > clock();
  }
}
