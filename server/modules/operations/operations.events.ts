import type { WatchedChange } from '../desk/desk.queries.ts';

/** Changes of alerts that open desks show: what is wrong, and which of it the operator knows. */
export const OPERATION_CHANGES: readonly WatchedChange[] = [
  {
    topic: 'health',
    async read(database) {
      const rows = await database
        .selectFrom('alerts')
        .select(['cause', 'told_at'])
        .orderBy('cause')
        .execute();
      return JSON.stringify(rows);
    },
  },
];
