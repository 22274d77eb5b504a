import { HostAnswer, type HostView } from 'contract/bookings/host-view.ts';
import { intervalAt } from 'contract/bookings/office.ts';
import { hostAnswerPath } from 'contract/site/addresses.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { requireReadableBody, tidyBody } from '../../../plugins/http/request-body.ts';
import type { Config } from '../../../plugins/settings/config.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { Booking } from '../demos/booking.ts';
import type { BookingLinks } from '../demos/booking-links.ts';
import type { BookingPages } from '../demos/booking-pages.routes.ts';
import type { BookingStore } from '../demos/bookings.store.ts';
import type { FreeSlots } from '../demos/free-slots.ts';
import { type AskedHost, isAsked } from './host-changes.ts';
import { releaseDemo } from './release-demo.ts';

interface HostRoutes {
  store: Pick<BookingStore, 'find' | 'confirmByHost' | 'reassign' | 'offer'>;
  links: Pick<BookingLinks, 'readHostToken'>;
  freeSlots: Pick<FreeSlots, 'findAlternatives'>;
  pages: Pick<BookingPages, 'showHost' | 'showNothing'>;
  clock: Clock;
  config: Pick<Config, 'publicUrl' | 'office'>;
}

interface Opening {
  Params: { token: string };
}

/** A demo, and the host who opened its page. */
interface OpenedDemo {
  booking: Booking;
  asked: AskedHost;
}

/**
 * Adds the page on which a host confirms a demo, or says that it can't be, with the link in the email. A GET changes
 * nothing, since programs follow the links in mails; an answer is taken once.
 */
export function addHostRoutes(app: FastifyInstance, parts: HostRoutes): void {
  const { store, links, freeSlots, pages, clock, config } = parts;

  app.get<Opening>(hostAnswerPath(':token'), async (request, reply): Promise<FastifyReply> => {
    const opened = await open(request.params.token);
    if (!opened) return pages.showNothing(request, reply);
    return pages.showHost(describe(opened, request.params.token), request, reply);
  });

  app.post<Opening & { Body: HostAnswer }>(hostAnswerPath(':token'), {
    schema: { body: HostAnswer },
    onRequest: async ({ headers }) => requireReadableBody(headers),
    preValidation: async (request) => tidyBody(request.body),
    handler: async (request, reply): Promise<FastifyReply> => {
      const { token } = request.params;
      const opened = await open(token);
      if (!opened) return pages.showNothing(request, reply);
      const { booking, asked } = opened;
      const isOpen = isAsked(booking, asked);
      if (isOpen && request.body.answer === 'no') {
        await releaseDemo({ store, freeSlots }, booking.leadId, asked);
        // With another host its link no longer works, so this answer is the only place for the message.
        return pages.showHost({ ...describe(opened, token), state: 'declined' }, request, reply);
      }
      if (isOpen) await store.confirmByHost(booking.leadId, asked);
      return reply.redirect((config.publicUrl ?? '') + hostAnswerPath(token), 303);
    },
  });

  /** Opens a demo only as long as it is to come, with the host and the time about which that host was asked. */
  async function open(token: string): Promise<OpenedDemo | undefined> {
    let opened: OpenedDemo | undefined;
    const leadId = await links.readHostToken(token, async (id) => {
      const booking = await store.find(id);
      if (!booking?.host) return undefined;
      opened = { booking, asked: { hostId: booking.host.id, sequence: booking.sequence } };
      return opened.asked;
    });
    return leadId !== undefined && opened && opened.booking.start > clock() ? opened : undefined;
  }

  function describe({ booking, asked }: OpenedDemo, token: string): HostView {
    const answered = booking.offeredAt ? 'declined' : 'confirmed';
    return {
      ...intervalAt(config.office, booking.start),
      state: isAsked(booking, asked) ? 'open' : answered,
      path: hostAnswerPath(token),
    };
  }
}
