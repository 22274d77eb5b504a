/**
 * Key of a row in the addresses of its texts: `3` is the fourth of the document, `3+a1f0` one that was copied from it. The
 * list itself is one text, with the keys of the rows that are shown, a line each.
 */
const COPIED = /^(\d+)\+\w+$/;

/** Most rows of a list. */
export const MOST_ROWS = 100;
/** Sign between the titles of a label. */
export const AROUND = ' › ';

/** Returns the key of the row of the document from which a row was copied; `undefined` of a row of the document. */
export function copiedFrom(key: string): string | undefined {
  return COPIED.exec(key)?.[1];
}

/** Returns a row of a list; of a row that was copied and not changed, the one that it was copied from. */
export function rowAt(list: readonly unknown[], key: string): unknown {
  const from = Object.hasOwn(list, key) ? key : copiedFrom(key);
  return from === undefined ? undefined : list[from as `${number}`];
}

/**
 * Returns the fields of a document with those of the rows that were copied.
 * @param textAt the text that counts in a field
 */
export function withCopiedRows<Field extends { address: string; label: string; type: string }>(
  fields: readonly Field[],
  textAt: (field: Field) => string,
): Field[] {
  const known = new Set(fields.map(({ address }) => address));
  const copies = fields
    .filter(({ type }) => type === 'rows')
    .flatMap((list) => {
      const depth = list.label.split(AROUND).length;
      return Array.from(new Set(textAt(list).split('\n', MOST_ROWS))).flatMap((key) => {
        const from = copiedFrom(key);
        if (from === undefined) return [];
        const row = `${list.address}.${from}`;
        return fields
          .filter(({ address }) => address === row || address.startsWith(`${row}.`))
          .map((field) => ({
            ...field,
            address: `${list.address}.${key}${field.address.slice(row.length)}`,
            label: field.label
              .split(AROUND)
              .with(depth, `${Number(from) + 1}, copied`)
              .join(AROUND),
          }));
      });
    });
  return [...fields, ...copies.filter(({ address }) => !known.has(address))];
}
