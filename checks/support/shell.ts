import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import type { CommandContext } from '../../server/cli/command-context.ts';
import { openCommandContext } from '../../server/cli/open-command-context.ts';
import { type BuildCommand, runCommand } from '../../server/cli/run-command.ts';
import type { Database } from '../../server/plugins/database/schema.ts';
import { readConfig } from '../../server/settings/read-config.ts';
import { NOW } from './test-server.ts';

/** Result of a command. */
export interface ShellRun {
  code: number;
  printed: string[];
  errors: string[];
  /** Standard output as it is, such as an export. */
  written: string;
}

interface ShellOptions {
  now?: Date;
  columns?: number;
  /** Folder of the data; by default one of its own. */
  dataDir?: string;
  /** Working folder, by default that of the data. */
  cwd?: string;
  config?: Partial<CommandContext['config']>;
}

/** Opens a shell in which a test runs commands and reads their output. */
export async function openShell({ now = NOW, columns = 80, dataDir, cwd, config = {} }: ShellOptions = {}) {
  const folder = dataDir ?? (await makeFolder());

  async function runOn(
    build: BuildCommand,
    args: readonly string[],
    { database, printed = [] }: { database?: Database; printed?: string[] | undefined },
  ): Promise<ShellRun> {
    let isClosed = false;
    const run: ShellRun = { code: 0, printed, errors: [], written: '' };
    const stdout = new Writable({
      write(chunk, _encoding, done) {
        run.written += String(chunk);
        done();
      },
    });
    const context: CommandContext = {
      config: { ...readConfig({}), dataDir: folder, ...config },
      clock: () => now,
      cwd: cwd ?? folder,
      stdout,
      print: (line) => {
        if (isClosed) throw new Error('a command went on after it had closed its database');
        run.printed.push(line);
      },
      printError: (line) => void run.errors.push(line),
      progress: () => {},
      columns,
      paint: (_style, text) => text,
      open: async (options) => {
        if (!database) return openCommandContext(context, options);
        const close = async () => {
          isClosed = true;
        };
        return { ...context, database, [Symbol.asyncDispose]: close };
      },
    };
    run.code = await runCommand(build, args, context);
    return run;
  }

  return {
    folder,
    /** Runs a command on an open database. */
    run: (build: BuildCommand, database: Database, args: readonly string[]) =>
      runOn(build, args, { database }),
    /** Runs a command that opens by itself what it needs. @param printed gets the lines as they are printed */
    runAlone: (build: BuildCommand, args: readonly string[], printed?: string[]) =>
      runOn(build, args, { printed }),
  };
}

/** The folder of a SQLite database; of a Postgres one, a folder of its own. */
export async function findDataDir(database: Database): Promise<string> {
  if (database.engine === 'postgres') return makeFolder();
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list`.execute(database);
  return dirname(rows[0]?.file ?? '');
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shell-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
