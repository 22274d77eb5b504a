import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The key that a rotated one has replaced, and when: what was signed before stays valid for a while. */
export const keyRotation: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema.alterTable('server_keys').addColumn('previous', 'text').execute();
    await schema.alterTable('server_keys').addColumn('rotated_at', 'text').execute();
  },
};
