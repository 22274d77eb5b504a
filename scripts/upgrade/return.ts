import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CommandContext } from '../../server/cli/command-context.ts';
import { OWNER_ONLY } from '../../server/cli/private-file.ts';
import { counted } from '../../server/cli/terminal/figures.ts';
import { SQLITE_FILE } from '../../server/plugins/database/sqlite-database.ts';
import { REPOSITORY } from '../../server/plugins/settings/folders.ts';
import { Refusal } from '../../server/shared/refusal.ts';
import { keepDeliveries, listSince, type Row, type Since, type TakenIn } from './list-since.ts';
import { linkTo, removeUpgrade, type Upgrade } from './releases.ts';
import { asOwnerOf, nodeOf, runProgram } from './run-program.ts';
import { type Server, untilReady } from './servers.ts';

/** Lines that a person reads; the file has all. */
const MOST_LINES = 40;

/**
 * Returns to the version and to the data as they were at the noted moment, on SQLite. Everything since is listed, kept in a file,
 * and stays in the database that is kept beside.
 */
export async function returnWithData(
  { from, copy, at }: Upgrade & { copy: string },
  { link, servers, context }: { link: string; servers: readonly Server[]; context: CommandContext },
): Promise<void> {
  const { config, clock, print, progress } = context;
  const { dataDir } = config;
  const restore = (...args: string[]) =>
    runProgram(nodeOf(REPOSITORY), ['server/commands/restore.ts', ...args], {
      ...{ folder: REPOSITORY, dataDir },
      environment: { DATA_DIR: dataDir },
    });
  progress('stopping the server');
  for (const { control } of servers) await control('stop');
  const compact = (moment: string) => moment.replaceAll(/[:.-]/g, '');
  const file = join(dataDir, 'backups', `since-${compact(at)}-until-${compact(clock().toISOString())}.json`);
  let kept = '';
  let since: Since | undefined;
  try {
    await restore(copy);
    const name = globSync(`${SQLITE_FILE}.before-*`, { cwd: dataDir }).sort().at(-1);
    if (name === undefined) throw new Refusal('the database was not kept');
    kept = join(dataDir, name);
    since = asOwnerOf(dataDir, () => putAside({ dataDir, kept, copy, file }));
    await restore('--this-is-live');
    linkTo(link, from);
    // A second return would put aside all that comes from now on.
    removeUpgrade(link);
  } finally {
    for (const { control } of servers) await control('start');
  }
  for (const server of servers) await untilReady(server, undefined);
  progress(undefined);
  print(`${from} runs, with the data of ${at}.`);
  const lines = describeSince(since);
  for (const line of lines.slice(0, MOST_LINES)) print(line);
  if (lines.length > MOST_LINES) print(`  and ${lines.length - MOST_LINES} more`);
  print(`They are in ${file}: npm run upgrade -- take-in ${file} stores the leads again.`);
  print(`The whole database is kept as ${kept}. Delete both when you no longer need them.`);
}

interface PutAside {
  dataDir: string;
  /** The database of before the return. */
  kept: string;
  copy: string;
  file: string;
}

/** Writes what came since into a file, and into the restored database what was sent since. */
function putAside({ dataDir, kept, copy, file }: PutAside): Since {
  keepDeliveries(join(dataDir, SQLITE_FILE), kept);
  const since = listSince(kept, copy);
  // It has personal data, as the database has.
  writeFileSync(file, `${JSON.stringify(since)}\n`, { mode: OWNER_ONLY, flag: 'wx' });
  return since;
}

/** Describes what was put aside, a line for each lead and for each demo that stands otherwise. */
export function describeSince({ leads, rows, others }: Since): string[] {
  const isNew = new Set(leads);
  const demoOf = (id: string) =>
    rows.find(({ table, row }) => table === 'bookings' && row.lead_id === id)?.row;
  const when = (demo: Row | undefined) => (demo ? `, demo ${demo.starts_at} (${demo.state})` : '');
  const of = (table: TakenIn) => rows.filter((each) => each.table === table).map(({ row }) => row);
  const changed = of('bookings').filter(({ lead_id }) => !isNew.has(String(lead_id)));
  const edited = of('leads').filter(({ id }) => !isNew.has(String(id)));
  return [
    `Since then: ${counted(leads.length, 'lead')}, ${counted(changed.length, 'changed demo')}, ${counted(edited.length, 'changed lead')}`,
    ...of('leads')
      .filter(({ id }) => isNew.has(String(id)))
      .map(
        ({ id, kind, email, received_at }) =>
          `  ${received_at} ${kind} ${email}${when(demoOf(String(id)))}  ${id}`,
      ),
    ...changed.map((demo) => `  changed, do it again by hand${when(demo)}  ${demo.lead_id}`),
    ...edited.map(({ state, id }) => `  changed, do it again by hand: ${state}  ${id}`),
    ...Object.entries(others).map(([table, count]) => `  ${table}: ${counted(count, 'row')}`),
  ];
}
