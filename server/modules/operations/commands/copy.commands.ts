import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import type { CommandContext } from '../../../cli/command-context.ts';
import { writePrivateFile } from '../../../cli/private-file.ts';
import { Misuse } from '../../../cli/run-command.ts';
import { REGISTER_FILE, registerFolders } from '../../../plugins/database/erased-register.ts';
import { SQLITE_FILE } from '../../../plugins/database/sqlite-database.ts';
import { copyKeyFile } from '../../../plugins/database/sqlite-log.ts';
import { Refusal } from '../../../shared/refusal.ts';
import { decodeCopyKey, makeCopyKey, readCopyKey } from '../copies/copy-key.ts';
import { REGISTER_OBJECT } from '../copies/copy-objects.rules.ts';
import { readMoment } from '../copies/moment.rules.ts';
import { openCopyStore } from '../copies/open-copy-store.ts';
import { restoreCopy } from '../copies/restore-copy.ts';
import { createSealer } from '../copies/seal.ts';
import { bringBack, QUIET } from './restore.command.ts';

/** `npm run backup -- key`. */
export const copyKeyCommand = ({ config, cwd, print }: CommandContext) =>
  new Command('key')
    .description(
      'makes the key with which the server encrypts its copy to the second, and begins that copy at the next start',
    )
    .option('--from <file>', 'takes the key over from a file, on a new machine')
    .action(async ({ from }) => {
      if (config.databaseUrl !== null) throw new Refusal(OF_THE_PROVIDER);
      const key = from === undefined ? makeCopyKey() : (await readFile(resolve(cwd, from), 'utf8')).trim();
      decodeCopyKey(key);
      await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
      const file = copyKeyFile(config.dataDir);
      await writePrivateFile(file, async (stream) => void stream.write(`${key}\n`));
      if (from === undefined) print(key);
      print(
        `${file} has the key. Keep it on paper or in a safe place elsewhere, too: without it no one can read the copy. Restart the server.`,
      );
    });

/** `npm run backup -- restore`. */
export const restoreCopyCommand = (context: CommandContext) =>
  new Command('restore')
    .description(
      'Replaces the database with the copy to the second, as it was at a time, while no server runs. The earlier database is kept; people who were erased since are erased again; nothing is sent until you confirm that it is the live database.',
    )
    .option('--at <time>', "such as '2026-11-28 10:15' or '2026-11-28 10:15:30', UTC; without it, the newest")
    .action(async ({ at }) => {
      const { config, print, progress, clock } = context;
      if (config.databaseUrl !== null) throw new Refusal(OF_THE_PROVIDER);
      const moment = at === undefined ? undefined : readMoment(at);
      if (moment === null) throw new Misuse("--at takes a time such as '2026-11-28 10:15', UTC");
      const key = readCopyKey(config.dataDir);
      const store = openCopyStore(config);
      if (!key) throw new Refusal(`there is no ${copyKeyFile(config.dataDir)}: npm run backup -- key --from`);
      if (!store) throw new Refusal('BACKUP_DIR: must name the place of the copy');
      const folder = join(config.dataDir, `.copy-${clock().getTime()}`);
      await mkdir(folder, { mode: 0o700 });
      try {
        const file = join(folder, SQLITE_FILE);
        const sealer = createSealer(key);
        progress('reading the copy');
        const restored = await restoreCopy({ store, sealer }, file, moment ? { at: moment } : {});
        if ((await store.list()).includes(REGISTER_OBJECT)) {
          const register = sealer.open(REGISTER_OBJECT, await store.get(REGISTER_OBJECT));
          await writeFile(join(folder, REGISTER_FILE), register, { mode: 0o600 });
        }
        progress(undefined);
        print(`As of ${restored.at.toISOString().slice(0, 19).replace('T', ' ')} UTC:`);
        await bringBack(file, context, [...registerFolders(config), folder]);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
      print(QUIET);
    });

const OF_THE_PROVIDER =
  'the data is in Postgres: its provider copies it to the second (docs/operating.md, To the second)';
