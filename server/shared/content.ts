import { join } from 'node:path';
import { readContent } from 'content/read-content.ts';
import type { Content, Texts } from 'contract/content/kinds.ts';

const FOLDER = join(import.meta.dirname, '../../content/en');
let documents: Content | undefined;
let current: Content | undefined;

/** Returns the words that this process answers with: the documents of `content/en`, with the texts that replace some. */
export function content(): Content {
  current ??= readDocuments();
  return current;
}

/** Answers with these texts in place of those of the documents from now on. */
export function replaceTexts(texts: Texts): void {
  current = readDocuments().withTexts(texts);
}

function readDocuments(): Content {
  documents ??= readContent(FOLDER);
  return documents;
}
