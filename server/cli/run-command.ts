import { Command, CommanderError, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { printable } from 'contract/printable.ts';
import { Refusal } from '../shared/refusal.ts';
import type { CommandContext } from './command-context.ts';

// By hand, as commander ends the process with 1 for everything: the exit codes. Without them run-command.test.ts fails.

export const SUCCESS = 0;
export const FAILURE = 1;
export const MISUSE = 2;

/** Columns of the help, where the terminal is wider or the output isn't a terminal. */
const HELP_WIDTH = 80;

/** It could not be done, and what was printed says why. */
export class Failure extends Error {}

/** The arguments do not fit what is there; the message says why, and the help would not say more. */
export class Misuse extends Error {}

/** A command as it is typed, such as `npm run backup --`, that reads from and writes to a context. */
export type BuildCommand = (context: CommandContext) => CommandUnknownOpts;

/** Makes a command of a checkout, whose folder does not have the library. */
export const createCommand = (name: string) => new Command(name);

/** Several commands under one name, such as `npm run leads --`. */
export function commandGroup(name: string, commands: readonly CommandUnknownOpts[]): CommandUnknownOpts {
  const group = new Command(name);
  for (const each of commands) group.addCommand(each);
  return group;
}

/**
 * Runs what the arguments ask for.
 * @returns the exit code: 0, 1 when it could not be done, 2 when the arguments make no sense
 */
export async function runCommand(
  build: BuildCommand,
  args: readonly string[],
  context: CommandContext,
): Promise<number> {
  const command = build(context);
  for (const each of [command, ...command.commands]) printTo(context, each);
  try {
    await command.parseAsync([...args], { from: 'user' });
    return SUCCESS;
  } catch (error) {
    context.progress(undefined);
    if (error instanceof CommanderError) return error.exitCode === 0 ? SUCCESS : MISUSE;
    if (error instanceof Failure) return FAILURE;
    if (!(error instanceof Refusal || error instanceof Misuse)) throw error;
    context.printError(error.message);
    return error instanceof Misuse ? MISUSE : FAILURE;
  }
}

/** Part before the host of an address, such as that of a Postgres server: it may hold a password. */
const CREDENTIALS = /:\/\/[^\s/]*@/g;

/** Makes a command print its help and its complaints to the context, and throw instead of ending the process. */
function printTo({ print, printError, columns }: CommandContext, command: CommandUnknownOpts): void {
  const width = Math.min(columns, HELP_WIDTH);
  const eachLine = (text: string, write: (line: string) => void) => {
    for (const line of printable(text).trimEnd().split('\n')) write(line);
  };
  command
    .exitOverride()
    .showHelpAfterError()
    .configureOutput({
      writeOut: (text) => eachLine(text, print),
      writeErr: (text) => eachLine(text, printError),
      outputError: (text, write) => write(text.replaceAll(CREDENTIALS, '://...@')),
      getOutHelpWidth: () => width,
      getErrHelpWidth: () => width,
    });
}
