import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { settingsTable } from './settings-table.ts';

it('matches the table of docs/configuration.md (npm run readme writes it)', () => {
  const text = readFileSync(new URL('../../docs/configuration.md', import.meta.url), 'utf8');

  expect(text).toContain(settingsTable());
});
