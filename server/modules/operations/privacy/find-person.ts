import type { Database } from '../../../plugins/database/schema.ts';
import { listMailFiles } from '../../../plugins/mail/mail-files.ts';
import { searchFor } from '../../../shared/addresses/find-address.ts';
import { findPersonsAccounts, type PersonsAccounts } from '../../accounts/accounts.privacy.ts';
import { findInvitations } from '../../bookings/bookings.privacy.ts';
import { findPersonsMessages, type PersonsMessages } from '../../chat/chat.privacy.ts';
import { findPersonsLeads, type PersonsLeads } from '../../leads/leads.privacy.ts';
import { findMentions, type Mention } from './mentions.ts';

/** Data held about an address, by the ids of its rows. */
export interface Person extends PersonsLeads, PersonsAccounts, PersonsMessages {
  email: string;
  /** Invitations to demos of others. */
  invitations: string[];
  /** Texts of others that name the address. */
  mentions: Mention[];
  mailFiles: string[];
}

/** Asks every module, and searches the folder of mails. Addresses that differ in case only are one person's. */
export async function findPerson(database: Database, dataDir: string, email: string): Promise<Person> {
  const leads = await findPersonsLeads(database, email);
  const accounts = await findPersonsAccounts(database, email);
  const found = {
    ...{ ...leads, ...accounts, ...(await findPersonsMessages(database, accounts.users)) },
    invitations: await findInvitations(database, email),
  };
  const own = new Set(Object.values(found).flat());
  const mentions: Mention[] = [];
  for await (const mention of findMentions(database, email)) if (!own.has(mention.id)) mentions.push(mention);
  return {
    email,
    ...found,
    mentions,
    mailFiles: await listMailFiles(dataDir, {
      says: searchFor(email).isIn,
      ids: [...leads.leads, ...leads.deliveries],
    }),
  };
}

/** Reports whether nothing is held at all. */
export function isUnknown({ leads, users, invitations, mentions, mailFiles }: Person): boolean {
  return leads.length + invitations.length + users.length + mentions.length + mailFiles.length === 0;
}
