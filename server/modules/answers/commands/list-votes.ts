import { Command } from '@commander-js/extra-typings';
import type { CommandContext } from '../../../cli/command-context.ts';
import { formatCount } from '../../../cli/terminal/figures.ts';
import { printableLine } from '../../../cli/terminal/printable.ts';
import { formatTable } from '../../../cli/terminal/table.ts';
import { content } from '../../../shared/content.ts';
import { createAskStore } from '../ask/ask.store.ts';

const HEADINGS = ['Helped', 'Did not', 'Topic', 'Question'];

export const listVotes = (context: CommandContext) =>
  new Command('votes')
    .summary('shows which answers helped')
    .description('Shows which answers helped visitors and which did not, by topic, the least helpful first.')
    .action(async () => {
      await using open = await context.open();
      const { print, columns, paint } = open;
      const votes = await createAskStore(open).listVotes();
      if (votes.length === 0) return print('no votes');
      const rows = votes
        .toSorted((a, b) => b.unhelpful - b.helpful - (a.unhelpful - a.helpful))
        .map(({ topic, helpful, unhelpful }) => [
          ...[formatCount(helpful), formatCount(unhelpful), printableLine(topic)],
          // Its editors may have removed it since.
          content()
            .list('topic')
            .find(({ id }) => id === topic)?.question ?? '',
        ]);
      const [heading = '', ...lines] = formatTable([HEADINGS, ...rows], columns);
      print(paint('bold', heading));
      for (const line of lines) print(line);
    });
