import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { settingsTable } from './settings-table.ts';

it('the README lists every variable as the server reads it (mend with npm run readme)', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

  expect(readme).toContain(settingsTable());
});
