import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { loadEnvFile } from './env-file.ts';

const TEAMS =
  'https://prod.example.com:443/workflows/1/triggers/manual/paths/invoke?api-version=1&sp=%2Ft&sig=a-b_c';
const LINES = `# comment
TRY_PLAIN=${TEAMS}
TRY_DOLLAR=pa$$word$HOME
TRY_DOUBLE="two words # and a sign"
TRY_SINGLE='a "b" $c & d'
TRY_BLANKS=  around
TRY_KEPT=from the file
`;

async function writeEnvFile(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'env-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'settings.env');
  await writeFile(file, text);
  onTestFinished(() => {
    for (const name of Object.keys(parseEnv(text))) delete process.env[name];
  });
  return file;
}

it('parses like node --env-file, and overrides no variable that is set', async () => {
  process.env.TRY_KEPT = 'from the shell';
  loadEnvFile({ ENV_FILE: await writeEnvFile(LINES) });
  const { TRY_PLAIN, TRY_DOLLAR, TRY_DOUBLE, TRY_SINGLE, TRY_BLANKS, TRY_KEPT } = process.env;
  expect([TRY_PLAIN, TRY_DOLLAR, TRY_DOUBLE, TRY_SINGLE, TRY_BLANKS, TRY_KEPT]).toEqual([
    ...[TEAMS, 'pa$$word$HOME', 'two words # and a sign', 'a "b" $c & d', 'around', 'from the shell'],
  ]);
});

it('resolves a relative path from the folder of the operator', async () => {
  const file = await writeEnvFile('TRY_HERE=yes\n');
  loadEnvFile({ ENV_FILE: 'settings.env', INIT_CWD: join(file, '..') });
  expect(process.env.TRY_HERE).toBe('yes');
});

it.each([[{}], [{ ENV_FILE: '' }]])('loads nothing without ENV_FILE: %j', (environment) => {
  expect(() => loadEnvFile(environment)).not.toThrow();
});

it('reports a file that cannot be read, in one line', () => {
  expect(() => loadEnvFile({ ENV_FILE: '/nowhere/settings.env' })).toThrow(
    /^ENV_FILE: must be a file that this user may read \(ENOENT\)$/,
  );
});
