import { hostname, userInfo } from 'node:os';
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import type { CommandContext } from '../cli/command-context.ts';
import { appendAudit } from '../modules/desk/audit/audit.store.ts';

/**
 * Commands that only read: they leave no entry. One that hands out personal data, such as `export`, is not among them.
 */
const READING: ReadonlySet<string> = new Set([
  ...['list', 'show', 'week', 'check', 'unanswered', 'votes', 'preview', 'audit', 'help', 'test'],
  // Of the data of a whole server: a copy, or another server's.
  ...['backup', 'move', 'demo'],
]);

/** Command that an operator has run. */
export interface RunCommand {
  /** `leads.export`. */
  action: string;
  /** Its options without their values, which may be addresses or secrets: `--email`. */
  subject: string;
}

/**
 * Describes a command for the audit; undefined where it only reads.
 * @param command as commander has run it
 */
export function describeCommand(command: CommandUnknownOpts): RunCommand | undefined {
  const names: string[] = [];
  for (let each: CommandUnknownOpts | null = command; each; each = each.parent) names.unshift(each.name());
  const path = names.map((name) => name.replace(/^npm run (\S+) --$/, '$1'));
  if (path.some((name, depth) => READING.has(name) && depth === path.length - 1)) return undefined;
  const options = Object.keys(command.opts())
    .filter((name) => command.getOptionValueSource(name) === 'cli')
    .map((name) => `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
  return { action: path.join('.'), subject: options.join(' ') };
}

/**
 * Writes the entry of a command, by account and host. A command that has done its work does not fail for want of it.
 */
export async function auditCommand(context: CommandContext, { action, subject }: RunCommand): Promise<void> {
  const host = hostname();
  try {
    await using open = await context.open();
    const actor = { kind: 'command', name: `${userInfo().username}@${host}` } as const;
    await appendAudit(open.database, { actor, origin: host, action, subject, rows: 0 }, context.clock());
  } catch (error) {
    const [problem] = String((error as Error).message).split('\n');
    context.printError(`The audit has no entry of this command (${problem})`);
  }
}
