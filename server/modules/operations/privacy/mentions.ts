import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../../plugins/database/schema.ts';
import { searchFor } from '../../../shared/addresses/find-address.ts';
import { ACCOUNT_TEXTS } from '../../accounts/accounts.privacy.ts';
import { BOOKING_TEXTS } from '../../bookings/bookings.privacy.ts';
import { CHAT_TEXTS } from '../../chat/chat.privacy.ts';
import { LEAD_TEXTS } from '../../leads/leads.privacy.ts';

/**
 * Columns of all modules in which others may have written an address. Each table has an `id`; a test compares them with
 * the schema.
 */
export const FREE_TEXTS = { ...LEAD_TEXTS, ...BOOKING_TEXTS, ...ACCOUNT_TEXTS, ...CHAT_TEXTS };

/** A text of another person that contains the address. */
export interface Mention {
  table: keyof typeof FREE_TEXTS;
  column: string;
  id: string;
  text: string;
}

const PAGE = 500;

/** All texts that contain the address, in any spelling. Each text is read, as SQL cannot find encoded spellings. */
export async function* findMentions(database: Database, email: string): AsyncGenerator<Mention> {
  const search = searchFor(email);
  for await (const mention of readFreeTexts(database)) if (search.isIn(mention.text)) yield mention;
}

/** Every text that may contain an address. */
export async function* readFreeTexts(database: Database): AsyncGenerator<Mention> {
  for (const table of Object.keys(FREE_TEXTS) as Mention['table'][]) {
    const columns: readonly string[] = FREE_TEXTS[table];
    let last = '';
    for (;;) {
      const { rows } = await sql<Record<string, string | null> & { id: string }>`
        select id, ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
        where id > ${last} order by id limit ${sql.lit(PAGE)}`.execute(database);
      for (const { id, ...texts } of rows) {
        for (const [column, text] of Object.entries(texts)) {
          if (text !== null) yield { table, column, id, text };
        }
      }
      // SQLite answers in the same turn, so that waiting for it lets no other request in.
      await nextTurn();
      if (rows.length < PAGE) break;
      last = rows.at(-1)?.id ?? '';
    }
  }
}

/** Removes the address from a text of another person, and leaves the rest. */
export async function blankMention(database: Database, email: string, mention: Mention): Promise<void> {
  const { table, column, id, text } = mention;
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${searchFor(email).blank(text)}
    where id = ${id} and ${sql.ref(column)} = ${text}`.execute(database);
}
