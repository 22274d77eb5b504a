import type { WatchedChange } from '../desk/desk.queries.ts';

/** Changes of drafts that open desks show. */
export const DRAFT_CHANGES: readonly WatchedChange[] = [
  {
    topic: 'drafts',
    async read(database) {
      const sets = await database.selectFrom('text_sets').select(['id', 'version']).orderBy('id').execute();
      return JSON.stringify(sets);
    },
  },
];
