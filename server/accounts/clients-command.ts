import { parseArgs } from 'node:util';
import { isVisible, NAME_MAX_LENGTH } from 'contract/lead-fields.ts';
import { PLANS, type Plan } from 'contract/plan-credits.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { openDatabase } from '../database/open-database.ts';
import { type ClientStore, type ClientSummary, createClientStore } from './clients.store.ts';

/** Where the command runs, and whom it talks to. */
export interface CommandParts {
  config: Pick<Config, 'dataDir' | 'databaseUrl'>;
  clock: Clock;
  print: (line: string) => void;
  printError: (line: string) => void;
}

type Request = { command: 'create'; name: string; plan: Plan } | { command: 'list' };

const SUCCESS = 0;
const MISUSE = 2;
const CONTROL_CHARACTER = /\p{Cc}/u;
const HEADINGS = ['Name', 'Plan', 'Client ID', 'Users', 'Credits left'];

const USAGE = `Usage:
  npm run clients -- create <name> --plan <${PLANS.join('|')}>
      makes a client and prints its client ID, with which people sign up to it
  npm run clients -- list
      shows every client with its users and the credits it has left this month`;

/**
 * `npm run clients`. The server may be running meanwhile.
 * @param args what follows the two hyphens
 * @returns the exit code: 0, or 2 when the arguments make no sense
 * @throws {StartError} when the database cannot be used
 */
export async function runClientsCommand(args: readonly string[], parts: CommandParts): Promise<number> {
  const request = readRequest(args);
  if (!request) {
    parts.printError(USAGE);
    return MISUSE;
  }
  const database = await openDatabase(parts.config, ({ message }) => parts.printError(message));
  try {
    for (const line of await run(request, createClientStore({ database, clock: parts.clock }))) {
      parts.print(line);
    }
    return SUCCESS;
  } finally {
    await database.destroy();
  }
}

async function run(request: Request, clients: ClientStore): Promise<string[]> {
  if (request.command === 'create') return [(await clients.insertClient(request)).id];
  return formatTable([HEADINGS, ...(await clients.listClients()).map(cellsOf)]);
}

function readRequest(args: readonly string[]): Request | undefined {
  const { positionals = [], values = {} } = parse(args) ?? {};
  const [command, ...rest] = positionals;
  if (command === 'list' && rest.length === 0 && values.plan === undefined) return { command };
  const name = rest[0]?.trim() ?? '';
  const plan = PLANS.find((known) => known === values.plan);
  return command === 'create' && rest.length === 1 && plan && isName(name)
    ? { command, name, plan }
    : undefined;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { plan: { type: 'string' } }, allowPositionals: true });
  } catch {
    return undefined;
  }
}

function isName(text: string): boolean {
  return isVisible(text) && text.length <= NAME_MAX_LENGTH && !CONTROL_CHARACTER.test(text);
}

function cellsOf({ name, plan, id, userCount, creditsLeft }: ClientSummary): string[] {
  return [name, plan, id, String(userCount), creditsLeft === null ? 'unlimited' : String(creditsLeft)];
}

function formatTable(rows: readonly string[][]): string[] {
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
