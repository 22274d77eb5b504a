import { join } from 'node:path';
import { type Content, readContent } from 'content/read-content.ts';

const FOLDER = join(import.meta.dirname, '../../content/en');
let read: Content | undefined;

/** Returns the words that this process answers with: the documents of `content/en`. */
export function content(): Content {
  read ??= readContent(FOLDER);
  return read;
}
