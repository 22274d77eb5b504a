import { type Kysely, sql } from 'kysely';
import { recordErased, registerFolders } from '../../../plugins/database/erased-register.ts';
import type { Database, Tables } from '../../../plugins/database/schema.ts';
import { BLANK } from '../../../shared/addresses/find-address.ts';
import type { Clock } from '../../../shared/clock.ts';
import { removeChats } from '../../chat/store/removed-user.ts';
import { findPerson, type Person } from './find-person.ts';
import { blankMention, findMentions } from './mentions.ts';
import { removeFiles } from './removal/mail-files.ts';
import { enableSecureDelete, removeLeads } from './removal/remove-leads.ts';
import { rewriteFile } from './removal/wipe-pages.ts';
import type { OwnFolders } from './search-files.ts';

/** How many messages one transaction rewrites. */
const STEP = 500;

/**
 * Removes what is held about a person: rows, mentions of the address in other people's texts, emails in files. After an
 * interruption it can be run again. Afterwards `rewriteFile` removes what SQLite keeps of rows that are gone.
 * @param onStep told what is being done
 */
export async function erase(
  database: Database,
  person: Person,
  onStep: (step: string) => void = () => {},
): Promise<void> {
  await enableSecureDelete(database);
  await database.transaction().execute((transaction) => removeInvitations(transaction, person.invitations));
  await removeLeads(database, person.leads, (removed) => onStep(`${removed} leads removed`));
  onStep('removing the account and its messages');
  await blankMessages(database, person.sharedMessages);
  await database.transaction().execute((transaction) => removeUsers(transaction, person.users));
  onStep('looking for the address in the texts of others');
  for await (const mention of findMentions(database, person.email)) {
    await blankMention(database, person.email, mention);
  }
  await removeFiles(person.mailFiles);
}

/**
 * Erases a person from the database in use: it is remembered for copies that are restored later, and the file is
 * rewritten. Looks for what is held at this moment: canceling a demo has added messages.
 * @param onStep told what is being done
 */
export async function eraseHere(
  email: string,
  { database, config, clock }: { database: Database; config: OwnFolders; clock: Clock },
  onStep: (step: string) => void,
): Promise<void> {
  await recordErased(database, registerFolders(config), { email, now: clock() });
  await erase(database, await findPerson(database, config.dataDir, email), onStep);
  onStep('rewriting the database file');
  await rewriteFile(database);
}

/** The demos themselves stay; calendars of hosts are written again without the guest, who gets no more emails. */
async function removeInvitations(transaction: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = transaction.selectFrom('booking_guests').where('id', 'in', ids);
  await transaction
    .updateTable('lead_deliveries')
    .set({ recipient: null })
    .where('lead_id', 'in', rows.select('lead_id'))
    .where('recipient', 'in', rows.select('person'))
    .execute();
  await transaction
    .updateTable('bookings')
    .set({ guest_changes: sql`guest_changes + 1` })
    .where('lead_id', 'in', rows.select('lead_id'))
    .execute();
  await transaction.deleteFrom('booking_guests').where('id', 'in', ids).execute();
}

/** The account takes its logins, places and reading marks along. */
async function removeUsers(transaction: Kysely<Tables>, users: readonly string[]): Promise<void> {
  if (users.length === 0) return;
  for (const userId of users) await removeChats(userId, transaction);
  await transaction.deleteFrom('users').where('id', 'in', users).execute();
}

/**
 * In a shared room the messages of others follow on these, by their places: the texts go, the places stay. A thread is
 * described by its first message.
 */
async function blankMessages(database: Database, ids: readonly string[]): Promise<void> {
  for (let begin = 0; begin < ids.length; begin += STEP) {
    const step = ids.slice(begin, begin + STEP);
    await database.transaction().execute(async (transaction) => {
      const firsts = transaction
        .selectFrom('chat_messages')
        .select('thread_id')
        .where('id', 'in', step)
        .where('position', '=', 1);
      await transaction
        .updateTable('chat_threads')
        .set({ description: BLANK })
        .where('id', 'in', firsts)
        .execute();
      await transaction
        .updateTable('chat_messages')
        .set({ content: BLANK, client_message_id: null, answer_due_at: null })
        .where('id', 'in', step)
        .execute();
    });
  }
}
