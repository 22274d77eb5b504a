// `npm run readme`: writes the table of settings into docs/configuration.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { settingsTable } from '../server/settings/settings-table.ts';

const CONFIGURATION = new URL('../docs/configuration.md', import.meta.url);
const BETWEEN_MARKS = /(<!-- settings:[^>]*-->\n)[\s\S]*?(\n<!-- \/settings -->)/;

const text = readFileSync(CONFIGURATION, 'utf8');
if (!BETWEEN_MARKS.test(text)) throw new Error('docs/configuration.md has no marks for the settings');
writeFileSync(
  CONFIGURATION,
  text.replace(BETWEEN_MARKS, (_all, start, end) => start + settingsTable() + end),
);
