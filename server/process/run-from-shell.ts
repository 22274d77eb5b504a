import { styleText } from 'node:util';
import { systemClock } from '../clock.ts';
import { StartError } from '../config/start-error.ts';
import type { Desk } from '../desk/desk.ts';
import { readCommandConfig } from './command-config.ts';

const CLEAR_LINE = '\r\u001B[2K';

/** Runs an operator's command in this process, and ends it with the command's exit code. */
export async function runFromShell(
  run: (args: readonly string[], desk: Desk) => Promise<number>,
): Promise<void> {
  // Whoever reads what is printed may have seen enough, as `head` has.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  try {
    process.exitCode = await run(process.argv.slice(2), openDesk());
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  }
}

function openDesk(): Desk {
  const { stdout, stderr } = process;
  return {
    config: readCommandConfig(process.env, (line) => console.error(line)),
    clock: systemClock,
    // npm runs scripts at the root of the repository, and says here where the operator stands.
    cwd: process.env.INIT_CWD ?? process.cwd(),
    stdout,
    print: (line) => console.log(line),
    printError: (line) => console.error(line),
    progress: (text) => void (stderr.isTTY && stderr.write(`${CLEAR_LINE}${text ?? ''}`)),
    columns: stdout.isTTY ? stdout.columns : Number.POSITIVE_INFINITY,
    // Heeds NO_COLOR, and whether there is a terminal.
    paint: (style, text) => styleText(style, text, { stream: stdout }),
  };
}
