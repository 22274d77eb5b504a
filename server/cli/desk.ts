import type { Writable } from 'node:stream';
import type { Database } from '../plugins/database/schema.ts';
import type { Config } from '../plugins/settings/config.ts';
import type { Clock } from '../shared/clock.ts';

/** What an operator's words may look like where the terminal can show it. */
export type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan';

/** Where an operator sits: what a command reads from and writes to. */
export interface Desk {
  config: Config;
  clock: Clock;
  /** Files named by the operator count from here. */
  cwd: string;
  stdout: Writable;
  print: (line: string) => void;
  printError: (line: string) => void;
  /** Shows in one line how far long work has come, where a person looks on; `undefined` takes it away. */
  progress: (text: string | undefined) => void;
  /** How wide a line may be; infinite where nobody looks on. */
  columns: number;
  paint: (style: Style, text: string) => string;
}

/** A desk with the database open. */
export interface OpenDesk extends Desk {
  database: Database;
}
