import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Database } from '../database/schema.ts';
import { browserAddress } from '../process/listening-address.ts';
import { createBlogStore } from './blog.store.ts';
import { describeFile, summarise } from './import/describe-import.ts';
import { importFolder } from './import/import-folder.ts';
import { openPreviewSigner } from './preview.ts';
import { listPreviewLinks } from './preview-links.ts';

/** Where the command runs, and whom it talks to. */
export interface CommandParts {
  config: Config;
  clock: Clock;
  /** Folders named by the caller count from here. */
  cwd: string;
  print: (line: string) => void;
  printError: (line: string) => void;
}

const DAY_MS = 24 * 3_600_000;
const DEFAULT_DAYS = '7';
const MOST_DAYS = 365;

const SUCCESS = 0;
const FAILURE = 1;
const MISUSE = 2;

const USAGE = `Usage:
  npm run blog -- import [folder]           stores new and changed articles (of content/blog, if no other is named)
  npm run blog -- preview <url> [--days N]  prints a link that shows an article, published or not, for ${DEFAULT_DAYS} days`;

type Request =
  | { command: 'import'; folder: string | undefined }
  | { command: 'preview'; url: string; days: number };

/**
 * `npm run blog`. The server may be running meanwhile: it shows what has changed from its next answer on.
 * @param args what follows the two hyphens
 * @returns the exit code: 0, 1 when a file was refused or nothing was found, 2 when the arguments make no sense
 * @throws {StartError} when the database cannot be used
 */
export async function runBlogCommand(args: readonly string[], parts: CommandParts): Promise<number> {
  const request = readRequest(args);
  if (!request) {
    parts.printError(USAGE);
    return MISUSE;
  }
  const database = await openDatabase(parts.config, ({ message }) => parts.printError(message));
  try {
    return await (request.command === 'import'
      ? runImport(request.folder, database, parts)
      : runPreview(request, database, parts));
  } finally {
    await database.destroy();
  }
}

function readRequest(args: readonly string[]): Request | undefined {
  const parsed = parse(args);
  if (!parsed) return undefined;
  const [command, argument, ...rest] = parsed.positionals;
  const { days } = parsed.values;
  if (rest.length > 0) return undefined;
  if (command === 'import' && days === undefined) return { command, folder: argument };
  if (command !== 'preview' || argument === undefined) return undefined;
  const count = /^\d{1,3}$/.test(days ?? DEFAULT_DAYS) ? Number(days ?? DEFAULT_DAYS) : 0;
  return count >= 1 && count <= MOST_DAYS ? { command, url: argument, days: count } : undefined;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { days: { type: 'string' } }, allowPositionals: true });
  } catch {
    return undefined;
  }
}

async function runImport(
  named: string | undefined,
  database: Database,
  { config, clock, cwd, print, printError }: CommandParts,
): Promise<number> {
  const folder = named === undefined ? config.blogDir : resolve(cwd, named);
  const writer = createBlogStore({ database, clock });
  const reports = await importFolder({ folder, writer }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
    printError(`there is no folder ${folder}`);
  });
  if (!reports) return FAILURE;
  for (const report of reports) {
    const name = relative(cwd, resolve(folder, report.source));
    for (const line of describeFile(report, name)) print(line);
  }
  print(summarise(reports));
  return reports.some(({ fate }) => fate === 'refused') ? FAILURE : SUCCESS;
}

async function runPreview(
  { url, days }: { url: string; days: number },
  database: Database,
  { config, clock, print, printError }: CommandParts,
): Promise<number> {
  const signer = await openPreviewSigner({ database, clock });
  const origin = config.publicUrl ?? browserAddress(config.host, config.port);
  const expiresAt = new Date(clock().getTime() + days * DAY_MS);
  const links = await listPreviewLinks({ database, signer, origin }, url, expiresAt);
  if (links.length === 0) {
    printError(`no article has the url ${url}; npm run blog -- import brings new ones in`);
    return FAILURE;
  }
  for (const link of links) print(link);
  return SUCCESS;
}
