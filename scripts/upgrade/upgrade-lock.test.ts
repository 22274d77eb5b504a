import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import type { CommandContext } from '../../server/cli/command-context.ts';
import { runCommand } from '../../server/cli/run-command.ts';
import { askForUpgrade, readUpgrade } from '../../server/modules/operations/upgrades/asked-upgrade.ts';
import { upgradeCommand } from './upgrade.command.ts';
import { lockUpgrades } from './upgrade-lock.ts';

const NOON = new Date('2026-12-02T12:00:00Z');
const HELD = /^an upgrade to main runs since 2026-12-02 12:00:00 UTC, by asha \(process \d+\): try again/;

async function setUp() {
  const dataDir = mkdtempSync(join(tmpdir(), 'upgrade-lock-'));
  const errors: string[] = [];
  const context = {
    ...{ config: { dataDir, databaseUrl: null }, clock: () => NOON, cwd: dataDir, columns: 80 },
    ...{ print: () => {}, progress: () => {}, printError: (line: string) => errors.push(line) },
  } as unknown as CommandContext;
  const module = fileURLToPath(new URL('./upgrade-lock.ts', import.meta.url));
  const script = `import { lockUpgrades } from ${JSON.stringify(module)};
    const context = { config: { dataDir: ${JSON.stringify(dataDir)} }, clock: () => new Date(${NOON.getTime()}) };
    globalThis.lock = lockUpgrades(context, 'an upgrade to main', 'asha');
    console.log('held');
    process.stdin.resume();`;
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  const exited = once(holder, 'exit');
  onTestFinished(async () => {
    holder.kill('SIGKILL');
    await exited;
    rmSync(dataDir, { recursive: true });
  });
  await once(holder.stdout, 'data');
  return {
    ...{ dataDir, context, errors },
    async kill() {
      holder.kill('SIGKILL');
      await exited;
    },
  };
}

it('lets one process at a time upgrade, return and take in, and the next one once that was killed', async () => {
  const { context, errors, kill } = await setUp();
  for (const args of [['v2', '--prepare'], ['return'], ['take-in', 'file.json']])
    expect([args, await runCommand(upgradeCommand, args, context)]).toEqual([args, 1]);
  expect(errors).toEqual([1, 2, 3].map(() => expect.stringMatching(HELD)));

  await kill();
  lockUpgrades(context, 'a return')[Symbol.dispose]();
  using _lock = lockUpgrades(context, 'a return', 'no\u001B[2Jone');
  expect(() => lockUpgrades(context, 'a take-in')).toThrow(/^a return runs since .* by no\[2Jone/);
});

it('tells an owner at the desk what runs already', async () => {
  const { dataDir, context } = await setUp();
  mkdirSync(join(dataDir, 'upgrade'));
  askForUpgrade(dataDir, { action: 'return', at: NOON.toISOString() });
  expect(await runCommand(upgradeCommand, ['asked'], context)).toBe(1);
  expect(readUpgrade(dataDir).report).toMatchObject({
    state: 'failed',
    lines: [expect.stringMatching(HELD)],
  });
});
