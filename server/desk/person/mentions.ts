import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { likePattern } from '../records/lead-filter.ts';
import { addressPattern, BLANK } from './address.rules.ts';

/**
 * Where others may have written an address: a guest of a demo, a colleague in a message, a note of the operator. All
 * have an `id`. A test holds this against the tables that there are.
 */
export const FREE_TEXTS = {
  leads: ['body', 'attribution', 'context', 'suspicion'],
  lead_notes: ['text'],
  lead_deliveries: ['last_problem'],
  clients: ['name'],
  users: ['first_name', 'middle_name', 'last_name'],
  chat_threads: ['description'],
  chat_messages: ['content'],
} as const;

/** A text of somebody else in which the address stands. */
export interface Mention {
  table: keyof typeof FREE_TEXTS;
  column: string;
  id: string;
  text: string;
}

const PAGE = 500;

/** Texts that name the address, of whomever. */
export async function* findMentions(database: Database, email: string): AsyncGenerator<Mention> {
  const pattern = addressPattern(email);
  for (const table of Object.keys(FREE_TEXTS) as Mention['table'][]) {
    for (const column of FREE_TEXTS[table]) {
      let last = '';
      for (;;) {
        const { rows } = await sql<{ id: string; text: string }>`
          select id, ${sql.ref(column)} as text from ${sql.table(table)}
          where id > ${last} and lower(${sql.ref(column)}) like lower(${likePattern(email)}) escape '\\'
          order by id limit ${sql.lit(PAGE)}`.execute(database);
        for (const row of rows) if (row.text.search(pattern) !== -1) yield { table, column, ...row };
        if (rows.length < PAGE) break;
        last = rows.at(-1)?.id ?? '';
      }
    }
  }
}

/** Takes the address out of a text that somebody else wrote, and leaves the rest of it. */
export async function blankMention(database: Database, email: string, mention: Mention): Promise<void> {
  const { table, column, id, text } = mention;
  const blanked = text.replaceAll(addressPattern(email), BLANK);
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${blanked}
    where id = ${id} and ${sql.ref(column)} = ${text}`.execute(database);
}
