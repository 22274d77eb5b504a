import { isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLError } from 'yaml';

/**
 * Value after a name and its colon: the text, `null` if the value is empty and `undefined` if it isn't text; or why it
 * can't be read, with the line of the entry.
 */
export type EntryValue =
  | { text: string | null | undefined; list?: string[] }
  | { reason: string; line: number };

/** Signs with which a value begins that is more than the text of one line. */
const BEGINS_AS_YAML = /^["'|>[{]/;
const REMARK = /(?:^|\s)#(?:\s.*)?$/;
/** Escape of Markdown, which documents are exported with: `2026\-03\-04`. */
const ESCAPED = /\\([!-/:-@[-`{-~])/g;
/** Text in the curly quotes that word processors make of straight ones. */
const CURLY_QUOTED = /^(?:[“„”«]([^“„”«»]+)[”“»]|[‘‚’]([^‘‚’]+)[’‘])$/;

/** Codes of `yaml` whose own text says little to an editor. */
const SENTENCES: Partial<Record<YAMLError['code'], string>> = {
  MISSING_CHAR: 'a closing quote is missing',
  TAB_AS_INDENT: 'this line begins with a tab, which is not allowed here',
  UNEXPECTED_TOKEN:
    'there is text after the closing quote; if the text contains quotes, put the other kind around it',
};

/**
 * Reads the value of an entry. What a person writes in one line is taken as it stands, colons included; quotes, text of
 * several lines and the rest of YAML are YAML.
 * @param lines the entry's own, from its name on
 */
export function readEntryValue(lines: readonly string[]): EntryValue {
  const [first = '', ...more] = lines;
  const written = first.slice(first.indexOf(':') + 1).trim();
  const isOneLine = more.every((line) => line.trim() === '');
  if (isOneLine && !BEGINS_AS_YAML.test(written)) return { text: plainText(written) };
  return readYaml(lines, written, isOneLine);
}

function plainText(written: string): string | null {
  const text = written.replace(REMARK, '').replace(ESCAPED, '$1').trim();
  const [, double, single] = CURLY_QUOTED.exec(text) ?? [];
  const value = (double ?? single ?? text).trim();
  return value === '' || value === '~' ? null : value;
}

function readYaml(lines: readonly string[], written: string, isOneLine: boolean): EntryValue {
  const counter = new LineCounter();
  const document = parseDocument(lines.join('\n'), { lineCounter: counter, prettyErrors: false });
  const [error] = document.errors;
  if (error) {
    if (isOneLine && beginsWithQuotedWords(written)) return { text: plainText(written) };
    return { reason: sentenceOf(error), line: counter.linePos(error.pos[0]).line };
  }
  const value = isMap(document.contents) ? document.contents.items[0]?.value : undefined;
  if (isSeq(value)) {
    return { text: undefined, list: value.items.map((item) => String(isScalar(item) ? item.value : '')) };
  }
  const text = isScalar(value) ? value.value : undefined;
  return { text: text === null || typeof text === 'string' ? text : undefined };
}

/** `"Agents" at work` is text. */
function beginsWithQuotedWords(written: string): boolean {
  const quote = written.charAt(0);
  return /["']/.test(quote) && written.indexOf(quote, 1) > 0 && !written.endsWith(quote);
}

function sentenceOf({ code, message }: YAMLError): string {
  return SENTENCES[code] ?? `this cannot be read as YAML (${message})`;
}
