import type { EntryTexts } from 'contract/desk/articles.ts';
import { readEntryValue } from '../import/front-matter/entry-value.ts';
import type { FieldName, GivenEntries } from '../import/front-matter/fields.ts';
import { entryName, readFrontMatter } from '../import/front-matter/front-matter.ts';
import { splitEntries } from '../import/front-matter/split-entries.ts';

/** Separates the entries of a text from its Markdown. */
export function splitDraft(text: string): { block: string; body: string } {
  const { block, body } = splitEntries(text.split(/\r?\n/)) ?? { block: '', body: text };
  return { block, body };
}

/** Returns the entries of a text as a form shows them; empty where it has none. */
export function readEntries(text: string): EntryTexts {
  const { given } = readFrontMatter(splitDraft(text).block);
  const { subject = '', category, url = '', author = '', image = '', description = '', lang = '' } = given;
  return { subject, category: category?.name ?? '', url, author, image, description, lang };
}

/** Puts entries and Markdown together. What the entries before say beside that stays. */
export function composeDraft(before: string, entries: Partial<EntryTexts>, body: string): string {
  const known = readEntries(before);
  let { block } = splitDraft(before);
  for (const [name, value] of Object.entries(entries)) {
    const line = value.replace(/\s+/g, ' ').trim();
    if (line !== known[name as keyof EntryTexts]) block = setEntry(block, name as FieldName, line);
  }
  // Without an entry, the lines would be rules.
  return `---\n${block.trim() || 'draft: true'}\n---\n${body.startsWith('\n') ? '' : '\n'}${body}`;
}

/** Sets when an article is published. @param date `null`: not yet */
export function withDate(text: string, date: Date | null): string {
  const { block, body } = splitDraft(text);
  const dated = date ? setEntry(block, 'date', date.toISOString()) : block;
  return `---\n${setEntry(dated, 'draft', date ? 'false' : 'true').trim()}\n---\n${body}`;
}

/** Returns when the entries say that it is published. */
export function dateOf(text: string): GivenEntries['date'] {
  return readFrontMatter(splitDraft(text).block).given.date;
}

function setEntry(block: string, name: FieldName, value: string): string {
  const lines: string[] = [];
  let isTaken = false;
  let isOld = false;
  for (const line of block.split('\n')) {
    // An entry goes on in lines that begin with a blank.
    isOld = /^(?:\s+\S|-\s)/.test(line) ? isOld : entryName(line) === name;
    if (!isOld) lines.push(line);
    else if (!isTaken) {
      lines.push(writeEntry(name, value));
      isTaken = true;
    }
  }
  return (isTaken ? lines : [...lines.filter((line) => line.trim() !== ''), writeEntry(name, value)]).join(
    '\n',
  );
}

function writeEntry(name: FieldName, value: string): string {
  if (value === '') return `${name}:`;
  const plain = `${name}: ${value}`;
  const read = readEntryValue([plain]);
  return 'text' in read && read.text === value ? plain : `${name}: ${JSON.stringify(value)}`;
}
