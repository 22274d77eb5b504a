import type { WatchedChange } from '../desk/desk.queries.ts';

/** Rows compared: a new change may not be the newest row, because clocks of processes differ. */
const NEWEST = 50;

/** Changes of demos that open desks show. */
export const BOOKING_CHANGES: readonly WatchedChange[] = [
  {
    topic: 'bookings',
    async read(database) {
      const rows = await database
        .selectFrom('bookings')
        .select(['lead_id', 'changed_at'])
        .orderBy('changed_at', 'desc')
        .limit(NEWEST)
        .execute();
      return JSON.stringify(rows);
    },
  },
];
