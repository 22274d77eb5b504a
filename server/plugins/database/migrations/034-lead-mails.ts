import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Mails that come back from visitors, with their files, and the mailbox that they are read from. */
export const leadMails: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('lead_mails')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('sender', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('quoted', 'text', (column) => column.notNull())
      .addColumn('problem', 'text')
      .addColumn('received_at', 'text', (column) => column.notNull())
      .execute();
    // The same mail is stored once, whichever process reads it, and however often.
    await schema
      .createIndex('lead_mails_once')
      .unique()
      .on('lead_mails')
      .columns(['lead_id', 'key'])
      .execute();
    await schema
      .createTable('lead_mail_files')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('mail_id', 'text', (column) =>
        column.notNull().references('lead_mails.id').onDelete('cascade'),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('lead_mail_files_mail').on('lead_mail_files').column('mail_id').execute();
    await schema.alterTable('leads').addColumn('replied_at', 'text').execute();
    await schema
      .createTable('mailboxes')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('validity', 'text', (column) => column.notNull())
      .addColumn('last_uid', 'integer', (column) => column.notNull())
      .addColumn('read_at', 'text')
      .addColumn('failing_since', 'text')
      .addColumn('problem', 'text')
      .execute();
  },
};
