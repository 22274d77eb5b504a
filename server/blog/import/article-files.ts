import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/**
 * The articles' files in a folder and the folders in it, as paths below it with forward slashes, sorted. Left out:
 * README.md, and whatever begins with a dot or an underscore.
 * @throws when there is no such folder
 */
export async function listArticleFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter(isMarkdown)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep))
    .filter((parts) => !parts.some((part) => /^[._]/.test(part)))
    .map((parts) => parts.join('/'))
    .sort();
}

function isMarkdown(entry: Dirent): boolean {
  return entry.isFile() && /\.md$/i.test(entry.name) && !/^readme\.md$/i.test(entry.name);
}
