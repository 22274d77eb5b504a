import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { Refusal } from '../../server/shared/refusal.ts';
import { folderOf, isInstalled, type Releases } from './releases.ts';
import { nodeOf, runProgram } from './run-program.ts';

const ARCHIVE = /\.(?:tar\.gz|tgz)$/;

/** Folders that tools write beside the sources. */
const NOT_COPIED = /\/(?:node_modules|dist|\.astro)$/;

/** Fetches the files of a version, without installing it. */
type Fetch = (folder: string) => Promise<void>;

/**
 * Fetches a version into a folder of its own beside the one that runs. One that is installed there already is taken as it is.
 * @param version a tag or commit of the repository, an archive, or a folder
 * @returns the folder
 * @throws {Refusal}
 */
export async function fetchVersion(version: string, releases: Releases, cwd: string): Promise<string> {
  if (/^[\w.-]+$/.test(version) && isInstalled(folderOf(releases, version)))
    return folderOf(releases, version);
  const { name, fetch } = await findVersion(version, releases, cwd);
  const folder = folderOf(releases, name);
  if (isInstalled(folder)) return folder;
  // An interrupted upgrade left it.
  rmSync(folder, { recursive: true, force: true });
  await fetch(folder);
  return folder;
}

async function findVersion(
  version: string,
  { running }: Releases,
  cwd: string,
): Promise<{ name: string; fetch: Fetch }> {
  const path = resolve(cwd, version);
  if (ARCHIVE.test(version) && existsSync(path))
    return { name: basename(path).replace(ARCHIVE, ''), fetch: (folder) => unpack(path, folder) };
  if (version.includes('/') && existsSync(path) && statSync(path).isDirectory())
    return { name: basename(path), fetch: async (folder) => copy(path, folder) };
  if (!existsSync(join(running, '.git')))
    throw new Refusal(`${running} is no git repository: name an archive (.tar.gz) or a folder`);
  const commit = await findCommit(version, running);
  const isTag = (await git(running, 'tag', '--list', version)) !== '';
  return {
    name: isTag ? version.replaceAll('/', '-') : commit.slice(0, 8),
    fetch: (folder) => clone(running, commit, folder),
  };
}

async function findCommit(version: string, running: string): Promise<string> {
  if (version.startsWith('-')) throw new Refusal(`${version} is no version`);
  const find = (name: string) =>
    git(running, 'rev-parse', '--quiet', '--verify', `${name}^{commit}`).catch(() => undefined);
  const failure = await git(running, 'fetch', '--quiet', '--tags', 'origin').then(
    () => undefined,
    (error: Error) => error.message,
  );
  const isBranch = (await find(`origin/${version}`)) !== undefined;
  const hasOrigin = (await git(running, 'remote')) !== '';
  if (isBranch && hasOrigin && failure !== undefined)
    throw new Refusal(`${failure}\n${version} as it was fetched last may be old: name a commit or a tag`);
  const found = (await find(`origin/${version}`)) ?? (await find(version));
  if (found === undefined) throw new Refusal(`${version} is no tag, commit, archive or folder`);
  return found;
}

/** Clones into a folder that needs this one no longer: the next upgrade starts there. */
async function clone(running: string, commit: string, folder: string): Promise<void> {
  const origin = await git(running, 'remote', 'get-url', 'origin').catch(() => undefined);
  await git(running, 'clone', '--quiet', '--no-checkout', running, folder);
  if (origin) await git(folder, 'remote', 'set-url', 'origin', origin);
  await git(folder, 'checkout', '--quiet', '--detach', commit);
}

const git = async (folder: string, ...args: string[]) => (await runProgram('git', args, { folder })).trim();

async function unpack(archive: string, folder: string): Promise<void> {
  requireChecksum(archive);
  mkdirSync(folder);
  await runProgram('tar', ['-xzf', archive, '--strip-components=1', '--no-same-owner'], { folder });
}

/** @throws {Refusal} where a file beside it says something else, as `npm run release` writes one */
function requireChecksum(archive: string): void {
  const file = `${archive}.sha256`;
  if (!existsSync(file)) return;
  const [expected] = readFileSync(file, 'utf8').split(' ');
  const found = createHash('sha256').update(readFileSync(archive)).digest('hex');
  if (found !== expected) throw new Refusal(`${archive} is damaged: its SHA-256 is not that in ${file}`);
}

function copy(from: string, folder: string): void {
  cpSync(from, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => path === from || (!NOT_COPIED.test(path) && path !== join(from, 'data')),
  });
}

/** Installs the packages of a version, and builds it where its archive holds no build. @throws {Refusal} */
export async function install(folder: string): Promise<void> {
  if (!isInstalled(folder)) await runProgram(nodeOf(folder), ['scripts/prepare.mjs'], { folder });
}
