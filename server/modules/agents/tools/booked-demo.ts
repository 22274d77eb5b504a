import type { ToolInput, ToolOutput } from 'contract/agents/agent-tools.ts';
import type { BookingChange, ManagedBooking } from 'contract/bookings/managed-booking.ts';
import type { Office } from 'contract/bookings/office.ts';
import { BOOKING_PAGE, bookingPath } from 'contract/site/addresses.ts';
import type { Caller } from '../caller.ts';
import { requireConsent } from '../consent/require-consent.ts';
import type { SiteCalls } from '../site-calls.ts';
import { officeTimes, personsTimes, requireZone } from '../times/persons-time.ts';
import { withTimesOf } from '../times/with-times-of.ts';
import { ToolProblem } from '../tool-problem.ts';

/** Office that holds demos, and the product that they show. */
export interface DemoOffice {
  office: Office;
  productName: string;
  /** Origin of links to it. */
  origin: string;
}

type Booked = ToolOutput<'get_booking'>;

/** Token of a link that `booking-links.ts` makes; the route alone judges whether it is valid. */
const TOKEN = new RegExp(`(?:^|${BOOKING_PAGE}/)([\\w-]{48})(?![\\w-])`);
const EMAILED = 'We’ve emailed everyone invited.';

/** The tools for a booked demo: all who have its link may read, move and cancel it (decision 017). */
export async function getBooking(
  { manageUrl, timeZone }: ToolInput<'get_booking'>,
  calls: SiteCalls,
  caller: Caller,
  { office, origin }: DemoOffice,
): Promise<Booked> {
  const zone = requireZone(timeZone) ?? office.zone;
  const path = pathOf(manageUrl);
  return describe(await read(path, calls, caller), zone, origin);
}

export async function moveDemo(
  { manageUrl, startDateTime, timeZone, consent }: ToolInput<'move_demo'>,
  calls: SiteCalls,
  caller: Caller,
  { office, productName, origin }: DemoOffice,
): Promise<ToolOutput<'move_demo'>> {
  const named = requireZone(timeZone);
  const zone = named ?? office.zone;
  const path = pathOf(manageUrl);
  const wanted = officeTimes(startDateTime, named, office);
  const booking = await read(path, calls, caller);
  const [from, to] = [personsTimes(booking, zone).when, personsTimes(wanted, zone).when];
  const question = {
    text: `Move your demo of ${productName} from ${from} to ${to}?`,
    details: [EMAILED],
    yes: 'Yes, move it.',
  };
  requireConsent(consent, question, caller);
  return withTimesOf(zone, async () => {
    const change: BookingChange = {
      action: 'move',
      sequence: booking.sequence,
      startDateTime: wanted.startDateTime,
    };
    const moved = describe(await changeBooking(path, change, calls, caller), zone, origin);
    const isThere = booking.startDateTime === wanted.startDateTime;
    return {
      message: isThere ? `The demo is at ${to} already.` : `The demo is now at ${to}. ${EMAILED}`,
      ...moved,
    };
  });
}

export async function cancelDemo(
  { manageUrl, timeZone, consent }: ToolInput<'cancel_demo'>,
  calls: SiteCalls,
  caller: Caller,
  { office, productName, origin }: DemoOffice,
): Promise<ToolOutput<'cancel_demo'>> {
  const zone = requireZone(timeZone) ?? office.zone;
  const path = pathOf(manageUrl);
  const booking = await read(path, calls, caller);
  const { when } = personsTimes(booking, zone);
  const question = {
    text: `Cancel your demo of ${productName} on ${when} for good?`,
    details: [],
    yes: 'Yes, cancel it.',
    isAboutCanceling: true,
  };
  requireConsent(consent, question, caller);
  const change: BookingChange = { action: 'cancel', sequence: booking.sequence };
  const cancelled = describe(await changeBooking(path, change, calls, caller), zone, origin);
  return { message: `The demo on ${when} is canceled. ${EMAILED}`, ...cancelled };
}

/** @throws {ToolProblem} where a text holds no link to a demo */
function pathOf(manageUrl: string): string {
  const [, token] = TOKEN.exec(manageUrl.trim()) ?? [];
  if (token !== undefined) return bookingPath(token);
  throw new ToolProblem({
    code: 'invalid_request',
    message:
      'Pass the whole link that manages the demo: it’s in the answer to book_demo and in the person’s email.',
    fields: [{ field: 'manageUrl', message: 'This isn’t the link of a demo' }],
  });
}

/** @throws {ToolProblem} where there is no such demo any more */
async function read(path: string, calls: SiteCalls, caller: Caller): Promise<ManagedBooking> {
  try {
    return (await calls.get(path, caller)) as unknown as ManagedBooking;
  } catch (error) {
    throw error instanceof ToolProblem ? withNoDemo(error) : error;
  }
}

async function changeBooking(
  path: string,
  change: BookingChange,
  calls: SiteCalls,
  caller: Caller,
): Promise<ManagedBooking> {
  return (await calls.change(path, change, caller)) as unknown as ManagedBooking;
}

function withNoDemo({ body }: ToolProblem): ToolProblem {
  if (body.code !== 'not_found') return new ToolProblem(body);
  return new ToolProblem({
    ...body,
    message: 'There’s no such demo: the link is wrong, the demo is canceled, or it’s long over.',
  });
}

function describe(booking: ManagedBooking, zone: string, origin: string): Booked {
  const { state, isPast, managePath, meetingUrl, host, guests = [], confirmation } = booking;
  return {
    state,
    ...personsTimes(booking, zone),
    isPast,
    manageUrl: origin + managePath,
    ...(meetingUrl !== null && { meetingUrl }),
    ...(host && { host: host.name }),
    guests: guests.length,
    ...(confirmation && { confirmBy: confirmation.by }),
    ...(booking.toBeConfirmed && { toBeConfirmed: true }),
    ...(booking.needsOtherTime && { needsOtherTime: true }),
  };
}
