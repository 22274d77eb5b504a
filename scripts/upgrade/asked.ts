import { statSync } from 'node:fs';
import type { CommandContext } from '../../server/cli/command-context.ts';
import { Misuse } from '../../server/cli/run-command.ts';
import { reportUpgrade, takeAsked } from '../../server/modules/operations/upgrades/asked-upgrade.ts';
import { Refusal } from '../../server/shared/refusal.ts';

/** Age from which on it is refused: hours later, the owner expects no upgrade. */
const OLDEST_MS = 600_000;
/** Lines that the desk shows. */
const MOST_LINES = 200;

/** Work that was asked for, with a context whose lines the desk shows. */
type Work = (action: 'try' | 'upgrade' | 'return', version: string, context: CommandContext) => Promise<void>;

/** Does what an owner has asked for at the desk, and reports there what it prints. @throws {Refusal} */
export async function doAsked(context: CommandContext, work: Work): Promise<void> {
  const { config, clock } = context;
  const asked = asOwnerOf(config.dataDir, () => takeAsked(config.dataDir));
  if (!asked) return context.print('Nothing is asked for at the desk.');
  const { action, version = '' } = asked;
  const lines: string[] = [];
  let step: string | null = null;
  const report = (state: 'working' | 'done' | 'failed') =>
    asOwnerOf(config.dataDir, () =>
      reportUpgrade(config.dataDir, { ...asked, state, step, lines: lines.slice(-MOST_LINES) }),
    );
  const say = (line: string) => {
    // What a return lists of people stays in the file that it names.
    if (action !== 'return' || !line.startsWith('  ')) lines.push(line);
    report('working');
  };
  const reporting: CommandContext = {
    ...context,
    print: (line) => {
      context.print(line);
      say(line);
    },
    printError: (line) => {
      context.printError(line);
      say(line);
    },
    progress: (text) => {
      context.progress(text);
      step = text ?? null;
      report('working');
    },
  };
  try {
    if (clock().getTime() - Date.parse(asked.at) > OLDEST_MS)
      throw new Refusal('It was asked for more than ten minutes ago, and is not done now: ask again.');
    report('working');
    await work(action, version, reporting);
    report('done');
  } catch (error) {
    if (error instanceof Refusal || error instanceof Misuse) lines.push(...error.message.split('\n'));
    step = null;
    report('failed');
    throw error;
  }
}

/** Does work as the owner of a folder: as root, a link that the owner has laid there would lead root elsewhere. */
function asOwnerOf<Result>(folder: string, work: () => Result): Result {
  if (process.geteuid?.() !== 0 || !process.setegid || !process.seteuid) return work();
  const { uid, gid } = statSync(folder);
  process.setegid(gid);
  process.seteuid(uid);
  try {
    return work();
  } finally {
    process.seteuid(0);
    process.setegid(0);
  }
}
