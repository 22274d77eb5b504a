import type { CommandContext } from '../../../cli/command-context.ts';
import { commandGroup } from '../../../cli/run-command.ts';
import type { BlogParts } from './command-parts.ts';
import { importCommand } from './import-articles.ts';
import { listCommand } from './list-articles.ts';
import { previewCommand } from './preview-article.ts';
import { removeCommand } from './remove-from-blog.ts';
import { restoreCommand } from './restore-article.ts';

/**
 * `npm run blog`, for editors. They work on the data of the server that runs here, which shows what has changed from
 * its next answer on, or as DATA_DIR, DATABASE_URL and BLOG_DIR say.
 */
export const blogCommands = (context: CommandContext, parts: BlogParts) =>
  commandGroup('npm run blog --', [
    importCommand(context, parts),
    listCommand(context),
    previewCommand(context),
    removeCommand(context),
    restoreCommand(context, parts),
  ]).description(
    'Uses the data of the server on this machine; DATA_DIR, DATABASE_URL and BLOG_DIR name others.',
  );
