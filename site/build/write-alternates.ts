import { access, readFile, writeFile } from 'node:fs/promises';
import { alternatePath, FORM_PROBLEM_PAGE, NOT_FOUND_PAGE, TROUBLE_PAGE } from 'contract/site/addresses.ts';
import { pageMarkdown } from '../src/markdown/page-markdown.ts';

/** Shown in place of other pages, so no client requests them by their own address. */
const WITHOUT_ALTERNATE: readonly string[] = [NOT_FOUND_PAGE, TROUBLE_PAGE, FORM_PROBLEM_PAGE];

/**
 * Writes the Markdown alternate of each built page beside it, but where the build has made one from the page's own data
 * (decision 024).
 * @param pages the addresses of the pages, each with its file below `folder`
 */
export async function writeAlternates(folder: URL, pages: ReadonlyMap<string, string>): Promise<void> {
  for (const [path, file] of pages) {
    const alternate = new URL(alternatePath(path).slice(1), folder);
    if (WITHOUT_ALTERNATE.includes(path) || (await exists(alternate))) continue;
    await writeFile(alternate, pageMarkdown(await readFile(new URL(file, folder), 'utf8')));
  }
}

function exists(file: URL): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
