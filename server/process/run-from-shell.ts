import { styleText } from 'node:util';
import type { CommandContext } from '../cli/command-context.ts';
import { openCommandContext } from '../cli/open-command-context.ts';
import { type BuildCommand, runCommand } from '../cli/run-command.ts';
import { loadEnvFile } from '../plugins/settings/env-file.ts';
import { StartError } from '../plugins/settings/start-error.ts';
import { adoptStoredSettings } from '../settings/live-settings.ts';
import { readConfig } from '../settings/read-config.ts';
import { systemClock } from '../shared/clock.ts';
import { auditCommand, describeCommand, type RunCommand } from './command-audit.ts';
import { readCommandEnvironment } from './command-config.ts';
import { describeSystemError } from './system-error.ts';

const CLEAR_LINE = '\r\u001B[2K';

/** Runs an operator's command in this process, and ends it with the command's exit code. */
export function runFromShell(build: BuildCommand): Promise<void> {
  return endWith(() => runAudited(build, process.argv.slice(2), createContext()));
}

/**
 * Runs a command, and writes in the audit what it changed or handed out, once it has done so. This is the one place
 * where commands are written there.
 */
export async function runAudited(
  build: BuildCommand,
  args: readonly string[],
  context: CommandContext,
): Promise<number> {
  let done: RunCommand | undefined;
  const code = await runCommand(
    (given) =>
      build(given).hook('postAction', (_group, command) => {
        done = describeCommand(command);
      }),
    args,
    context,
  );
  if (done) await auditCommand(context, done);
  return code;
}

/** Ends this process with a command's exit code, and explains a failure in one line; LOG_LEVEL=debug adds the stack. */
export async function endWith(run: () => Promise<number>): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', endUnread);
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      explain(error);
      process.exit(1);
    });
  }
  try {
    loadEnvFile();
    process.exitCode = await run();
  } catch (error) {
    explain(error);
    process.exitCode = 1;
  }
}

function explain(error: unknown): void {
  if (['debug', 'trace'].includes(process.env.LOG_LEVEL ?? '')) console.error(error);
  console.error(
    error instanceof StartError ? error.message : (describeSystemError(error) ?? describeFault(error)),
  );
}

function describeFault(error: unknown): string {
  const { message } = error instanceof Error ? error : new Error(String(error));
  const [problem = ''] = message.split('\n');
  return `Unexpected error (${problem}). Try again; LOG_LEVEL=debug shows the details to report.`;
}

function endUnread(error: NodeJS.ErrnoException): never {
  // The reader of the output may have closed the pipe, as `head` does.
  if (error.code === 'EPIPE') process.exit();
  if (error.code !== 'ENOSPC') throw error;
  console.error('The disk of the output is full: its end is missing. What the command did before is kept.');
  process.exit(1);
}

function createContext(): CommandContext {
  const { stdout, stderr } = process;
  const environment = readCommandEnvironment(process.env, (line) => console.error(line));
  const context: CommandContext = {
    config: readConfig(environment),
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
    async open(options) {
      const opened = await openCommandContext(context, options);
      await adoptStoredSettings(context.config, {
        environment: process.env,
        inherited: environment,
        database: opened.database,
      });
      return opened;
    },
  };
  return context;
}
