import type { SettingSchema } from './describe-setting.ts';

// By hand, since the coercion of types in Ajv, which env-schema uses, takes '1e3', '0x50' and ' 80' for numbers, and its lists
// are not trimmed. Without this file 'refuses PORT="1e3"' fails in read-config.test.ts.

/** Decimal digits only: no sign, no exponent, no blanks. */
const NUMERALS: Record<string, RegExp> = {
  integer: /^\d{1,15}$/,
  number: /^\d{1,9}(?:\.\d{1,6})?$/,
};

/** The value that a text stands for by its schema; a text that stands for none stays, so that the schema refuses it. */
export function readText(schema: SettingSchema, text: string): unknown {
  const { type = '', items, properties = {} } = schema;
  if (type in NUMERALS) return NUMERALS[type]?.test(text) ? Number(text) : text;
  const parts = text.split(',').map((part) => part.trim());
  if (type === 'array') {
    return parts.map((part, index) => readText([items].flat()[index] ?? [items].flat()[0] ?? {}, part));
  }
  if (type !== 'object') return text;
  return Object.fromEntries(
    parts.map((part) => {
      const [key = '', value = ''] = part.split(/\s*=\s*(.*)/s);
      return [key, readText(properties[key] ?? {}, value)];
    }),
  );
}
