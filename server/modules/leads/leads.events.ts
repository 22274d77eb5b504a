import type { WatchedChange } from '../desk/desk.queries.ts';

/** Rows compared per index: a new change may not be the newest row, because clocks of processes differ. */
const NEWEST = 50;

/** Changes of leads and deliveries that open desks show. */
export const LEAD_CHANGES: readonly WatchedChange[] = [
  {
    topic: 'leads',
    async read(database) {
      const leads = database.selectFrom('leads');
      const newest = await leads.select('id').orderBy('id', 'desc').limit(NEWEST).execute();
      const edited = await leads
        .select(['id', 'edited_at'])
        .where('edited_at', 'is not', null)
        .orderBy('edited_at', 'desc')
        .limit(NEWEST)
        .execute();
      return JSON.stringify([newest, edited]);
    },
  },
  {
    topic: 'health',
    async read(database) {
      const { dead } = await database
        .selectFrom('lead_deliveries')
        .select(({ fn }) => fn.countAll().as('dead'))
        .where('state', '=', 'dead')
        .executeTakeFirstOrThrow();
      return String(dead);
    },
  },
];
