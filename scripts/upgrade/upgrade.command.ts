import { readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { CommandContext } from '../../server/cli/command-context.ts';
import { createCommand, Failure, Misuse } from '../../server/cli/run-command.ts';
import { counted } from '../../server/cli/terminal/figures.ts';
import {
  mergeEntries,
  readRegister,
  readRegisterFile,
  registerFolders,
} from '../../server/plugins/database/erased-register.ts';
import { REPOSITORY } from '../../server/plugins/settings/folders.ts';
import { Refusal } from '../../server/shared/refusal.ts';
import { doAsked } from './asked.ts';
import { fetchVersion, install } from './fetch-version.ts';
import type { Since } from './list-since.ts';
import { rehearse } from './rehearse.ts';
import { findNewNotes } from './release-notes.rules.ts';
import {
  findOlderReleases,
  findReleases,
  findUpgrade,
  type Releases,
  removeUpgrade,
  writeUpgrade,
} from './releases.ts';
import { returnWithData } from './return.ts';
import { asOwnerOf, nodeOf, runProgram } from './run-program.ts';
import { findServers, type Server } from './servers.ts';
import { restartInto, switchVersion } from './switch-version.ts';
import { takeIn } from './take-in.ts';
import { tryVersion } from './try-version.ts';
import { lockUpgrades } from './upgrade-lock.ts';

const WATCH_SECONDS = 300;
const CONTROL = [
  '--control <program>',
  'starts and stops the server, in place of systemd: called with start, stop or restart, and its port',
] as const;
const WATCH = ['--watch <seconds>', 'time for which it is watched', readSeconds, WATCH_SECONDS] as const;
/** Name in place of the user who runs a command, where an owner has asked for it. */
const AT_THE_DESK = 'an owner at the desk';
const TRIAL = ['--trial-database <address>', 'on Postgres: an empty database to try it on'] as const;

/** `npm run upgrade`. */
export const upgradeCommand = (context: CommandContext) =>
  createCommand('npm run upgrade --')
    .description(
      'Installs another version beside the one that runs, tries it on a copy of the data, switches to it, watches it, and switches back by itself when it fails.',
    )
    .enablePositionalOptions()
    .argument('<version>', 'a tag or commit of the repository, an archive (.tar.gz), or a folder')
    .option('--prepare', 'installs and tries it, and does not switch')
    .option(...WATCH)
    .option(...TRIAL)
    .option(...CONTROL)
    .action((version, options) => upgrade(version, options, context))
    .addCommand(returnCommand(context))
    .addCommand(takeInCommand(context))
    .addCommand(askedCommand(context))
    .addCommand(rehearse(context));

interface Options {
  prepare?: true;
  watch: number;
  trialDatabase?: string;
  control?: string;
  by?: string;
}

async function upgrade(version: string, options: Options, context: CommandContext): Promise<void> {
  const { config, cwd, clock, print, progress } = context;
  const releases = findReleases(REPOSITORY);
  if (config.databaseUrl !== null && !options.trialDatabase)
    throw new Misuse('on Postgres, --trial-database must name an empty database to try it on');
  using _lock = lockUpgrades(context, `an upgrade to ${version}`, options.by);
  progress('fetching it');
  const to = await fetchVersion(version, releases, cwd);
  progress(undefined);
  if (to === releases.running) throw new Refusal(`${to} runs already`);
  const notes = findNewNotes(notesOf(releases.running), notesOf(to));
  for (const line of notes.length > 0 ? notes : ['CHANGELOG.md says nothing new of it.']) print(line);
  print('');
  progress('installing');
  await install(to);
  const copy = await copyData(context);
  progress('trying it on a copy of the data');
  const build = await tryVersion(to, { config, copy, trialDatabase: options.trialDatabase }).finally(() => {
    if (copy !== null) asOwnerOf(config.dataDir, () => rmSync(copy, { force: true }));
  });
  progress(undefined);
  print(`${to} is installed, and works on a copy of the data (build ${build}).`);
  if (options.prepare) return;

  const { link, servers } = requireSwitch(releases, options.control, context);
  const from = releases.running;
  const before = findUpgrade(link);
  const at = clock().toISOString();
  const noted = await copyData(context);
  writeUpgrade(link, { from, to, at, copy: noted });
  print(`The moment to return to: ${at}`);
  progress(`switching, and watching for ${options.watch} s`);
  const parts = { link, servers, config, watchSeconds: options.watch };
  const reason = await switchVersion({ from, to, build }, parts);
  progress(undefined);
  // Only a version that runs can be returned from.
  const surplus = reason === undefined ? before?.copy : noted;
  if (surplus) asOwnerOf(config.dataDir, () => rmSync(surplus, { force: true }));
  if (reason !== undefined) {
    if (before) writeUpgrade(link, before);
    else removeUpgrade(link);
    context.printError(`${reason}\n${from} runs again, and no data was put aside.`);
    throw new Failure();
  }
  print(`${to} runs. npm run upgrade -- return goes back to ${at}.`);
  for (const folder of findOlderReleases(link, [from, to])) print(`No longer needed: rm -r ${folder}`);
}

const notesOf = (folder: string) => readFileSync(join(folder, 'CHANGELOG.md'), 'utf8');

/** Copies the database as it is now. @returns the file; `null` on Postgres */
async function copyData({ config }: CommandContext): Promise<string | null> {
  const { dataDir, databaseUrl } = config;
  if (databaseUrl !== null) return null;
  const output = await runProgram(nodeOf(REPOSITORY), ['server/commands/backup.ts'], {
    ...{ folder: REPOSITORY, dataDir },
    environment: { DATA_DIR: dataDir },
  });
  const [, file] = /^(.*\.sqlite): /m.exec(output) ?? [];
  if (file === undefined) throw new Refusal(output);
  return file;
}

/** @throws {Refusal} saying how to switch by hand */
function requireSwitch(
  { running, link }: Releases,
  control: string | undefined,
  { config }: CommandContext,
): { link: string; servers: readonly Server[] } {
  if (link === undefined)
    throw new Refusal(`no one link beside ${running} leads to it: switch as docs/operating.md says, Upgrade`);
  const servers = findServers(config, running, control);
  if (!servers)
    throw new Refusal(
      'no server runs here that systemd or --control starts: have the link lead to it, and restart',
    );
  return { link, servers };
}

const returnCommand = (context: CommandContext) =>
  createCommand('return')
    .description(
      'Returns to the version before the last upgrade, and to the data as they were then. What came since is listed, and kept in a file.',
    )
    .option('--keep-data', 'returns to the version alone; on Postgres this is so in any case')
    .option(...CONTROL)
    .action((options) => returnToBefore(options, context));

async function returnToBefore(
  { keepData, control, by }: { keepData?: true; control?: string; by?: string },
  context: CommandContext,
): Promise<void> {
  const { config, print } = context;
  using _lock = lockUpgrades(context, 'a return', by);
  const { link, servers } = requireSwitch(findReleases(REPOSITORY), control, context);
  const noted = findUpgrade(link);
  if (noted?.to !== findReleases(REPOSITORY).running) throw new Refusal('there is no upgrade to return from');
  const { from, at, copy } = noted;
  if (copy !== null && !keepData) return returnWithData({ ...noted, copy }, { link, servers, context });
  await restartInto(from, undefined, { link, servers });
  removeUpgrade(link);
  print(`${from} runs, with all data.`);
  if (config.databaseUrl !== null)
    print(`Your provider restores the data of ${at} (docs/operating.md, To the second).`);
}

const askedCommand = (context: CommandContext) =>
  createCommand('asked')
    .description(
      'Does what an owner has asked for at the desk, and reports it there. site-upgrade.path starts it.',
    )
    .option(...WATCH)
    .option(...TRIAL)
    .option(...CONTROL)
    .action((options) =>
      // Files of the operator are no one’s to choose at the desk.
      doAsked({ ...context, cwd: REPOSITORY }, (action, version, reporting) =>
        action === 'return'
          ? returnToBefore({ ...options, by: AT_THE_DESK }, reporting)
          : upgrade(
              version,
              { ...options, ...(action === 'try' && { prepare: true }), by: AT_THE_DESK },
              reporting,
            ),
      ),
    );

const takeInCommand = (context: CommandContext) =>
  createCommand('take-in')
    .description(
      'Stores the leads and demos that a return has put aside. What is there already stays as it is.',
    )
    .argument('<file>', 'as return has named it')
    .action(async (file) => {
      using _lock = lockUpgrades(context, 'a take-in');
      const { rows }: Since = JSON.parse(await readFile(resolve(context.cwd, file), 'utf8'));
      await using open = await context.open();
      const folders = registerFolders(context.config);
      const register = mergeEntries(await readRegister(open.database), ...folders.map(readRegisterFile));
      const { leads, known, withoutSeat, erased } = await takeIn(open.database, rows, register);
      open.print(`Stored: ${counted(leads.length, 'lead')}; there already: ${known.length}.`);
      if (erased.length > 0) open.print(`Left out, since their people were erased: ${erased.length}.`);
      for (const id of withoutSeat)
        open.print(`  ${id}: the time of its demo was given to another; agree on another time`);
    });

function readSeconds(text: string): number {
  const seconds = Number(text);
  if (!Number.isInteger(seconds) || seconds < 1) throw new Misuse('--watch takes a number of seconds');
  return seconds;
}
