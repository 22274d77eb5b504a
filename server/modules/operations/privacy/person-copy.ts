import type { DatabaseContext } from '../../../cli/command-context.ts';
import { copyPersonsAccounts } from '../../accounts/accounts.privacy.ts';
import { copyPersonsGuests } from '../../bookings/bookings.privacy.ts';
import { copyPersonsMessages } from '../../chat/chat.privacy.ts';
import { copyPersonsLeads } from '../../leads/leads.privacy.ts';
import type { Person } from './find-person.ts';

/** Copy of all that is held about a person: without passwords, tokens and texts of others. */
export async function copyOfPerson(
  { database, config, clock }: Pick<DatabaseContext, 'database' | 'config' | 'clock'>,
  person: Person,
) {
  const { requests, replies, mails } = await copyPersonsLeads(database, config.office, person.email);
  const { guests, invitations } = await copyPersonsGuests(database, person.email);
  return {
    address: person.email,
    copiedAt: clock().toISOString(),
    ...{ requests, replies, mails },
    accounts: await copyPersonsAccounts(database, person.users),
    ...{ guests, invitations },
    messages: await copyPersonsMessages(database, person),
    namedByOthers: person.mentions.length,
    mailFiles: person.mailFiles,
  };
}
