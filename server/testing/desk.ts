import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { type Command, type Program, runAlone, runProgram } from '../cli/command.ts';
import type { Desk, OpenDesk } from '../cli/desk.ts';
import type { Database } from '../plugins/database/schema.ts';
import { readConfig } from '../settings/read-config.ts';
import { NOW } from './test-server.ts';

/** What a command came to. */
export interface DeskRun {
  code: number;
  printed: string[];
  errors: string[];
  /** What went to standard output as it is, such as an export. */
  written: string;
}

interface DeskOptions {
  now?: Date;
  columns?: number;
  /** Of the data; by default a folder of its own. */
  dataDir?: string;
  config?: Partial<Desk['config']>;
}

/** A desk whose terminal is read by a test. */
export async function sitAtDesk({ now = NOW, columns = 80, dataDir, config = {} }: DeskOptions = {}) {
  const folder = dataDir ?? (await makeFolder());
  const makeDesk = () => {
    const run: DeskRun = { code: 0, printed: [], errors: [], written: '' };
    const stdout = new Writable({
      write(chunk, _encoding, done) {
        run.written += String(chunk);
        done();
      },
    });
    const desk: Desk = {
      config: { ...readConfig({}), dataDir: folder, ...config },
      clock: () => now,
      cwd: folder,
      stdout,
      print: (line) => void run.printed.push(line),
      printError: (line) => void run.errors.push(line),
      progress: () => {},
      columns,
      paint: (_style, text) => text,
    };
    return { run, desk };
  };
  return {
    folder,
    /** Runs a command of a program on an open database. */
    async run(program: Program<OpenDesk>, database: Database, args: readonly string[]): Promise<DeskRun> {
      const { run, desk } = makeDesk();
      const open = async () => ({ ...desk, database, [Symbol.asyncDispose]: async () => {} });
      run.code = await runProgram({ ...program, open }, args, desk);
      return run;
    },
    async runAlone(command: Command<Desk>, args: readonly string[]): Promise<DeskRun> {
      const { run, desk } = makeDesk();
      run.code = await runAlone(command, 'npm run it --', args, desk);
      return run;
    },
  };
}

/** The folder of a SQLite database; of a Postgres one, a folder of its own. */
export async function findDataDir(database: Database): Promise<string> {
  if (database.engine === 'postgres') return makeFolder();
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list`.execute(database);
  return dirname(rows[0]?.file ?? '');
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'desk-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
