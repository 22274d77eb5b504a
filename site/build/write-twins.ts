import { access, readFile, writeFile } from 'node:fs/promises';
import { FORM_PROBLEM_PAGE, NOT_FOUND_PAGE, TROUBLE_PAGE, twinPath } from 'contract/site/addresses.ts';
import { pageMarkdown } from '../src/markdown/page-markdown.ts';

/** Shown in place of other pages, so no client requests them by their own address. */
const WITHOUT_TWIN: readonly string[] = [NOT_FOUND_PAGE, TROUBLE_PAGE, FORM_PROBLEM_PAGE];

/**
 * Writes the Markdown twin of each built page beside it, but where the build has made one from the page's own data
 * (decision 024).
 * @param pages the addresses of the pages, each with its file below `folder`
 */
export async function writeTwins(folder: URL, pages: ReadonlyMap<string, string>): Promise<void> {
  for (const [path, file] of pages) {
    const twin = new URL(twinPath(path).slice(1), folder);
    if (WITHOUT_TWIN.includes(path) || (await exists(twin))) continue;
    await writeFile(twin, pageMarkdown(await readFile(new URL(file, folder), 'utf8')));
  }
}

function exists(file: URL): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
