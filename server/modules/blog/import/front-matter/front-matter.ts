import type { Problem } from '../problem.ts';
import { readEntryValue } from './entry-value.ts';
import { FIELDS, type Field, type FieldName, type GivenEntries } from './fields.ts';
import { isUnpublished, meaningOf } from './foreign-names.ts';

/** The entries at the top of an article's file. */
export interface FrontMatter {
  /** Entries that were given, and can be read. */
  given: GivenEntries;
  /** All that is wrong with them. */
  problems: Problem[];
  /** Remarks on entries that were ignored, or read differently from how they were written. */
  remarks: Problem[];
  /** Line of an entry in the file, from 1; the first line where it is missing. */
  lineOf: (name: FieldName) => number;
}

interface Entry {
  name: string;
  line: number;
  lines: string[];
}

const NAME = /^(?:\*\*)?([\p{L}_][\p{L}\p{N}_-]*)(?:\*\*)?\s*:(?:\*\*)?(?=\s|$)/u;
const NO_ENTRY = "every line must be a name, a colon, a space and a value, such as 'draft: true'";

/**
 * Reads the entries of a block, and finds all that is wrong with them.
 * @param firstLine of the block in its file, from 1
 */
export function readFrontMatter(block: string, firstLine = 2): FrontMatter {
  const { entries, problems } = divide(block.split('\n'), firstLine);
  const remarks: Problem[] = [];
  const given: Record<string, unknown> = {};
  const lineOfName = new Map<string, number>();
  const own = new Set(entries.map(({ name }) => name));
  let isWithheld = false;
  for (const entry of entries) {
    const { line, lines } = entry;
    const refuse = (reason: string, at = line) => problems.push({ line: at, reason });
    const remark = (reason: string) => remarks.push({ line, reason });
    const meaning = isFieldName(entry.name) ? undefined : meaningOf(entry.name.toLowerCase());
    if (meaning === 'nothing') {
      isWithheld ||= isUnpublished(entry.name.toLowerCase(), textOf(lines));
      remark(`${entry.name} says nothing here, and was passed over`);
      continue;
    }
    if (meaning && (own.has(meaning.field) || lineOfName.has(meaning.field))) {
      remark(`${entry.name} was passed over, as there is ${meaning.field}`);
      continue;
    }
    const name = meaning?.field ?? entry.name;
    const earlier = lineOfName.get(name);
    if (!isFieldName(name)) {
      refuse(`${name} is not one of ${Object.keys(FIELDS).join(', ')}`);
    } else if (earlier !== undefined) {
      refuse(`${name} is already in line ${earlier}`);
    } else {
      lineOfName.set(name, line);
      const value = readEntryValue(lines);
      if ('reason' in value) refuse(value.reason, line + value.line - 1);
      else if (meaning?.isList && value.list) {
        const [first, ...others] = value.list;
        if (others.length > 0) remark(`of ${entry.name}, only ${first} was taken`);
        readField(name, first, given, refuse);
      } else readField(name, value.text, given, refuse);
    }
  }
  if (isWithheld) given.draft = true;
  return { given, problems, remarks, lineOf: (name) => lineOfName.get(name) ?? 1 };
}

function textOf(lines: readonly string[]): string | null | undefined {
  const value = readEntryValue(lines);
  return 'text' in value ? value.text : undefined;
}

/** The name of the entry that a line begins, in lower case, as word processors make `Category` of it. */
export function entryName(line: string): FieldName | undefined {
  const [, name = ''] = NAME.exec(line) ?? [];
  const known = name.toLowerCase();
  return isFieldName(known) ? known : undefined;
}

/** Reports whether one of the lines looks like an entry, known or not. */
export function hasEntry(lines: readonly string[]): boolean {
  return lines.some((line) => NAME.test(line));
}

function readField(
  name: FieldName,
  text: string | null | undefined,
  given: Record<string, unknown>,
  refuse: (reason: string) => void,
): void {
  const { accepts, read, explain, isNeverEmpty }: Field<unknown> = FIELDS[name];
  if (text === null && !isNeverEmpty) return;
  const meaning = text === undefined ? undefined : read(text ?? '');
  if (meaning !== undefined) {
    given[name] = meaning;
    return;
  }
  const hint = explain?.(text ?? '');
  refuse(`${name} must be ${accepts}${hint ? `; ${hint}` : ''}`);
}

/** An entry begins with its name, and goes on in lines that begin with a blank. */
function divide(lines: readonly string[], firstLine: number) {
  const entries: Entry[] = [];
  const problems: Problem[] = [];
  for (const [index, line] of lines.entries()) {
    const at = firstLine + index;
    const [whole, name] = NAME.exec(line) ?? [];
    const last = entries.at(-1);
    if (whole !== undefined && name !== undefined) {
      const known = name.toLowerCase();
      const value = line.slice(whole.length);
      entries.push({
        name: isFieldName(known) ? known : name,
        line: at,
        lines: [`${known}: ${value.trim()}`],
      });
    } else if (last && /^(?:\s+\S|-\s)/.test(line)) {
      last.lines.push(line);
    } else if (last && line.trim() === '') {
      last.lines.push('');
    } else if (line.trim() !== '' && !line.startsWith('#')) {
      problems.push({ line: at, reason: NO_ENTRY });
    }
  }
  return { entries, problems };
}

function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(FIELDS, name);
}
