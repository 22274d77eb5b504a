import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COMMAND_TOPICS } from 'contract/desk/audit-actions.ts';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'));
const names = globSync('server/commands/*.ts', { cwd: ROOT }).map((file) => basename(file, '.ts'));

describe.each(names)('npm run %s', (name) => {
  it('starts the command alone, since a server may run from the same folder', () => {
    expect(scripts[name]).toBe(`exec node scripts/command.mjs ${name}`);
    expect(Object.keys(scripts)).not.toEqual(expect.arrayContaining([`pre${name}`]));
    expect(Object.keys(scripts)).not.toEqual(expect.arrayContaining([`post${name}`]));
  });
});

it('finds commands in package.json', () => {
  expect(names).toContain('leads');
});

it('knows for each command what an open desk shows of it', () => {
  expect(Object.keys(COMMAND_TOPICS).sort()).toEqual([...names].sort());
});
