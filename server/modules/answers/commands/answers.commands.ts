import { Command } from '@commander-js/extra-typings';
import type { CommandContext } from '../../../cli/command-context.ts';
import { limitOption } from '../../../cli/options.ts';
import { commandGroup } from '../../../cli/run-command.ts';
import { formatCount } from '../../../cli/terminal/figures.ts';
import { printableJson, printableLine } from '../../../cli/terminal/printable.ts';
import { printTable } from '../../../cli/terminal/table.ts';
import { createAskStore } from '../ask/ask.store.ts';
import { listJudgedTopics } from '../ask/judged-topics.ts';

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
      const questions = await createAskStore(open).listUnanswered(limit);
      if (json) {
        for (const question of questions) open.print(printableJson(question));
        return;
      }
      if (questions.length === 0) return open.print('no questions without an answer');
      const rows = questions.map(({ question, times, firstDay, lastDay }) => [
        ...[formatCount(times), firstDay, lastDay],
        printableLine(question),
      ]);
      printTable(open, [HEADINGS, ...rows]);
    });

const VOTE_HEADINGS = ['Helped', 'Did not', 'Topic', 'Question'];

const listVotes = (context: CommandContext) =>
  new Command('votes')
    .summary('shows which answers helped')
    .description('Shows which answers helped visitors and which did not, by topic, the least helpful first.')
    .action(async () => {
      await using open = await context.open();
      const votes = await listJudgedTopics(createAskStore(open));
      if (votes.length === 0) return open.print('no votes');
      const rows = votes.map(({ topic, question, helpful, unhelpful }) => [
        ...[formatCount(helpful), formatCount(unhelpful), printableLine(topic), question],
      ]);
      printTable(open, [VOTE_HEADINGS, ...rows]);
    });

/** `npm run answers`: questions of visitors without an answer, and votes on answers. */
export const answersCommands = (context: CommandContext) =>
  commandGroup('npm run answers --', [listUnanswered(context), listVotes(context)]);
