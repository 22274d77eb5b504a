import { ASKED_MS } from 'contract/desk/upgrade.ts';
import type { CommandContext } from '../../server/cli/command-context.ts';
import { Failure } from '../../server/cli/run-command.ts';
import { reportUpgrade, takeAsked } from '../../server/modules/operations/upgrades/asked-upgrade.ts';
import { Refusal } from '../../server/shared/refusal.ts';
import { asOwnerOf } from './run-program.ts';

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
    if (clock().getTime() - Date.parse(asked.at) > ASKED_MS)
      throw new Refusal('It was asked for more than ten minutes ago, and is not done now: ask again.');
    report('working');
    await work(action, version, reporting);
    report('done');
  } catch (error) {
    // What a failure says was printed.
    if (!(error instanceof Failure)) lines.push(...(error as Error).message.split('\n'));
    step = null;
    report('failed');
    throw error;
  }
}
