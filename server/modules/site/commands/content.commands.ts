import { readFile, stat } from 'node:fs/promises';
import { hostname, userInfo } from 'node:os';
import { basename, resolve } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import type { Content } from 'contract/content/kinds.ts';
import type { CommandContext, DatabaseContext } from '../../../cli/command-context.ts';
import { writePrivateFile } from '../../../cli/private-file.ts';
import { commandGroup, Failure } from '../../../cli/run-command.ts';
import { printableLine } from '../../../cli/terminal/printable.ts';
import { content, readContentOf } from '../../../shared/content.ts';
import { PublicError } from '../../../shared/errors.ts';
import { Refusal } from '../../../shared/refusal.ts';
import { currentTexts } from '../content/live-content.ts';
import { findProblems } from '../desk/find-problems.ts';
import { storeSet } from '../desk/publish-set.ts';
import { readTextFile, writeTextFile } from './text-file.ts';

/** Far more than all texts of the site. */
const MOST_BYTES = 5_000_000;

const exportCommand = (context: CommandContext) =>
  new Command('export')
    .description('writes the texts that stand in place of those delivered, as YAML, for a repository')
    .argument('[file]', 'a new file; without it, to the output')
    .action(async (file) => {
      await using open = await context.open();
      const texts = await currentTexts(open.database);
      const words = writeTextFile(texts);
      if (file === undefined) return void open.stdout.write(words);
      await writePrivateFile(resolve(open.cwd, file), async (stream) => void stream.write(words));
      open.print(`${texts.size} texts in ${file}`);
    });

const importCommand = (context: CommandContext) =>
  new Command('import')
    .description(
      'makes the site read like an exported file, as one set: texts that are not in it return to the delivered ones',
    )
    .argument('<file>', 'of npm run content -- export')
    .option('--apply', 'publishes them; without it, they are only listed')
    .action(async (file, { apply = false }) => {
      await using open = await context.open();
      readContentOf(open.config.siteDir);
      const wanted = readTextFile(file, await readWhole(resolve(open.cwd, file)));
      const current = await currentTexts(open.database);
      // With the documents that the file adds.
      const words = content().withTexts(wanted);
      const changes = listChanges(words, current, wanted);
      for (const { address, value } of changes) {
        open.print(
          `${value === null ? 'delivered' : current.has(address) ? 'changed' : 'new'} ${printableLine(address)}`,
        );
      }
      const problems = await findProblems(
        new Map(),
        [...wanted].map(([address, value]) => ({ address, value })),
      );
      if (problems.length > 0) {
        for (const { address, message } of problems) open.printError(`${printableLine(address)}: ${message}`);
        open.printError('Nothing was published.');
        throw new Failure();
      }
      if (changes.length === 0) return open.print('The site reads like this file.');
      if (!apply)
        return open.print(`${changes.length} texts differ. Nothing was published: add --apply to publish.`);
      await publish(open, words, changes, basename(file));
      open.print(`${changes.length} texts were published; Content > Published takes them back.`);
    });

interface Change {
  address: string;
  before: string | null;
  value: string | null;
}

function listChanges(
  words: Content,
  current: ReadonlyMap<string, string>,
  wanted: ReadonlyMap<string, string>,
): Change[] {
  const addresses = [...new Set([...current.keys(), ...wanted.keys()])].sort();
  return addresses
    .map((address) => {
      const value = wanted.get(address) ?? null;
      // The text of the document needs no row beside it.
      const isUsual = value === words.findDefault(address);
      return { address, before: current.get(address) ?? null, value: isUsual ? null : value };
    })
    .filter(({ before, value }) => before !== value);
}

/** @throws {Refusal} where a person has published one of these texts at the same time */
async function publish(
  { database, clock }: DatabaseContext,
  words: Content,
  changes: readonly Change[],
  name: string,
) {
  const texts = changes.map((change) => ({ ...change, replaced: words.findDefault(change.address) ?? '' }));
  const author = `${userInfo().username}@${hostname()}`;
  const set = { texts, author, reason: `Import of ${name}`, takesBack: undefined, now: clock() };
  await database
    .transaction()
    .execute((transaction) => storeSet(transaction, set))
    .catch((error: unknown) => {
      throw error instanceof PublicError ? new Refusal(`${error.message} Nothing was published.`) : error;
    });
}

/** @throws {Refusal} */
async function readWhole(file: string): Promise<string> {
  try {
    const { size } = await stat(file);
    if (size > MOST_BYTES)
      throw new Refusal(`${file} is larger than ${MOST_BYTES} bytes: it is no file of texts`);
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(`${file} can’t be read (${(error as NodeJS.ErrnoException).code})`);
  }
}

/** `npm run content`: the changed texts of the site as a file, for a repository. */
export const contentCommands = (context: CommandContext) =>
  commandGroup('npm run content --', [exportCommand(context), importCommand(context)]);
