import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the reasons why forms are refused: how often each field of each form was at fault. */
export const refusedFields: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('refused_fields')
      .addColumn('began_at', 'text', (column) => column.notNull())
      .addColumn('form', 'text', (column) => column.notNull())
      .addColumn('code', 'text', (column) => column.notNull())
      .addColumn('field', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('refused_fields_pk', ['began_at', 'form', 'code', 'field'])
      .execute();
  },
};
