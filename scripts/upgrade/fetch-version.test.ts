import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { fetchVersion } from './fetch-version.ts';

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'versions-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it('takes no branch for the newest that could not be fetched, and takes a tag', async () => {
  const folder = makeFolder();
  const [origin, running] = [join(folder, 'origin'), join(folder, 'site-1')];
  const git = (at: string, ...args: string[]) =>
    execFileSync('git', ['-C', at, '-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args]);
  mkdirSync(origin);
  git(origin, 'init', '--quiet', '--initial-branch=main');
  git(origin, 'commit', '--quiet', '--allow-empty', '--message', 'Begin');
  git(origin, 'tag', 'v1');
  git(folder, 'clone', '--quiet', origin, running);
  const fetchInto = (version: string) =>
    fetchVersion(version, { running, link: join(folder, 'site') }, folder);
  expect(await fetchInto('main')).toMatch(/site-[\da-f]{8}$/);
  rmSync(origin, { recursive: true });
  await expect(fetchInto('main')).rejects.toThrow('main as it was fetched last may be old');
  expect(await fetchInto('v1')).toBe(join(folder, 'site-v1'));
});

it('works in a folder as its owner, also as root', () => {
  const folder = makeFolder();
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, 65_534, 65_534);
  const module = fileURLToPath(new URL('./run-program.ts', import.meta.url));
  const file = join(folder, 'written');
  // A process of its own: threads cannot change their user.
  const script = `import { writeFileSync } from 'node:fs';
    import { asOwnerOf } from ${JSON.stringify(module)};
    asOwnerOf(${JSON.stringify(folder)}, () => writeFileSync(${JSON.stringify(file)}, ''));
    process.exit(process.geteuid() === ${process.geteuid?.()} ? 0 : 1);`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', script]);
  expect(statSync(file).uid).toBe(statSync(folder).uid);
});
