import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Choices of the people of the desk, and the times up to which they have heard. */
export const deskNotices: Migration = {
  async up({ schema }: Kysely<unknown>) {
    for (const column of ['notices', 'noticed_at', 'digest_at']) {
      await schema.alterTable('desk_people').addColumn(column, 'text').execute();
    }
  },
};
