import { Command } from '@commander-js/extra-typings';
import type { CommandContext } from '../../../cli/command-context.ts';
import { readNumber } from '../../../cli/options.ts';
import { Refusal } from '../../../shared/refusal.ts';
import { listCategoriesOf } from '../named-articles.ts';
import { openLinkMaker } from './preview-links.ts';

const USUAL_DAYS = 7;
const MOST_DAYS = 365;

export const previewCommand = (context: CommandContext) =>
  new Command('preview')
    .description('prints a link that shows an article, published or not, for some days')
    .argument('<url>', 'the last part of its address; one link is printed for each category that has it')
    .option('--days <days>', `up to ${MOST_DAYS}`, readNumber(MOST_DAYS), USUAL_DAYS)
    .action(async (url, { days }) => {
      await using open = await context.open({ mayCreate: true });
      const makeLink = await openLinkMaker(open);
      const categories = await listCategoriesOf(open.database, url);
      if (categories.length === 0) {
        throw new Refusal(`no article has the url ${url}; npm run blog -- import adds new ones`);
      }
      for (const category of categories) open.print(makeLink(category, url, days));
    });
