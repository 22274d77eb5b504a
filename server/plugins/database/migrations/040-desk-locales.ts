import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Choice of each person of the desk: the way in which dates, clocks and numbers are shown. */
export const deskLocales: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema.alterTable('desk_people').addColumn('locale', 'text').execute();
  },
};
