import { FAILURE, Misuse } from '../../command-line.ts';
import { command } from '../command.ts';
import type { OpenDesk } from '../desk.ts';
import { counted } from '../terminal/figures.ts';
import { describePerson } from './describe-person.ts';
import { erase } from './erase-person.ts';
import { findPerson, isUnknown } from './find-person.ts';
import { type Search, searchEverywhere } from './prove-absence.ts';
import { ADDRESS_OPTIONS, readAddress } from './read-address.ts';

export const erasePerson = command({
  name: 'erase',
  usage: '--email <address> [--yes]',
  summary: 'deletes all that is held about a person, and proves it',
  details: [
    '  Shows first what it would delete; --yes deletes it. Mails and CRM entries that others hold, and copies of',
    '  the database elsewhere, are not within its reach. SQLite is written anew, so requests may wait for seconds.',
  ],
  options: { ...ADDRESS_OPTIONS, yes: { type: 'boolean' } },
  read({ values, positionals }) {
    if (positionals.length > 0) throw new Misuse('erase takes one address, behind --email');
    const email = readAddress(values.email);
    return (desk: OpenDesk) => eraseAndProve(email, values.yes ?? false, desk);
  },
});

async function eraseAndProve(email: string, isConfirmed: boolean, desk: OpenDesk): Promise<number> {
  const { database, config, print, printError, progress } = desk;
  const person = await findPerson(database, config.dataDir, email);
  print(isUnknown(person) ? 'Nothing is held about this address.' : 'Held about this address:');
  for (const line of describePerson(person)) print(line);
  if (!isUnknown(person)) {
    if (!isConfirmed) {
      printError('Nothing was deleted: --yes does it, and it cannot be undone.');
      return FAILURE;
    }
    await erase(database, person, progress);
    progress(undefined);
    print('Deleted.');
  }
  progress('searching');
  const search = await searchEverywhere(database, config.dataDir, email);
  progress(undefined);
  for (const line of describeSearch(search, config.dataDir)) print(line);
  if (database.engine === 'postgres') for (const line of POSTGRES_ADVICE) print(line);
  return search.found.length === 0 ? 0 : FAILURE;
}

const POSTGRES_ADVICE = [
  'Postgres keeps deleted rows in its files until it writes them anew: VACUUM FULL leads, chat_messages, users;',
  'does it at once. Its log, replicas and backups hold them for as long as you keep these.',
];

function describeSearch({ tables, files, found, longerAddresses }: Search, dataDir: string): string[] {
  const searched = `Searched ${counted(tables, 'table')} and ${counted(files, 'file')} of ${dataDir}:`;
  const caveat = longerAddresses
    ? [
        'Somebody else has an address that contains this one, so the bytes of the database file could not be searched.',
      ]
    : [];
  if (found.length === 0) return [`${searched} the address stands nowhere.`, ...caveat];
  const copies = found.some((place) => place.includes('.sqlite'));
  return [
    `${searched} the address stands in`,
    ...found.map((place) => `  ${place}`),
    ...(copies
      ? ['Copies of the database hold what it held when they were made: delete them when you can.']
      : []),
    ...caveat,
  ];
}
