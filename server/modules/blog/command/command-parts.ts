import type { Database } from '../../../plugins/database/schema.ts';
import type { Config } from '../../../plugins/settings/config.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { MarkdownRenderer } from '../import/markdown/markdown-renderer.ts';

/** Where the command runs, and whom it talks to. */
export interface CommandParts {
  config: Config;
  clock: Clock;
  /** Ended by the caller. */
  renderer: MarkdownRenderer;
  /** Folders and files named by the caller count from here. */
  cwd: string;
  print: (line: string) => void;
  printError: (line: string) => void;
  /** Called by what goes on until it is told to stop. */
  listenForStop: () => AbortSignal;
}

export interface OpenParts extends CommandParts {
  database: Database;
}
