// Commands about a person, for groups of other modules.
import { resolve } from 'node:path';
import { Command, Option } from '@commander-js/extra-typings';
import type { CommandContext, DatabaseContext } from '../../cli/command-context.ts';
import { readEmail } from '../../cli/options.ts';
import { writePrivateFile } from '../../cli/private-file.ts';
import { Failure } from '../../cli/run-command.ts';
import { counted, formatCount } from '../../cli/terminal/figures.ts';
import { printableJson } from '../../cli/terminal/printable.ts';
import { formatPairs } from '../../cli/terminal/table.ts';
import { listComingDemos, whenOf } from '../bookings/bookings.queries.ts';
import { type CancellationNotice, cancelAndNotify } from '../leads/leads.queries.ts';
import { type ErasedCopy, eraseFromCopies } from './privacy/erase-from-copies.ts';
import { eraseHere } from './privacy/erase-person.ts';
import { findPerson, isUnknown, type Person } from './privacy/find-person.ts';
import { heldData } from './privacy/held-data.ts';
import { copyOfPerson } from './privacy/person-copy.ts';
import { type Search, searchEverywhere } from './privacy/verify-erasure.ts';

/** `--email`, the address of the person that is meant. */
function addressOption() {
  return new Option('--email <address>', 'one plain address, such as asha@example.com')
    .argParser(readEmail)
    .makeOptionMandatory();
}

/** Lists the data that is held, a line each; what is not held is not named. */
function describePerson(person: Person): string[] {
  return formatPairs(heldData(person).map(({ what, count }) => [what, formatCount(count)]));
}

export const copyPerson = (context: CommandContext) =>
  new Command('copy')
    .summary('writes all data about a person, to send to them')
    .description(
      'Writes all data about a person, to send to them. Passwords, tokens and what others wrote are left out; it prints how often others mention the address.',
    )
    .addOption(addressOption())
    .option('--to <file>', 'a new file that only you can read; otherwise it goes to standard output')
    .action(async ({ email, to }) => {
      await using open = await context.open();
      const { database, config, cwd, print, stdout } = open;
      const person = await findPerson(database, config.dataDir, email);
      const json = `${printableJson(await copyOfPerson(open, person), 2)}\n`;
      if (to === undefined) {
        stdout.write(json);
        return;
      }
      const path = resolve(cwd, to);
      await writePrivateFile(path, async (stream) => void stream.write(json));
      print(isUnknown(person) ? `Nothing is held about this address; ${path} says so.` : `In ${path}:`);
      for (const line of describePerson(person)) print(line);
    });

/** The result of the search for an address, in lines. */
function describeSearch({ tables, files, folders, found, copies, longerAddresses }: Search): string[] {
  const searched = `Searched ${counted(tables, 'table')} and ${counted(files, 'file')} of ${folders.join(' and ')}:`;
  const isNowhere = found.length + copies.length === 0;
  const where = isNowhere ? 'nowhere.' : found.length > 0 ? 'in' : 'in copies only.';
  return [
    `${searched} the address was found ${where}`,
    ...found.map((place) => `  ${place}`),
    ...describeCopies(copies),
    ...(longerAddresses ? [LONGER_ADDRESSES] : []),
  ];
}

const LONGER_ADDRESSES =
  'Another person has an address that contains this one, so the bytes of the database file could not be searched.';

function describeCopies(copies: readonly string[]): string[] {
  if (copies.length === 0) return [];
  return [
    'Copies of the database still contain the data of their time:',
    ...copies.map((file) => `  ${file}`),
    'npm run restore erases the address again from what it restores. To erase it in the copies now: --yes --backups, or delete them.',
  ];
}

interface Request {
  email: string;
  /** Deleting is confirmed. */
  isConfirmed: boolean;
  /** Does not wait for the messages about canceled demos. */
  isUntold: boolean;
  /** Copies of the database are erased from too. */
  reachesCopies: boolean;
}

export const erasePerson = (context: CommandContext) =>
  new Command('erase')
    .summary('deletes all data about a person, and verifies it')
    .description(
      'Deletes all data about a person, and verifies it. Upcoming demos are canceled first, with their emails and the webhook, and their half-hours are free again. It cannot reach emails and CRM entries of others, or copies elsewhere; what npm run restore restores is erased again. The SQLite file is rewritten, so requests may wait for seconds.',
    )
    .addOption(addressOption())
    .option('--yes', 'deletes it; without it, the command only shows what it would delete')
    .option('--backups', 'also deletes it from the backups in the data folder and in BACKUP_DIR')
    .option('--untold', 'does not wait until the messages about canceled demos are sent')
    .action(async ({ email, yes = false, backups = false, untold = false }) => {
      await using open = await context.open();
      await eraseAndProve({ email, isConfirmed: yes, isUntold: untold, reachesCopies: backups }, open);
    });

async function eraseAndProve(request: Request, context: DatabaseContext): Promise<void> {
  const { email, isConfirmed } = request;
  const { database, config, print, printError, progress } = context;
  const person = await findPerson(database, config.dataDir, email);
  print(isUnknown(person) ? 'Nothing is held about this address.' : 'Held about this address:');
  for (const line of describePerson(person)) print(line);
  const demos = await listComingDemos(database, person.leads, context.clock());
  if (demos.length > 0)
    print(
      `Upcoming demos, which are canceled first: ${demos.map((demo) => whenOf(config.office, demo)).join(', ')}`,
    );
  if (!isConfirmed && !isUnknown(person)) {
    printError('Nothing was deleted: add --yes to delete it, which cannot be undone.');
    throw new Failure();
  }
  if (isConfirmed) {
    progress('canceling demos, and waiting for the messages about it');
    const notice = await cancelAndNotify(context, {
      demos,
      leadIds: person.leads,
      waits: !request.isUntold,
    });
    progress(undefined);
    if (demos.length > 0) print(`Canceled: ${counted(demos.length, 'demo')}.`);
    if (notice.kind === 'copy' && demos.length > 0) {
      print(`No message about it is sent: this database ${notice.reason}.`);
    }
    if (notice.kind === 'unsent') {
      printError(describeUnsent(notice));
      throw new Failure();
    }
    await eraseHere(email, context, progress);
    progress(undefined);
    if (!isUnknown(person)) print('Deleted.');
    if (request.reachesCopies) {
      for (const copy of await eraseFromCopies(email, config, progress)) print(describeCopy(copy));
    }
  }
  progress('searching');
  const search = await searchEverywhere(database, config, email);
  progress(undefined);
  for (const line of describeSearch(search)) print(line);
  if (database.engine === 'postgres') for (const line of POSTGRES_ADVICE) print(line);
  if (search.found.length > 0) throw new Failure();
}

function describeUnsent({ channels }: Extract<CancellationNotice, { kind: 'unsent' }>): string {
  const named = channels.map(({ channel, problem }) => `${channel}${problem ? ` (${problem})` : ''}`);
  return `Nothing was deleted: ${named.join(', ')} accepted no message about the canceled demos yet. Run this again while the server runs and the target accepts messages, or add --untold.`;
}

function describeCopy({ file, problem }: ErasedCopy): string {
  return problem === undefined ? `Deleted in ${file}, too.` : `${file} was not changed: ${problem}`;
}

const POSTGRES_ADVICE = [
  'Postgres keeps deleted rows in its files until it rewrites them: VACUUM FULL leads, chat_messages, users;',
  'does it at once. Its log, replicas and dumps contain them for as long as you keep these; after pg_restore,',
  'npm run restore erases the address again.',
];
