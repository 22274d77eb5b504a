import type { ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { explainMisuse, FAILURE, MISUSE, parseOrRefuse, Refusal, SUCCESS } from './command-line.ts';
import type { Desk } from './desk.ts';

/** What was typed behind the name of a command. */
type Given<Options extends ParseArgsOptionsConfig> = {
  values: ReturnType<typeof parseArgs<{ options: Options; allowPositionals: true }>>['values'];
  positionals: string[];
};

/** Does what was asked for; the exit code, if it is not success. */
export type Action<Place> = (place: Place) => Promise<number | undefined>;

interface Description {
  name: string;
  /** What stands behind the name, such as `<id>`. */
  usage: string;
  /** What it does, in one line. */
  summary: string;
  /** What else its help says, a line each. */
  details?: readonly string[];
}

export interface Command<Place> extends Description {
  /** @throws {Misuse} */
  read: (args: readonly string[]) => Action<Place>;
}

/** A command with its options; `read` checks what was typed before anything is opened. */
export function command<Place, const Options extends ParseArgsOptionsConfig>({
  options,
  read,
  ...description
}: Description & { options: Options; read: (given: Given<Options>) => Action<Place> }): Command<Place> {
  return {
    ...description,
    read: (args) => read(parseOrRefuse({ args: [...args], options, allowPositionals: true, strict: true })),
  };
}

/** Several commands under one name. */
export interface Program<Place> {
  /** As it is typed, such as `npm run leads --`. */
  name: string;
  commands: readonly Command<Place>[];
  /** Opens what all of them need. */
  open: (desk: Desk) => Promise<Place & AsyncDisposable>;
}

/**
 * Runs the command that the first argument names.
 * @returns the exit code: 0, 1 when it could not be done, 2 when the arguments make no sense
 */
export async function runProgram<Place>(
  program: Program<Place>,
  args: readonly string[],
  desk: Desk,
): Promise<number> {
  const [name = '', ...rest] = args;
  const wanted = ['help', '--help', '-h'].includes(name) ? rest[0] : name;
  const found = program.commands.find((each) => each.name === wanted);
  if (!found) {
    const isAsked = wanted === undefined;
    if (!isAsked && wanted !== '') desk.printError(`there is no command '${wanted}'`);
    for (const line of describe(program)) (isAsked ? desk.print : desk.printError)(line);
    return isAsked ? SUCCESS : MISUSE;
  }
  const isHelp = wanted !== name || rest.some((arg) => arg === '--help' || arg === '-h');
  return runCommand(found, isHelp ? ['--help'] : rest, { ...program, desk });
}

/** Runs one command; `--help` explains it. Exit codes as above. */
export async function runCommand<Place>(
  found: Command<Place>,
  args: readonly string[],
  { name, open, desk }: Pick<Program<Place>, 'name' | 'open'> & { desk: Desk },
): Promise<number> {
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    for (const line of explain(name, found)) desk.print(line);
    return SUCCESS;
  }
  try {
    const act = found.read(args);
    await using place = await open(desk);
    return (await act(place)) ?? SUCCESS;
  } catch (error) {
    desk.progress(undefined);
    if (!(error instanceof Refusal)) return explainMisuse(error, explain(name, found), desk);
    desk.printError(error.message);
    return FAILURE;
  }
}

/** Runs a command that is a program of its own, and opens what it needs by itself. */
export function runAlone(
  only: Command<Desk>,
  name: string,
  args: readonly string[],
  desk: Desk,
): Promise<number> {
  const open = async () => ({ ...desk, [Symbol.asyncDispose]: async () => {} });
  return runCommand(only, args, { name, open, desk });
}

function describe({ name, commands }: Pick<Program<never>, 'name'> & { commands: readonly Description[] }) {
  const width = Math.max(...commands.map((each) => each.name.length));
  return [
    `Usage: ${name} <command>`,
    ...commands.map((each) => `  ${each.name.padEnd(width)}  ${each.summary}`),
    `${name} <command> --help explains one.`,
  ];
}

function explain(program: string, { name, usage, summary, details = [] }: Description): string[] {
  return [`Usage: ${[program, name, usage].filter(Boolean).join(' ')}`, `  ${summary}`, ...details];
}
