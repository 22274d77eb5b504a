import { dayOf } from 'contract/bookings/office.ts';
import type { Kysely } from 'kysely';
import type { Statements } from '../../../plugins/database/group-commit.ts';
import type { Database, Tables } from '../../../plugins/database/schema.ts';
import type { Config } from '../../../plugins/settings/config.ts';
import type { Clock } from '../../../shared/clock.ts';
import { createSeats, type SeatRefusal, type Seats } from '../demos/seats.ts';
import { type BusyTimes, NO_CALENDARS } from './busy-times.ts';
import { type BookingHost, bookingHost, createHostSeats } from './host-seats.ts';
import { openRoster } from './open-roster.ts';
import type { Roster, WantedDemo } from './roster.ts';

/** Outcome of a request for a seat. */
export interface SeatAnswer {
  /** Reason why the lead gets no seat. */
  refusal?: SeatRefusal | undefined;
  /** Host of the demo: null where half-hours have seats without names; absent where nothing has changed. */
  host?: BookingHost | null;
}

/** Gives out the seats of half-hours within one transaction, those of hosts where there are any. */
export interface SeatDesk {
  /** Takes a seat for the lead, unless it has one there already. */
  take(connection: Statements, wanted: WantedDemo): Promise<SeatAnswer>;
  /** Returns the reason why the lead would get no seat now; takes nothing. */
  look(connection: Statements, wanted: WantedDemo): Promise<SeatRefusal | undefined>;
  /** Counts the seats that are left beside the promised ones; takes nothing. */
  findRoom(
    connection: Statements,
    wanted: WantedDemo,
  ): Promise<{ refusal: SeatRefusal | undefined; room: number }>;
}

export interface SeatDeskParts {
  database: Database;
  clock: Clock;
  config: Pick<Config, 'office' | 'demoSeats'>;
  /** Busy times of hosts; by default, no host has a calendar. */
  busyTimes?: BusyTimes | undefined;
}

export function createSeatDesks({ database, clock, config, busyTimes = NO_CALENDARS }: SeatDeskParts) {
  const seats = createSeats(database, config);
  const hostSeats = createHostSeats(database);
  const rosterParts = { database, busyTimes, dayOf: (moment: Date) => dayOf(config.office, moment) };

  const openHosts = (transaction: Kysely<Tables>, wanted: readonly WantedDemo[]) =>
    openRoster(transaction, rosterParts, wanted, clock());

  /** Decides at once, so that many asked in one turn are answered in their order. */
  function hostDesk(roster: Roster): SeatDesk {
    return {
      async take(connection, wanted) {
        const answer = roster.give(wanted);
        if ('isHad' in answer) return {};
        if ('refusal' in answer) return answer;
        const isFree = await hostSeats.write(connection, wanted, answer.given);
        return isFree ? { host: bookingHost(answer.given, wanted.start, clock()) } : { refusal: 'taken' };
      },
      look: async (_connection, wanted) => roster.look(wanted),
      findRoom: async (_connection, wanted) => roster.findRoom(wanted),
    };
  }

  return {
    /** @param wanted all that will be asked for: hosts are read for them alone */
    async open(transaction: Kysely<Tables>, wanted: readonly WantedDemo[]): Promise<SeatDesk> {
      const roster = await openHosts(transaction, wanted);
      return roster ? hostDesk(roster) : seatsWithoutNames(seats, clock);
    },
    openHosts,
    writeHostSeat: hostSeats.write,
    giveUp: seats.giveUp,
  };
}

function seatsWithoutNames(seats: Seats, clock: Clock): SeatDesk {
  return {
    take: async (connection, wanted) => ({ refusal: await seats.take(connection, wanted), host: null }),
    look: seats.look,
    findRoom: (connection, wanted) => seats.findRoom(connection, wanted, clock()),
  };
}
