import { explainMisuse, SUCCESS } from '../../../cli/command-line.ts';
import { openDatabase } from '../../../plugins/database/open-database.ts';
import type { CommandParts, OpenParts } from './command-parts.ts';
import { importArticles, watchArticles } from './import-articles.ts';
import { listArticles } from './list-articles.ts';
import { previewArticle } from './preview-article.ts';
import { type Request, readRequest, USAGE } from './read-request.ts';
import { removeFromBlog } from './remove-from-blog.ts';
import { restoreArticle } from './restore-article.ts';

/**
 * `npm run blog`. The server may be running meanwhile: it shows what has changed from its next answer on.
 * @param args what follows the two hyphens
 * @returns the exit code: 0, 1 when a file was refused or nothing was found, 2 when the arguments make no sense
 * @throws {StartError} when the database cannot be used
 */
export async function runBlogCommand(args: readonly string[], parts: CommandParts): Promise<number> {
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
    return await run(request, { ...parts, database });
  } finally {
    await database.destroy();
  }
}

function run(request: Exclude<Request, { command: 'help' }>, parts: OpenParts): Promise<number> {
  switch (request.command) {
    case 'import':
      return request.isWatching
        ? watchArticles(request.folder, parts)
        : importArticles(request.folder, parts);
    case 'list':
      return listArticles(request, parts);
    case 'preview':
      return previewArticle(request, parts);
    case 'remove':
      return removeFromBlog(request, parts);
    case 'restore':
      return restoreArticle(request, parts);
  }
}
