import { isMap, isScalar, LineCounter, type Pair, parseDocument, type YAMLError } from 'yaml';
import { FIELDS, type Field, type FieldName, type FrontMatter } from './front-matter-fields.ts';
import type { Problem } from './problem.ts';

export type ReadFrontMatter =
  | { values: FrontMatter; lineOf: (name: FieldName) => number }
  | { problems: Problem[] };

/** Of the opening `---`, which stands for entries that are not there. */
const OPENING_LINE = 1;

/** Codes of `yaml` whose own text says little to an editor. */
const SENTENCES: Partial<Record<YAMLError['code'], string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'text that contains a colon must stand in quotes',
  BAD_SCALAR_START: 'text that begins with a sign such as @, % or ` must stand in quotes',
  MISSING_CHAR: 'a closing quote is missing',
  TAB_AS_INDENT: 'this line begins with a tab, which is not allowed here',
  UNEXPECTED_TOKEN:
    'there is something behind the closing quote; if the text has quotes inside, choose the other kind around it',
};

/**
 * Reads the entries at the top of an article's file and finds all that is wrong with them.
 * @param block the lines between the two `---`, the first of which is the file's first line
 */
export function readFrontMatter(block: string): ReadFrontMatter {
  const lines = new LineCounter();
  const lineAt = (offset: number) => lines.linePos(offset).line + OPENING_LINE;
  const document = parseDocument(block, { lineCounter: lines, prettyErrors: false, uniqueKeys: false });
  const [unreadable] = document.errors;
  // One is enough: what follows a mistake in YAML is seldom what it seems to be.
  if (unreadable) return { problems: [{ line: lineAt(unreadable.pos[0]), reason: sentenceOf(unreadable) }] };
  if (document.contents !== null && !isMap(document.contents)) {
    const reason = "every line must be a name, a colon, a space and a value, such as 'draft: true'";
    return { problems: [{ line: OPENING_LINE + 1, reason }] };
  }
  return readEntries(document.contents?.items ?? [], lineAt);
}

function sentenceOf({ code, message }: YAMLError): string {
  return SENTENCES[code] ?? `this cannot be read as YAML (${message})`;
}

function readEntries(entries: Pair[], lineAt: (offset: number) => number): ReadFrontMatter {
  const problems: Problem[] = [];
  const values = new Map<string, unknown>();
  const lineOfName = new Map<string, number>();

  for (const { key, value } of entries) {
    const name = isScalar(key) ? String(key.value) : 'this entry';
    const line = isScalar(key) && key.range ? lineAt(key.range[0]) : OPENING_LINE;
    const refuse = (reason: string) => problems.push({ line, reason });
    const earlier = lineOfName.get(name);
    if (!isFieldName(name)) {
      refuse(`${name} is not one of ${Object.keys(FIELDS).join(', ')}`);
    } else if (earlier !== undefined) {
      refuse(`${name} stands in line ${earlier} already`);
    } else {
      lineOfName.set(name, line);
      const { accepts, read, explain }: Field<unknown> = FIELDS[name];
      const given = isScalar(value) ? value.value : value === null ? null : undefined;
      const meaning = read(given);
      if (meaning === undefined) {
        const hint = explain?.(given);
        refuse(`${name} must be ${accepts}${hint ? `; ${hint}` : ''}`);
      }
      values.set(name, meaning);
    }
  }

  for (const [name, { absent }] of Object.entries(FIELDS)) {
    if (lineOfName.has(name)) continue;
    if (absent === undefined) problems.push({ line: OPENING_LINE, reason: `${name} is missing` });
    values.set(name, absent);
  }
  if (problems.length > 0) return { problems };
  return {
    values: Object.fromEntries(values) as FrontMatter,
    lineOf: (name) => lineOfName.get(name) ?? OPENING_LINE,
  };
}

function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(FIELDS, name);
}
