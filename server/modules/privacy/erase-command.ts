import { command } from '../../cli/command.ts';
import { FAILURE, Misuse, SUCCESS } from '../../cli/command-line.ts';
import type { OpenDesk } from '../../cli/desk.ts';
import { counted } from '../../cli/terminal/figures.ts';
import { recordErased, registerFolders } from '../../plugins/database/erased-register.ts';
import { findCopyReasonFor } from '../../plugins/database/installation.ts';
import { whenOf } from '../bookings/commands/booking-records.ts';
import { type ComingDemo, cancelDemos, listComingDemos, waitUntilTold } from './coming-demos.ts';
import { describePerson } from './describe-person.ts';
import { describeSearch } from './describe-search.ts';
import { eraseFromCopies } from './erase-from-copies.ts';
import { erase } from './erase-person.ts';
import { findPerson, isUnknown } from './find-person.ts';
import { searchEverywhere } from './prove-absence.ts';
import { ADDRESS_OPTIONS, readAddress } from './read-address.ts';
import { rewriteFile } from './removal/wipe-pages.ts';

interface Request {
  email: string;
  isConfirmed: boolean;
  /** Does not wait for the messages about canceled demos. */
  isUntold: boolean;
  /** Also in copies of the database. */
  reachesCopies: boolean;
}

export const erasePerson = command({
  name: 'erase',
  usage: '--email <address> [--yes] [--backups] [--untold]',
  summary: 'deletes all that is held about a person, and proves it',
  details: [
    '  --yes      deletes it; without it, what would be deleted is only shown',
    '  --backups  deletes it from the copies of the database in the data folder and in BACKUP_DIR, too',
    '  --untold   does not wait until the messages about canceled demos are sent',
    '  Demos to come are canceled first: mails and the webhook say so, and the half-hour is free. Mails and CRM entries',
    '  that others hold, and copies elsewhere, are not within its reach; what npm run restore brings back is erased',
    '  again. The SQLite file is rewritten, so requests may wait for seconds.',
  ],
  options: {
    ...ADDRESS_OPTIONS,
    yes: { type: 'boolean' },
    backups: { type: 'boolean' },
    untold: { type: 'boolean' },
  },
  read({ values: { email, yes = false, backups = false, untold = false }, positionals }) {
    if (positionals.length > 0) throw new Misuse('erase takes one address, behind --email');
    const request = { email: readAddress(email), isConfirmed: yes, isUntold: untold, reachesCopies: backups };
    return (desk: OpenDesk) => eraseAndProve(request, desk);
  },
});

async function eraseAndProve(request: Request, desk: OpenDesk): Promise<number> {
  const { email, isConfirmed, reachesCopies } = request;
  const { database, config, print, printError, progress } = desk;
  const person = await findPerson(database, config.dataDir, email);
  print(isUnknown(person) ? 'Nothing is held about this address.' : 'Held about this address:');
  for (const line of describePerson(person)) print(line);
  const demos = await listComingDemos(database, person.leads, desk.clock());
  if (demos.length > 0) print(`Demos to come, which are canceled first: ${demos.map(whenOf).join(', ')}`);
  if (!isConfirmed && !isUnknown(person)) {
    printError('Nothing was deleted: --yes does it, and it cannot be undone.');
    return FAILURE;
  }
  if (isConfirmed) {
    if (!(await tellOfDemos(demos, person.leads, request, desk))) return FAILURE;
    await recordErased(database, registerFolders(config), { email, now: desk.clock() });
    await eraseHere(email, desk);
    if (!isUnknown(person)) print('Deleted.');
    if (reachesCopies) for (const line of await eraseFromCopies(email, desk)) print(line);
  }
  progress('searching');
  const search = await searchEverywhere(database, config, email);
  progress(undefined);
  for (const line of describeSearch(search)) print(line);
  if (database.engine === 'postgres') for (const line of POSTGRES_ADVICE) print(line);
  return search.found.length === 0 ? SUCCESS : FAILURE;
}

/** Cancels the demos and waits for the messages about it. @returns whether the data may be deleted now */
async function tellOfDemos(
  demos: readonly ComingDemo[],
  leadIds: readonly string[],
  { isUntold }: Request,
  desk: OpenDesk,
): Promise<boolean> {
  const { database, config, print, printError, progress } = desk;
  await cancelDemos(desk, demos);
  if (demos.length > 0) print(`Canceled: ${counted(demos.length, 'demo')}.`);
  const copyReason = await findCopyReasonFor(database, config);
  if (copyReason !== undefined) {
    if (demos.length > 0) print(`No message about it is sent: this database ${copyReason}.`);
    return true;
  }
  if (isUntold) return true;
  progress('waiting for the messages about the canceled demos');
  const untold = await waitUntilTold(desk, leadIds);
  progress(undefined);
  if (untold.length === 0) return true;
  const channels = untold.map(({ channel, problem }) => `${channel}${problem ? ` (${problem})` : ''}`);
  printError(
    `Nothing was deleted: ${channels.join(', ')} did not take the message about the canceled demos yet. Run this again while the server runs and the target accepts messages, or add --untold.`,
  );
  return false;
}

/** Looks again for what is held: canceling has added messages. */
async function eraseHere(email: string, { database, config, progress }: OpenDesk): Promise<void> {
  const person = await findPerson(database, config.dataDir, email);
  await erase(database, person, progress);
  progress('rewriting the database file');
  await rewriteFile(database);
  progress(undefined);
}

const POSTGRES_ADVICE = [
  'Postgres keeps deleted rows in its files until it rewrites them: VACUUM FULL leads, chat_messages, users;',
  'does it at once. Its log, replicas and dumps contain them for as long as you keep these; after pg_restore,',
  'npm run restore erases the address again.',
];
