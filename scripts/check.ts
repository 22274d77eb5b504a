// `npm run check`: everything that needs no browser. `npm run check -- changed`: what has to do with the files that
// differ from the last commit.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { lint, rulesServerPages, types } from './checks.ts';
import { printFailures } from './reports.ts';
import { runSteps, type Step } from './steps.ts';

/** Type programs by their folders; whoever imports another's files is checked with it. */
const PROGRAMS: Record<string, readonly string[]> = {
  contract: ['contract', 'server', 'checks', 'bench'],
  server: ['server', 'checks', 'bench', 'scripts'],
  checks: ['checks'],
  bench: ['bench'],
  scripts: ['scripts', 'checks'],
};

const total = await runSteps([
  process.argv[2] === 'changed' ? stepsOf(changedFiles()) : [types, lint, rulesServerPages],
]);
printFailures(total);
const { passed, failed } = total;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function stepsOf(files: readonly string[]): Step[] {
  const folders = new Set(files.map((file) => file.split('/')[0] ?? ''));
  const programs = new Set([...folders].flatMap((folder) => PROGRAMS[folder] ?? []));
  const commands = [
    ...(programs.size > 0 ? [`tsc -b ${[...programs].join(' ')}`] : []),
    ...(folders.has('site') || folders.has('contract') ? ['node scripts/site-types.ts'] : []),
  ];
  const names = files.map((file) => `'${file.replaceAll("'", "'\\''")}'`).join(' ');
  return [
    ...(commands.length > 0 ? [{ name: 'types', command: commands.join(' && ') }] : []),
    ...(names ? [{ name: 'lint', command: `biome check --no-errors-on-unmatched ${names}` }] : []),
    { ...rulesServerPages, command: `${rulesServerPages.command} --changed --passWithNoTests` },
  ];
}

/** Against the last commit, new files among them. */
function changedFiles(): string[] {
  const list = (args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout.split('\n');
  const files = [
    ...list(['diff', '--name-only', 'HEAD']),
    ...list(['ls-files', '--others', '--exclude-standard']),
  ];
  return [...new Set(files)].filter((file) => file !== '' && existsSync(file));
}
