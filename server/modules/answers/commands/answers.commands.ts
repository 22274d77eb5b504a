import { Command } from '@commander-js/extra-typings';
import type { CommandContext } from '../../../cli/command-context.ts';
import { limitOption } from '../../../cli/options.ts';
import { commandGroup } from '../../../cli/run-command.ts';
import { formatCount } from '../../../cli/terminal/figures.ts';
import { printableJson, printableLine } from '../../../cli/terminal/printable.ts';
import { formatTable } from '../../../cli/terminal/table.ts';
import { createAskStore } from '../ask/ask.store.ts';
import { listVotes } from './list-votes.ts';

const HEADINGS = ['Times', 'First day', 'Last day', 'Question'];

const listUnanswered = (context: CommandContext) =>
  new Command('unanswered')
    .summary('lists what visitors asked and the site has no answer to')
    .description(
      'Lists what visitors asked in the last 90 days and the site has no answer to, the most frequent first. Names, addresses and long numbers are left out. For each, write a topic, or a phrasing of one (content/en/answers/).',
    )
    .addOption(limitOption())
    .option('--json', 'as JSON, one question to a line')
    .action(async ({ limit, json }) => {
      await using open = await context.open();
      const { print, columns, paint } = open;
      const questions = await createAskStore(open).listUnanswered(limit);
      if (json) {
        for (const question of questions) print(printableJson(question));
        return;
      }
      if (questions.length === 0) return print('no questions without an answer');
      const rows = questions.map(({ question, times, firstDay, lastDay }) => [
        ...[formatCount(times), firstDay, lastDay],
        printableLine(question),
      ]);
      const [heading = '', ...lines] = formatTable([HEADINGS, ...rows], columns);
      print(paint('bold', heading));
      for (const line of lines) print(line);
    });

/** `npm run answers`: questions of visitors without an answer, and votes on answers. */
export const answersCommands = (context: CommandContext) =>
  commandGroup('npm run answers --', [listUnanswered(context), listVotes(context)]);
