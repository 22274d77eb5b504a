import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const MODULE = fileURLToPath(new URL('./memory-folder.ts', import.meta.url));

/** In a process of its own, whose end is looked at. */
function makeAndEnd(how: string): { folder: string; mode: number } {
  const program = `
    import { statSync, writeFileSync } from 'node:fs';
    const { makeMemoryFolder } = await import(${JSON.stringify(MODULE)});
    const folder = makeMemoryFolder();
    writeFileSync(folder + '/left', 'behind');
    console.log(JSON.stringify({ folder, mode: statSync(folder).mode & 0o777 }));
    ${how}`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  return JSON.parse(stdout);
}

it.each([
  ['ends', ''],
  ['fails', 'throw new Error();'],
  ['is told to end', "process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000);"],
])('is there for others to read, and gone with all that is in it when its process %s', (_what, how) => {
  const { folder, mode } = makeAndEnd(how);
  expect(mode).toBe(0o755);
  expect(existsSync(folder)).toBe(false);
});
