// `npm run readme`: writes the table of settings into the README.
import { readFileSync, writeFileSync } from 'node:fs';
import { settingsTable } from '../server/settings/settings-table.ts';

const README = new URL('../README.md', import.meta.url);
const BETWEEN_MARKS = /(<!-- settings:[^>]*-->\n)[\s\S]*?(\n<!-- \/settings -->)/;

const readme = readFileSync(README, 'utf8');
if (!BETWEEN_MARKS.test(readme)) throw new Error('README.md has no marks for the settings');
writeFileSync(
  README,
  readme.replace(BETWEEN_MARKS, (_all, start, end) => start + settingsTable() + end),
);
