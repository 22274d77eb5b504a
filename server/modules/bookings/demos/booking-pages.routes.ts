import { bookingCallPath } from 'contract/api-paths.ts';
import {
  BOOKING_DAYS_FROM,
  BOOKING_FIELDS,
  type BookingAction,
  type BookingView,
} from 'contract/bookings/booking-view.ts';
import { LINK_DAYS } from 'contract/bookings/demo-calendar-rules.ts';
import type { HostView } from 'contract/bookings/host-view.ts';
import { BookingChange } from 'contract/bookings/managed-booking.ts';
import { type DemoInterval, dayOf, intervalAt, type Office } from 'contract/bookings/office.ts';
import { DAY_MS, type IsoDate, isRealDate } from 'contract/dates.ts';
import type { ConsentView } from 'contract/leads/consent.ts';
import { fieldLabels } from 'contract/leads/lead-forms.ts';
import { bookedPath, bookingPath, calendarFileOf, consentPath } from 'contract/site/addresses.ts';
import { FOR_ONE_READER } from 'contract/site/caching.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ownOrigin } from '../../../plugins/http/origin.ts';
import { isForm, requireReadableBody, tidyBody } from '../../../plugins/http/request-body.ts';
import { invalidFields } from '../../../plugins/http/validation-problems.ts';
import type { Config } from '../../../plugins/settings/config.ts';
import type { Clock } from '../../../shared/clock.ts';
import { InvalidRequest, NotFound } from '../../../shared/errors.ts';
import { visitorsFileName, writeVisitorsFile } from '../calendar/visitors-file.ts';
import { roomForGuests } from '../guests/guests.rules.ts';
import type { Guest } from '../guests/guests.store.ts';
import { type DemoHost, initialsOf } from '../hosts/hosts-demos.ts';
import { type BookingRules, findBookingProblem } from './booking.rules.ts';
import { type Booking, isOver, isSure } from './booking.ts';
import {
  AlreadyBooked,
  BookingChanged,
  EmailLinkNeeded,
  invalidTime,
  NotConfirmedYet,
  SlotTaken,
  TooLate,
  TooManyChanges,
  TooManyMoves,
} from './booking-errors.ts';
import type { BookingLinks } from './booking-links.ts';
import type { BookingStore } from './bookings.store.ts';
import type { ChangeOutcome } from './change-outcome.ts';
import type { Consents } from './consents.ts';
import type { FreeSlots } from './free-slots.ts';
import { offeredDays } from './offered-days.ts';

/** Pages that the site draws for one reader; no cache, no index and no `Referer` gets to see them. */
export interface BookingPages {
  show(page: 'booking' | 'booked', view: BookingView, request: FastifyRequest, reply: FastifyReply): Answer;
  showConsent(view: ConsentView, request: FastifyRequest, reply: FastifyReply): Answer;
  showHost(view: HostView, request: FastifyRequest, reply: FastifyReply): Answer;
  /** Answers as for an unknown address. */
  showNothing(request: FastifyRequest, reply: FastifyReply): Answer;
}

type Answer = FastifyReply | Promise<FastifyReply>;

interface BookingRoutes {
  store: Pick<BookingStore, 'find' | 'move' | 'cancel' | 'confirm' | 'invite' | 'uninvite'>;
  links: BookingLinks;
  consents: Pick<Consents, 'find'>;
  freeSlots: Pick<FreeSlots, 'listDays' | 'findAlternatives'>;
  pages: BookingPages;
  findHost: (leadId: string) => Promise<DemoHost | undefined>;
  /** All who were ever invited. */
  findInvited: (leadId: string) => Promise<Guest[]>;
  productName: string;
  clock: Clock;
  config: BookingRules & Pick<Config, 'publicUrl' | 'demoMeetingUrl' | 'demoMostMoves'>;
}

/** Places on the page that report the result of a form. */
const NEWS = {
  ...{ move: '#moved', confirm: '#confirmed', cancel: '' },
  ...{ invite: '#guests', uninvite: '#guests' },
} satisfies Record<BookingAction, string>;

/** Booking with the link that opened it. */
interface OpenedBooking {
  booking: Booking;
  token: string;
  /** The link came by email. */
  mayConfirm: boolean;
}

interface Opening {
  Params: { token: string };
  Querystring: Record<string, unknown>;
}

interface Change {
  Params: { token: string };
  Body: BookingChange;
}

/**
 * The pages of one booking, for anyone who has its link (decision 017). A GET changes nothing, since programs follow
 * the links in mails. A page of another site can post no change: it would need the token, and no cookie stands in for
 * it.
 */
export function addBookingRoutes(app: FastifyInstance, parts: BookingRoutes): void {
  const { store, links, consents, freeSlots, pages, productName, clock, config, findHost, findInvited } =
    parts;
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': FOR_ONE_READER,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
  });

  for (const page of ['booking', 'booked'] as const) {
    const pathOf = page === 'booking' ? bookingPath : bookedPath;
    app.get<Opening>(pathOf(':token'), async (request, reply) => {
      if (page === 'booking' && wantsJson(request)) return tell(request, reply.header('vary', 'Accept'));
      const from = readDay(request.query[BOOKING_DAYS_FROM]);
      const opened = await open(request.params.token);
      if (!opened || isOver(opened.booking, clock())) return pages.showNothing(request, reply);
      return pages.show(page, await describe(opened, page === 'booking' && { from }), request, reply);
    });
  }

  app.get<Opening>(bookingCallPath(':token'), tell);

  app.get<Opening>(calendarFileOf(bookingPath(':token')), async (request, reply) => {
    const { token } = request.params;
    const booking = (await open(token))?.booking;
    // A demo that is not confirmed stands in no calendar.
    const isOpen = booking && !isOver(booking, clock());
    if (!isOpen || booking.confirmBy || !isSure(booking)) return pages.showNothing(request, reply);
    const text = writeVisitorsFile(booking, {
      productName,
      manageUrl: ownOrigin(request, config.publicUrl) + bookingPath(token),
      meetingUrl: (await findHost(booking.leadId))?.meetingUrl ?? config.demoMeetingUrl,
      guests: (await findInvited(booking.leadId)).filter(({ isRemoved }) => !isRemoved),
      now: clock(),
    });
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="${visitorsFileName(productName)}"`)
      .send(text);
  });

  for (const path of [bookingPath(':token'), bookingCallPath(':token')]) {
    app.post<Change>(path, {
      schema: { body: BookingChange },
      config: { fieldLabels: { ...fieldLabels('demo'), [BOOKING_FIELDS.guests]: 'Guests' } },
      onRequest: async ({ headers }) => requireReadableBody(headers),
      preValidation: async (request) => {
        tidyBody(request.body);
        // Also for a demo that could not be confirmed because another visitor has booked its time meanwhile.
        request.formAt = ({ startDateTime }) => {
          const sequence = String(request.body.sequence);
          return { ...request.body, sequence, action: 'move', startDateTime };
        };
      },
      handler: async (request, reply) => {
        const opened = await open(request.params.token);
        const outcome: ChangeOutcome = opened ? await change(opened, request.body) : { kind: 'gone' };
        return answer(outcome, opened, request, reply);
      },
    });
  }

  async function tell({ params, query }: FastifyRequest<Opening>, reply: FastifyReply) {
    const opened = await open(params.token);
    if (!opened || isOver(opened.booking, clock())) throw new NotFound();
    return reply.send(await describe(opened, { from: readDay(query[BOOKING_DAYS_FROM]) }));
  }

  /** Opens a booking, also a canceled one; none whose links have expired. */
  async function open(token: string): Promise<OpenedBooking | undefined> {
    const read = await links.readToken(token);
    const booking = read && (await store.find(read.leadId));
    if (!booking) return undefined;
    const isPastLinks = booking.end.getTime() + LINK_DAYS * DAY_MS <= clock().getTime();
    return isPastLinks ? undefined : { booking, token, mayConfirm: read.mayConfirm };
  }

  async function change(
    { booking, mayConfirm }: OpenedBooking,
    body: Change['Body'],
  ): Promise<ChangeOutcome> {
    const { leadId, start } = booking;
    const seen = { sequence: Number(body.sequence) };
    if (body.action === 'cancel') return store.cancel(leadId, seen);
    if (body.action === 'confirm') {
      if (!mayConfirm && booking.confirmBy) throw new EmailLinkNeeded();
      return withSeat(await store.confirm(leadId), start);
    }
    if (body.action === 'invite') return store.invite(leadId, body.guests ?? '');
    if (body.action === 'uninvite') return store.uninvite(leadId, body.guest ?? '');
    const wanted = new Date(body.startDateTime ?? '');
    if (Number.isNaN(wanted.getTime())) throw invalidTime('not_on_grid');
    const problem = findBookingProblem(intervalOf(body, wanted, config.office), config, clock());
    // Where it is already, it may stay, whatever the operator has decided since.
    if (problem && wanted.getTime() !== start.getTime()) throw invalidTime(problem, config.office.minutes);
    return withSeat(await store.move(leadId, wanted, seen), wanted);
  }

  /** @throws {SlotTaken}, {AlreadyBooked} or {InvalidRequest} when there was no seat */
  async function withSeat(outcome: ChangeOutcome, wanted: Date): Promise<ChangeOutcome> {
    if (outcome.kind !== 'refused') return outcome;
    if (outcome.refusal === 'closed') throw invalidTime('closed');
    if (outcome.refusal === 'own') throw new AlreadyBooked();
    throw new SlotTaken(await freeSlots.findAlternatives(wanted));
  }

  async function answer(
    outcome: ChangeOutcome,
    opened: OpenedBooking | undefined,
    request: FastifyRequest<Change>,
    reply: FastifyReply,
  ) {
    const { token } = request.params;
    const isPosted = isForm(request.headers);
    if (outcome.kind === 'past')
      throw new InvalidRequest('This demo has already started, so it can’t be changed anymore.');
    if (outcome.kind === 'too_often') {
      throw new TooManyChanges((outcome.again.getTime() - clock().getTime()) / 1_000);
    }
    if (outcome.kind === 'too_many_moves') throw new TooManyMoves(config.demoMostMoves);
    if (outcome.kind === 'too_late') throw new TooLate();
    if (outcome.kind === 'unconfirmed') throw new NotConfirmedYet();
    if (outcome.kind === 'bad_guests') {
      throw invalidFields([{ field: BOOKING_FIELDS.guests, message: outcome.problem }]);
    }
    if (outcome.kind === 'refused') throw new Error('a refusal has no answer');
    if (outcome.kind === 'gone' || !opened) {
      if (isPosted) return pages.showNothing(request, reply);
      throw new NotFound();
    }
    if (outcome.kind === 'outdated') {
      if (isPosted) return reply.redirect(here(token), 303);
      throw new BookingChanged();
    }
    const { booking } = outcome;
    const view = await describe({ ...opened, booking }, false);
    if (!isPosted) return reply.send(view);
    // Its link no longer works, so this answer is the only place for the message.
    if (booking.state === 'cancelled') return pages.show('booking', view, request, reply);
    return reply.redirect(here(token) + NEWS[request.body.action], 303);
  }

  function here(token: string): string {
    return (config.publicUrl ?? '') + bookingPath(token);
  }

  async function describe(
    { booking, token, mayConfirm }: OpenedBooking,
    moving: false | { from?: IsoDate | undefined },
  ): Promise<BookingView> {
    const now = clock();
    const isPast = booking.start <= now;
    const { first, last, ...otherDays } = offeredDays(
      { booked: dayOf(config.office, booking.start), ...moving },
      config,
      now,
    );
    const isToMove = moving && !isPast;
    const days = isToMove ? await freeSlots.listDays(first, last) : [];
    const host = booking.host ? await findHost(booking.leadId) : undefined;
    const invited = await findInvited(booking.leadId);
    const guests = invited.filter(({ isRemoved }) => !isRemoved).map(({ id, email }) => ({ id, email }));
    const isOpen = booking.state === 'held' && !booking.confirmBy && !isPast;
    const room = isOpen ? roomForGuests(invited) : 0;
    const consent = moving ? await consents.find(booking.leadId) : undefined;
    return {
      ...intervalAt(config.office, booking.start),
      id: booking.leadId,
      state: booking.state === 'cancelled' ? 'cancelled' : 'booked',
      isPast,
      sequence: booking.sequence,
      managePath: bookingPath(token),
      ...(consent && !consent.withdrawnAt && { consentPath: consentPath(token) }),
      meetingUrl: host?.meetingUrl ?? config.demoMeetingUrl,
      ...(host && { host: { name: host.name, initials: initialsOf(host.name) } }),
      ...(guests.length > 0 && { guests }),
      ...(room > 0 && { roomForGuests: room }),
      ...(booking.confirmBy && {
        confirmation: { by: booking.confirmBy.toISOString(), isAllowed: mayConfirm },
      }),
      ...(booking.host?.confirmBy && { toBeConfirmed: true }),
      ...(booking.offeredAt && { needsOtherTime: true }),
      days: days
        .map(({ date, slots }) => ({ date, slots: slots.filter(({ freeSeats }) => freeSeats > 0) }))
        .filter(({ slots }) => slots.length > 0),
      ...(isToMove && { otherDays }),
    };
  }
}

/** A program that names JSON, and no page. */
function wantsJson({ headers: { accept = '' } }: FastifyRequest): boolean {
  return /\bapplication\/json\b/i.test(accept) && !/\btext\/html\b/i.test(accept);
}

/** A day that the query names; anything else means none. */
function readDay(text: unknown): IsoDate | undefined {
  return typeof text === 'string' && isRealDate(text) ? text : undefined;
}

/**
 * Returns the interval with its start as it was written, so that another spelling of a moment is refused as everywhere.
 */
function intervalOf({ startDateTime = '' }: Change['Body'], wanted: Date, office: Office): DemoInterval {
  return { startDateTime, endDateTime: intervalAt(office, wanted).endDateTime };
}
