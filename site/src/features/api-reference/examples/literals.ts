const INDENT = { javascript: '  ', python: '    ' };
const NAME = /^[A-Za-z_$][\w$]*$/;

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** JSON data as a JavaScript literal, one entry a line. */
export function toJavaScript(value: unknown, depth = 0): string {
  return write(value as Json, depth, {
    indent: INDENT.javascript,
    key: (key) => (NAME.test(key) ? key : quote(key, "'")),
    text: (text) => quote(text, "'"),
    word: String,
  });
}

/** JSON data as a Python literal, one entry a line. */
export function toPython(value: unknown, depth = 0): string {
  return write(value as Json, depth, {
    indent: INDENT.python,
    key: (key) => quote(key, '"'),
    text: (text) => quote(text, '"'),
    word: (word) => ({ true: 'True', false: 'False', null: 'None' })[String(word)] ?? String(word),
  });
}

/** JSON data as an argument of a shell command, in single quotes. */
export function toShell(value: unknown, indent = ''): string {
  const json = JSON.stringify(value, undefined, 2).replaceAll('\n', `\n${indent}`);
  return `'${json.replaceAll("'", "'\\''")}'`;
}

interface Dialect {
  indent: string;
  key: (key: string) => string;
  text: (text: string) => string;
  word: (word: number | boolean | null) => string;
}

function write(value: Json, depth: number, dialect: Dialect): string {
  if (typeof value === 'string') return dialect.text(value);
  if (typeof value !== 'object' || value === null) return dialect.word(value);
  const isList = Array.isArray(value);
  const [opening, closing] = isList ? '[]' : '{}';
  const lines = Object.entries(value).map(([key, entry]) => {
    const written = write(entry, depth + 1, dialect);
    return `${dialect.indent.repeat(depth + 1)}${isList ? '' : `${dialect.key(key)}: `}${written},\n`;
  });
  if (lines.length === 0) return `${opening}${closing}`;
  return `${opening}\n${lines.join('')}${dialect.indent.repeat(depth)}${closing}`;
}

/** JSON's escapes are those of both languages, but for the quotes themselves. */
function quote(text: string, mark: "'" | '"'): string {
  const json = JSON.stringify(text);
  return mark === '"' ? json : `'${json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

const LONGEST_LIST = 60;
/** A list over several lines without another list or object in it: no string of JSON holds a line break itself. */
const PLAIN_LIST = /\[\n\s+([^[\]{}]*?)\n\s*\]/g;

/** JSON as people read it: a short list of plain values stays on its line. */
export function toJson(value: unknown): string {
  return JSON.stringify(value, undefined, 2).replace(PLAIN_LIST, (list, inner: string) => {
    const line = `[${inner.replace(/,\n\s+/g, ', ')}]`;
    return line.length <= LONGEST_LIST ? line : list;
  });
}
