import { ACCOUNT_PATHS } from 'contract/api-paths.ts';
import { isEmailAddress } from 'contract/email-address.ts';
import { isVisible, NAME_MAX_LENGTH } from 'contract/leads/field-rules.ts';
import { PLAN_KEYS, type PlanKey } from 'contract/product/plans.ts';
import {
  explainMisuse,
  FAILURE,
  Misuse,
  parseOrRefuse,
  readLimit,
  SUCCESS,
  USUAL_LINES,
} from '../../cli/command-line.ts';
import { formatTable } from '../../cli/format-table.ts';
import { findCopyReasonFor } from '../../plugins/database/installation.ts';
import { openDatabase } from '../../plugins/database/open-database.ts';
import type { Database } from '../../plugins/database/schema.ts';
import type { Config } from '../../plugins/settings/config.ts';
import type { Clock } from '../../shared/clock.ts';
import { type ClientStore, type ClientSummary, createClientStore } from './clients.store.ts';
import { createResetTokenStore } from './reset-tokens.store.ts';
import { createUserStore } from './users.store.ts';

/** Where the command runs, and whom it talks to. */
export interface CommandParts {
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'publicUrl'>;
  clock: Clock;
  /** Sends a token to its user, and says why it could not; `undefined` where no mail server is set up. */
  mailToken?:
    | ((reset: { email: string; token: string; expiresAt: Date }) => Promise<string | null>)
    | undefined;
  print: (line: string) => void;
  printError: (line: string) => void;
}

type Request =
  | { command: 'help' }
  | { command: 'create'; name: string; plan: PlanKey }
  | { command: 'list'; most: number }
  | { command: 'reset-password'; email: string; byMail: boolean };

/** What goes to the output may be piped; notes are for whoever reads along. */
interface Outcome {
  code: number;
  lines: string[];
  notes: string[];
}

const CONTROL_CHARACTER = /\p{Cc}/u;
const HEADINGS = ['Name', 'Plan', 'Client ID', 'Users', 'Credits left'];

const USAGE = `Usage:
  npm run clients -- create <name> --plan <${PLAN_KEYS.join('|')}>
      makes a client and prints its client ID, with which people sign up to it
  npm run clients -- list [--limit ${USUAL_LINES}]
      shows clients, the oldest first, with their users and the credits that they
      have left this month
  npm run clients -- reset-password <email> [--mail]
      prints a token with which that user may set a new password, once, within
      an hour; with --mail it is sent to that address, and not printed`;

/**
 * `npm run clients`. The server may be running meanwhile.
 * @param args what follows the two hyphens
 * @returns the exit code: 0, 1 when there is no such user, or 2 when the arguments make no sense
 * @throws {StartError} when the database cannot be used
 */
export async function runClientsCommand(args: readonly string[], parts: CommandParts): Promise<number> {
  let request: Request;
  try {
    request = readRequest(args);
  } catch (error) {
    return explainMisuse(error, [USAGE], parts);
  }
  if (request.command === 'help') {
    parts.print(USAGE);
    return SUCCESS;
  }
  const database = await openDatabase(parts.config, ({ message }) => parts.printError(message));
  try {
    const { code, lines, notes } = await run(request, database, parts);
    for (const note of notes) parts.printError(note);
    for (const line of lines) parts.print(line);
    return code;
  } finally {
    await database.destroy();
  }
}

type Work = Exclude<Request, { command: 'help' }>;

async function run(request: Work, database: Database, parts: CommandParts): Promise<Outcome> {
  if (request.command === 'reset-password') return resetPassword(request, database, parts);
  const clients = createClientStore({ database, clock: parts.clock });
  if (request.command === 'list') return listClients(request.most, clients);
  return { code: SUCCESS, lines: [(await clients.insertClient(request)).id], notes: [] };
}

async function listClients(most: number, clients: ClientStore): Promise<Outcome> {
  const [shown, all] = [await clients.listClients(most), await clients.countClients()];
  const lines = formatTable([HEADINGS, ...shown.map(cellsOf)]);
  return { code: SUCCESS, lines, notes: shown.length < all ? [`${shown.length} of ${all} clients`] : [] };
}

async function resetPassword(
  { email, byMail }: Extract<Request, { command: 'reset-password' }>,
  database: Database,
  { clock, config, mailToken }: CommandParts,
): Promise<Outcome> {
  if (byMail && !mailToken) {
    return { code: FAILURE, lines: [], notes: ['SMTP_URL is not set: a token is never written to a file.'] };
  }
  const copyReason = byMail ? await findCopyReasonFor(database, config) : undefined;
  if (copyReason !== undefined) {
    return { code: FAILURE, lines: [], notes: [`Nothing was sent, since this database ${copyReason}.`] };
  }
  const user = await createUserStore({ database, clock }).findUserByEmail(email);
  if (!user) return { code: FAILURE, lines: [], notes: [`There is no user with the address ${email}.`] };
  const { token, expiresAt } = await createResetTokenStore({ database, clock }).issue(user.id);
  if (byMail && mailToken) {
    const problem = await mailToken({ email: user.email, token, expiresAt });
    return problem === null
      ? { code: SUCCESS, lines: [`sent to ${user.email}`], notes: [] }
      : { code: FAILURE, lines: [], notes: [`The email was not taken: ${problem}.`] };
  }
  const address = `${config.publicUrl ?? ''}${ACCOUNT_PATHS.resetPassword}`;
  const notes = [
    `This token sets a new password for ${user.email}. It works once, until ${expiresAt.toISOString()}.`,
    `Send it as { "token", "newPassword" } to POST ${address}. All logins of that user end by it.`,
  ];
  return { code: SUCCESS, lines: [token], notes };
}

/** What the options of each command may be; of another command, an option is a mistake. */
const OPTIONS = { create: ['plan'], list: ['limit'], 'reset-password': ['mail'] } satisfies Record<
  string,
  string[]
>;

/** @throws {Misuse} when the arguments make no sense; its message is empty where there are none */
function readRequest(args: readonly string[]): Request {
  const { positionals, values } = parse(args);
  const [command = '', argument, ...rest] = positionals;
  if (values.help || command === 'help') return { command: 'help' };
  if (!isCommand(command)) throw new Misuse(command === '' ? '' : `there is no command '${command}'`);
  const known: readonly string[] = OPTIONS[command];
  const stray = Object.keys(values).find((option) => !known.includes(option));
  if (stray !== undefined) throw new Misuse(`${command} has no option --${stray}`);
  if (command === 'list') {
    if (argument !== undefined) throw new Misuse(`list takes no names, such as '${argument}'`);
    return { command, most: readLimit(values.limit) };
  }
  if (rest.length > 0) throw new Misuse(`${command} takes one name, and '${rest[0]}' is another`);
  return command === 'create'
    ? { command, name: readName(argument), plan: readPlan(values.plan) }
    : { command, email: readEmail(argument), byMail: values.mail ?? false };
}

/** @throws {Misuse} */
function parse(args: readonly string[]) {
  return parseOrRefuse({
    args: [...args],
    options: {
      help: { type: 'boolean', short: 'h' },
      plan: { type: 'string' },
      limit: { type: 'string' },
      mail: { type: 'boolean' },
    },
    allowPositionals: true,
  });
}

function isCommand(name: string): name is keyof typeof OPTIONS {
  return Object.hasOwn(OPTIONS, name);
}

/** @throws {Misuse} */
function readName(given = ''): string {
  const name = given.trim();
  if (isName(name)) return name;
  throw new Misuse(`create takes the name of a client, one line of 1 to ${NAME_MAX_LENGTH} characters`);
}

/** @throws {Misuse} */
function readPlan(given: string | undefined): PlanKey {
  const plan = PLAN_KEYS.find((known) => known === given);
  if (!plan) throw new Misuse(`--plan is one of ${PLAN_KEYS.join(', ')}`);
  return plan;
}

/** @throws {Misuse} */
function readEmail(given = ''): string {
  const email = given.trim();
  if (!isEmailAddress(email))
    throw new Misuse('reset-password takes one plain address, such as asha@example.com');
  return email;
}

function isName(text: string): boolean {
  return isVisible(text) && text.length <= NAME_MAX_LENGTH && !CONTROL_CHARACTER.test(text);
}

function cellsOf({ name, plan, id, userCount, creditsLeft }: ClientSummary): string[] {
  return [name, plan, id, String(userCount), creditsLeft === null ? 'unlimited' : String(creditsLeft)];
}
