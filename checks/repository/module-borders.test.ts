import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, ROOT), 'utf8');
const FILES = globSync('server/modules/**/*.ts', { cwd: ROOT, exclude: ['**/*.test.ts'] });
const moduleOf = (file: string) => file.split('/')[2] ?? '';

/** The join of a booking with its lead is the only statement that names tables of two modules. */
const JOINS = ['server/modules/bookings/demos/booked-leads.ts'];
const STATEMENT =
  /\b(?:selectFrom|insertInto|updateTable|deleteFrom|innerJoin|leftJoin|mergeInto)\(\s*\[?'([a-z_]+)/g;

/** Module of each table, as `*.tables.ts` declares it. */
function ownersOfTables(): Map<string, string> {
  const owners = FILES.filter((file) => file.endsWith('.tables.ts')).flatMap((file) =>
    [...read(file).matchAll(/interface \w*Tables \{([^}]*)\}/g)].flatMap(([, body = '']) =>
      [...body.matchAll(/^\s+([a-z_]+): /gm)].map(([, table = '']) => [table, moduleOf(file)] as const),
    ),
  );
  return new Map(owners);
}

describe('a table', () => {
  it('is read and written by its own module alone', () => {
    const owners = ownersOfTables();
    expect(owners.get('leads')).toBe('leads');
    const foreign = FILES.filter((file) => !JOINS.includes(file)).flatMap((file) =>
      [...read(file).matchAll(STATEMENT)]
        .map(([, table = '']) => table)
        .filter((table) => (owners.get(table) ?? moduleOf(file)) !== moduleOf(file))
        .map((table) => `${file}: ${table}`),
    );
    expect(foreign).toEqual([]);
  });
});
