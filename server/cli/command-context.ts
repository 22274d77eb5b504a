import type { Writable } from 'node:stream';
import type { Database } from '../plugins/database/schema.ts';
import type { Config } from '../plugins/settings/config.ts';
import type { Clock } from '../shared/clock.ts';

/** Style of an operator's words where the terminal can show it. */
export type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan';

/** Input and output of a command. */
export interface CommandContext {
  config: Config;
  clock: Clock;
  /** Files named by the operator count from here. */
  cwd: string;
  stdout: Writable;
  print: (line: string) => void;
  printError: (line: string) => void;
  /** Shows in one line how far long work has come, where a person looks on; `undefined` takes it away. */
  progress: (text: string | undefined) => void;
  /** Width of a line; infinite where the output isn't a terminal. */
  columns: number;
  paint: (style: Style, text: string) => string;
  /** Opens the database for a command, beside a server that may be running. @throws {Refusal} @throws {StartError} */
  open: (options?: OpenOptions) => Promise<DatabaseContext & AsyncDisposable>;
}

/** The same, with the database open. */
export interface DatabaseContext extends CommandContext {
  database: Database;
}

export interface OpenOptions {
  /** Creates a missing database; without it, a missing one is refused: an empty one would hide a wrong DATA_DIR. */
  mayCreate?: boolean;
}
