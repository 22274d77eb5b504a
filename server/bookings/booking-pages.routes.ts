import { BOOKING_ACTIONS, type BookingAction, type BookingView } from 'contract/bookings/booking-view.ts';
import { LINK_DAYS } from 'contract/bookings/demo-calendar-rules.ts';
import { type DemoInterval, indiaDate, intervalAt, laterDate } from 'contract/leads/demo-slots.ts';
import { DEMO_LABELS } from 'contract/leads/forms/demo-words.ts';
import { bookedPath, bookingPath } from 'contract/site/addresses.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { InvalidRequest, NotFound } from '../errors.ts';
import { isForm, requireReadableBody } from '../web/media-type.ts';
import { tidyBody } from '../web/tidy-body.ts';
import { type BookingRules, findBookingProblem } from './booking.rules.ts';
import { BookingChanged, invalidTime, SlotTaken } from './booking-errors.ts';
import type { BookingLinks } from './booking-links.ts';
import type { Booking, BookingStore, ChangeOutcome } from './bookings.store.ts';
import type { DemoCalendar } from './calendar.ts';

/** The site, as far as it draws pages for one reader; no cache, no index and no `Referer` gets to see them. */
export interface BookingPages {
  show(page: 'booking' | 'booked', view: BookingView, request: FastifyRequest, reply: FastifyReply): Answer;
  /** As any address that is none. */
  showNothing(request: FastifyRequest, reply: FastifyReply): Answer;
}

type Answer = FastifyReply | Promise<FastifyReply>;

interface BookingRoutes {
  store: Pick<BookingStore, 'find' | 'move' | 'cancel'>;
  links: BookingLinks;
  calendar: Pick<DemoCalendar, 'listDays' | 'findAlternatives'>;
  pages: BookingPages;
  clock: Clock;
  config: BookingRules & Pick<Config, 'publicUrl' | 'demoMeetingUrl'>;
}

const DAY_MS = 86_400_000;
/** How far ahead the form that moves a booking offers half-hours. */
const DAYS_TO_MOVE_TO = 21;
const FOR_ONE_READER = 'private, no-store';

/** What the forms of a booking's page post, and a script as JSON. */
const ChangeRequest = Type.Object(
  {
    action: Type.Enum([...BOOKING_ACTIONS]),
    sequence: Type.String({ pattern: '^[0-9]{1,9}$' }),
    startDateTime: Type.Optional(Type.String({ maxLength: 40 })),
  },
  { additionalProperties: false },
);

interface Change {
  Params: { token: string };
  Body: { action: BookingAction; sequence: string; startDateTime?: string };
}

/**
 * The pages of one booking, for whoever has its link (decision 047). A GET changes nothing, since programs follow the
 * links in mails. A page of another site can post no change: it would need the token, and no cookie stands in for it.
 */
export function addBookingRoutes(app: FastifyInstance, parts: BookingRoutes): void {
  const { store, links, calendar, pages, clock, config } = parts;
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': FOR_ONE_READER,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
  });

  for (const page of ['booking', 'booked'] as const) {
    const pathOf = page === 'booking' ? bookingPath : bookedPath;
    app.get<{ Params: { token: string } }>(pathOf(':token'), async (request, reply) => {
      const { token } = request.params;
      const booking = await find(token);
      if (!booking || booking.state === 'cancelled') return pages.showNothing(request, reply);
      return pages.show(page, await describe(booking, token, page === 'booking'), request, reply);
    });
  }

  app.post<Change>(bookingPath(':token'), {
    schema: { body: ChangeRequest },
    config: { fieldLabels: DEMO_LABELS },
    onRequest: async ({ headers }) => requireReadableBody(headers),
    preValidation: async ({ body }) => tidyBody(body),
    handler: async (request, reply) => {
      const booking = await find(request.params.token);
      const outcome: ChangeOutcome = booking ? await change(booking, request.body) : { kind: 'gone' };
      return answer(outcome, request, reply);
    },
  });

  /** Also a cancelled one; none whose links are over. */
  async function find(token: string): Promise<Booking | undefined> {
    const leadId = await links.readToken(token);
    const booking = leadId === undefined ? undefined : await store.find(leadId);
    const isOver = booking && booking.end.getTime() + LINK_DAYS * DAY_MS <= clock().getTime();
    return isOver ? undefined : booking;
  }

  async function change({ leadId, start }: Booking, body: Change['Body']): Promise<ChangeOutcome> {
    const seen = { sequence: Number(body.sequence) };
    if (body.action === 'cancel') return store.cancel(leadId, seen);
    const wanted = new Date(body.startDateTime ?? '');
    if (Number.isNaN(wanted.getTime())) throw invalidTime('not_on_grid');
    const problem = findBookingProblem(intervalOf(body, wanted), config, clock());
    // Where it is already, it may stay, whatever the operator has decided since.
    if (problem && wanted.getTime() !== start.getTime()) throw invalidTime(problem);
    const outcome = await store.move(leadId, wanted, seen);
    if (outcome.kind !== 'refused') return outcome;
    if (outcome.refusal === 'closed') throw invalidTime('closed');
    throw new SlotTaken(await calendar.findAlternatives(wanted));
  }

  async function answer(outcome: ChangeOutcome, request: FastifyRequest<Change>, reply: FastifyReply) {
    const { token } = request.params;
    const isPosted = isForm(request.headers);
    if (outcome.kind === 'past')
      throw new InvalidRequest('This demo has already started, so it can’t be changed anymore.');
    if (outcome.kind === 'refused') throw new Error('a refusal was not told');
    if (outcome.kind === 'gone') {
      if (isPosted) return pages.showNothing(request, reply);
      throw new NotFound();
    }
    if (outcome.kind === 'outdated') {
      if (isPosted) return reply.redirect(here(token), 303);
      throw new BookingChanged();
    }
    const { booking } = outcome;
    if (!isPosted) return reply.send(await describe(booking, token, false));
    // Its link leads nowhere from now on, so that this answer is the only place to say it.
    if (booking.state === 'cancelled') {
      return pages.show('booking', await describe(booking, token, false), request, reply);
    }
    return reply.redirect(`${here(token)}#moved`, 303);
  }

  function here(token: string): string {
    return (config.publicUrl ?? '') + bookingPath(token);
  }

  async function describe(booking: Booking, token: string, isToMove: boolean): Promise<BookingView> {
    const now = clock();
    const isPast = booking.start <= now;
    const today = indiaDate(now);
    const days =
      isToMove && !isPast ? await calendar.listDays(today, laterDate(today, DAYS_TO_MOVE_TO - 1)) : [];
    return {
      ...intervalAt(booking.start),
      id: booking.leadId,
      state: booking.state === 'cancelled' ? 'cancelled' : 'booked',
      isPast,
      sequence: booking.sequence,
      managePath: bookingPath(token),
      meetingUrl: config.demoMeetingUrl,
      days: days
        .map(({ date, slots }) => ({ date, slots: slots.filter(({ freeSeats }) => freeSeats > 0) }))
        .filter(({ slots }) => slots.length > 0),
    };
  }
}

/** As it was written, so that another spelling of a moment is refused as everywhere. */
function intervalOf({ startDateTime = '' }: Change['Body'], wanted: Date): DemoInterval {
  return { startDateTime, endDateTime: intervalAt(wanted).endDateTime };
}
