import { existsSync } from 'node:fs';
import type { Logger } from 'pino';
import type { Database } from '../../../plugins/database/schema.ts';
import type { Clock } from '../../../shared/clock.ts';
import { createBlogStore } from '../blog.store.ts';
import type { FileReport } from './import-folder.ts';
import { MarkdownRenderer } from './markdown/markdown-renderer.ts';
import { readSitePages } from './site-pages.ts';

interface FirstStartParts {
  folder: string;
  /** Folder of the built site, to whose pages articles link. */
  siteDir: string;
  database: Database;
  clock: Clock;
  logger: Logger;
}

const MESSAGES: Partial<Record<FileReport['result'], string>> = {
  refused: 'article refused',
  ignored: 'file is no article',
};

/**
 * Fills an empty blog from the folder, if there is one. Never a reason not to start: without articles the site still
 * takes leads.
 */
export async function importAtFirstStart({
  folder,
  siteDir,
  database,
  clock,
  logger,
}: FirstStartParts): Promise<void> {
  try {
    const writer = createBlogStore({ database, clock });
    if (!existsSync(folder) || !(await writer.isEmpty())) return;
    // Loaded for this start alone, with what reads the entries of files.
    const { importFolder } = await import('./import-folder.ts');
    await using renderer = new MarkdownRenderer();
    const pages = await readSitePages(siteDir);
    const reports = await importFolder({ folder, writer, now: clock(), pages, renderer });
    for (const { source, result, problems } of reports) {
      const message = MESSAGES[result] ?? 'article imported, but';
      for (const problem of problems) logger.warn({ file: source, ...problem }, message);
    }
    if (reports.length > 0) logger.info({ files: reports.length }, 'articles imported');
  } catch (err) {
    logger.error({ err }, 'the articles could not be imported; try npm run blog -- import');
  }
}
