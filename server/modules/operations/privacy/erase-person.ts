import { recordErased, registerFolders } from '../../../plugins/database/erased-register.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import { enableSecureDelete, rewriteFile } from '../../../plugins/database/wipe-pages.ts';
import { removeFiles } from '../../../plugins/mail/mail-files.ts';
import type { Clock } from '../../../shared/clock.ts';
import { removeAccounts } from '../../accounts/accounts.privacy.ts';
import { removeInvitations } from '../../bookings/bookings.privacy.ts';
import { blankMessages, removeChats } from '../../chat/chat.privacy.ts';
import { forgetRecipients, removeLeads } from '../../leads/leads.privacy.ts';
import { findPerson, type Person } from './find-person.ts';
import { blankMention, findMentions } from './mentions.ts';
import type { OwnFolders } from './search-files.ts';

/**
 * Removes what is held about a person: rows, mentions of the address in other people's texts, emails in files. After an
 * interruption it can be run again. Afterwards `rewriteFile` removes what SQLite keeps of rows that are gone.
 * @param onStep called with a description of each step
 */
export async function erase(
  database: Database,
  person: Person,
  onStep: (step: string) => void = () => {},
): Promise<void> {
  await enableSecureDelete(database);
  await database.transaction().execute(async (transaction) => {
    await forgetRecipients(transaction, await removeInvitations(transaction, person.invitations));
  });
  await removeLeads(database, person.leads, (removed) => onStep(`${removed} leads removed`));
  onStep('removing the account and its messages');
  await blankMessages(database, person.sharedMessages);
  await database.transaction().execute(async (transaction) => {
    for (const userId of person.users) await removeChats(userId, transaction);
    await removeAccounts(transaction, person.users);
  });
  onStep('looking for the address in the texts of others');
  for await (const mention of findMentions(database, person.email)) {
    await blankMention(database, person.email, mention);
  }
  await removeFiles(person.mailFiles);
}

/**
 * Erases a person from the database in use: it is remembered for copies that are restored later, and the file is
 * rewritten. Looks for what is held at this moment: canceling a demo has added messages.
 * @param onStep called with a description of each step
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
