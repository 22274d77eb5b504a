import type { ServedSite } from '../modules/answers/passages/passages.ts';

/** Puts a page, or the Markdown of one, in place of the one before. @param text as the server has drawn it again */
export function replacePage(files: ServedSite['files'], path: string, text: string): void {
  const file = files.get(path);
  if (!file) return;
  const identity = { ...file.identity, body: Buffer.from(text), text: undefined };
  const replaced = { ...file, identity, variants: { identity } };
  files.set(path, replaced);
  const page = file.page === undefined ? undefined : files.get(file.page);
  if (page) page.alternate = replaced;
}
