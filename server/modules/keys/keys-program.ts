import { command, type Program } from '../../cli/command.ts';
import { Misuse, Refusal } from '../../cli/command-line.ts';
import type { OpenDesk } from '../../cli/desk.ts';
import { openDesk } from '../../cli/open-desk.ts';
import { formatTable } from '../../cli/terminal/table.ts';
import type { Database } from '../../plugins/database/schema.ts';
import { type KeyName, rotateKey } from '../../plugins/database/server-keys.ts';
import { overwriteWhatIsDeleted } from '../privacy/removal/remove-leads.ts';
import { emptyLog } from '../privacy/removal/wipe-pages.ts';
import { findUse } from './key-uses.ts';

const PLACES_KEY: KeyName = 'login-places';
/** Who hurries has a key that somebody else has, too. */
const AT_ONCE =
  'What the old one has signed counts no more; start the servers again, so that none still uses it.';
const HEADINGS = ['Name', 'Rotated', 'Key before', 'What for'];

const listKeys = command({
  name: 'list',
  usage: '',
  summary: 'lists the keys that the server made for itself, and never shows one',
  options: {},
  read({ positionals }) {
    if (positionals.length > 0) throw new Misuse('list takes nothing');
    return async ({ database, clock, columns, print }: OpenDesk) => {
      const keys = await database.selectFrom('server_keys').selectAll().orderBy('name').execute();
      const rows = keys.map(({ name, previous, rotated_at }) => {
        const until = new Date(Date.parse(rotated_at ?? '') + findUse(name).overlapMs);
        const isAccepted = previous !== null && clock() < until;
        return [
          name,
          rotated_at?.slice(0, 10) ?? 'never',
          isAccepted ? `until ${until.toISOString().slice(0, 10)}` : 'none',
          findUse(name).purpose,
        ];
      });
      for (const line of formatTable([HEADINGS, ...rows], columns)) print(line);
      return undefined;
    };
  },
});

const rotateKeys = command({
  name: 'rotate',
  usage: '[name] [--at-once]',
  summary: 'puts new keys in the place of the old ones: of one name, or of all',
  details: [
    '  --at-once   what the old key has signed counts no more, as when it has been stolen: access tokens end',
    '              within half a minute, and browsers get new ones by their refresh tokens',
  ],
  options: { 'at-once': { type: 'boolean' } },
  read({ values, positionals }) {
    if (positionals.length > 1) throw new Misuse('rotate takes one name, or none for all');
    const isAtOnce = values['at-once'] ?? false;
    return async (desk: OpenDesk) => {
      const names = await namesToRotate(desk.database, positionals[0]);
      await overwriteWhatIsDeleted(desk.database);
      for (const name of names) {
        await rotate(name, !isAtOnce, desk);
        const { afterRotation, endedAddresses } = findUse(name);
        const atOnce = [AT_ONCE, endedAddresses].filter(Boolean).join(' ');
        desk.print(`${name}: rotated. ${isAtOnce ? atOnce : afterRotation}`);
      }
      await emptyLog(desk.database);
      return undefined;
    };
  },
});

async function namesToRotate(database: Database, wanted: string | undefined): Promise<string[]> {
  const known = await database.selectFrom('server_keys').select('name').orderBy('name').execute();
  const names = known.map(({ name }) => name);
  if (wanted === undefined) return names;
  if (names.includes(wanted)) return [wanted];
  throw new Refusal(`there is no key ${wanted}; there are ${names.join(', ') || 'none yet'}`);
}

async function rotate(name: string, keepsPrevious: boolean, { database, clock }: OpenDesk): Promise<void> {
  const hasOverlap = keepsPrevious && findUse(name).overlapMs > 0;
  await rotateKey(database, { name, now: clock(), keepsPrevious: hasOverlap });
  // Nobody can log in from them again, and whoever has the old key can find out which networks they were.
  if (name === PLACES_KEY) await database.deleteFrom('login_places').execute();
}

/** `npm run keys`: the secrets that sign what the server gives out. */
export const KEYS_PROGRAM: Program<OpenDesk> = {
  name: 'npm run keys --',
  commands: [listKeys, rotateKeys],
  open: openDesk,
};
