import type { FastifyInstance } from 'fastify';
import { addDeskCall, type DeskPerson } from '../../../plugins/http/desk-calls.ts';
import { invalidFields } from '../../../plugins/http/validation-problems.ts';
import { NotFound } from '../../../shared/errors.ts';
import { ADDRESS_REFUSED } from '../../../shared/outgoing.ts';
import { CALENDAR_ADDRESS, readNewCalendar, readOnce } from '../calendars/add-calendar.ts';
import {
  deleteCalendar,
  type HostCalendar,
  insertCalendar,
  listCalendars,
} from '../calendars/calendars.store.ts';
import type { Reading } from '../calendars/reading-process.ts';
import { UnreadCalendar } from '../calendars/try-calendar.ts';
import { Refused } from './calendar-errors.ts';
import { asHttpError, type CalendarParts } from './calendar-parts.ts';
import { requireHost } from './demo-access.ts';
import { viewCalendar } from './host-view.ts';

/** The calendars that make hosts busy. What opens them is written, and never answered. */
export function addHostCalendarCalls(desk: FastifyInstance, parts: CalendarParts): void {
  const { database, clock } = parts;
  const reading = new Set<string>();

  addDeskCall(desk, 'POST /hosts/:id/calendars', async ({ person, params, body, change }) => {
    const host = await requireHost(database, person, params.id);
    const { kind, takesDemos, calendar: name, ...account } = body;
    if (!CALENDAR_ADDRESS.test(account.address)) {
      throw invalidFields([{ field: 'address', message: 'Enter an address that begins with https://' }]);
    }
    const { address, username, password } = account;
    const isTrusted = person.rights.has('demos.all');
    const added = {
      ...{ hostId: host.id, kind, name, takesDemos },
      account: { address, username, password, isTrusted },
    };
    const { read, warnings, ...found } = await onceAtATime(host.id, () =>
      readNewCalendar(parts, added).catch((error) => {
        throw isTrusted ? error : asOwnNetwork(error);
      }),
    );
    const calendar = await change(async (transaction, note) => {
      const inserted = await asHttpError(insertCalendar(transaction, { ...added, ...found }, clock()));
      note({ subject: `${host.email} ${inserted.id}` });
      return inserted;
    });
    return { calendar: viewCalendar(calendar, clock()), reading: viewReading(read), warnings };
  });

  addDeskCall(desk, 'POST /calendars/:id/test', async ({ person, params }) => {
    const { calendar } = await requireCalendar(person, params.id);
    return viewReading(await onceAtATime(calendar.hostId, () => readOnce(parts, calendar)));
  });

  addDeskCall(desk, 'DELETE /calendars/:id', async ({ person, params, change }) => {
    const { calendar, email } = await requireCalendar(person, params.id);
    await change(async (transaction, note) => {
      await deleteCalendar(transaction, calendar.id);
      note({ subject: `${email} ${calendar.id}` });
    });
  });

  /** A calendar is read for a minute at most, and may have many megabytes. @throws {Refused} */
  async function onceAtATime<Result>(hostId: string, read: () => Promise<Result>): Promise<Result> {
    if (reading.has(hostId))
      throw new Refused('A calendar of this host is being read. Try again in a minute.');
    reading.add(hostId);
    try {
      return await asHttpError(read());
    } finally {
      reading.delete(hostId);
    }
  }

  /** @throws {NotFound} or {NotYours} */
  async function requireCalendar(
    person: DeskPerson,
    id: string,
  ): Promise<{ calendar: HostCalendar; email: string }> {
    const calendar = (await listCalendars(database)).find((each) => each.id === id);
    if (!calendar) throw new NotFound();
    const { email } = await requireHost(database, person, calendar.hostId);
    return { calendar, email };
  }
}

/** Returns a field error for a refused address: a salesperson must not explore the server's network by its answers. */
function asOwnNetwork(error: unknown): unknown {
  if (!(error instanceof UnreadCalendar && error.code === ADDRESS_REFUSED)) return error;
  return invalidFields([
    { field: 'address', message: 'Ask an owner to add a calendar of your own network.' },
  ]);
}

function viewReading({ events, busyTimes, firstBusy, unread, unknownZones }: Reading) {
  return {
    ...{ events, busyTimes, unread, unknownZones: [...unknownZones] },
    firstBusy: firstBusy?.toISOString() ?? null,
  };
}
