import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Peer } from './peer.ts';

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/peers/', import.meta.url));
const NO_START = '/usr/sbin/policy-rc.d';

type Packages = Pick<Peer, 'debian' | 'npm' | 'version'>;

/** Returns the folder of a peer's own npm packages, beside those of the project. */
export const folderOf = (name: string) => `${CACHE}${name}/`;

/** Returns what a peer still needs, as `name@version` for packages of npm. */
export function listMissing(name: string, { debian = [], npm = [] }: Packages): string[] {
  const lacks = (each: string) => npmVersion(name, nameOf(each)) !== versionIn(each);
  return [...debian.filter((each) => debianVersion(each) === undefined), ...npm.filter(lacks)];
}

/**
 * Installs what a peer needs; no service of it is started. As root on Debian, else packages of npm alone.
 * @throws with the words of apt-get or npm
 */
export async function installPeer(name: string, peer: Packages): Promise<void> {
  const missing = listMissing(name, peer);
  const debian = (peer.debian ?? []).filter((each) => missing.includes(each));
  if (debian.length > 0) await installFromDebian(debian);
  if (peer.npm?.some((each) => missing.includes(each))) {
    const folder = folderOf(name);
    await mkdir(folder, { recursive: true });
    await writeFile(`${folder}package.json`, '{ "private": true, "type": "module" }\n');
    const how = ['--no-audit', '--no-fund', '--no-save', '--ignore-scripts', '--loglevel=error'];
    runOrThrow('npm', ['install', ...how, ...peer.npm], folder);
  }
}

/** Returns the version of a peer as its packager wrote it, without the marks of Debian. */
export function versionOf(name: string, { debian = [], npm = [], version }: Packages): string {
  if (version !== undefined) return version;
  const [first] = debian;
  const found = first ? debianVersion(first) : npmVersion(name, nameOf(npm[0] ?? ''));
  return (found ?? 'unknown').replace(/^\d+:/, '').replace(/[-~+](?:\d+\+?deb|\d|dfsg|git|ds).*$/, '');
}

/** Services of servers must not run beside the ones that are tried. */
async function installFromDebian(packages: readonly string[]): Promise<void> {
  const isOurs = !existsSync(NO_START);
  if (isOurs) await writeFile(NO_START, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    const install = ['install', '-y', '--no-install-recommends', ...packages];
    if (spawnSync('apt-get', install, APT).status === 0) return;
    runOrThrow('apt-get', ['update']);
    runOrThrow('apt-get', install);
  } finally {
    if (isOurs) spawnSync('rm', ['-f', NO_START]);
  }
}

/** Such as `ii  3.1.8-2`. */
const DPKG_FORMAT = '-f=$' + '{db:Status-Abbrev} $' + '{Version}';
const APT = { encoding: 'utf8', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;

function runOrThrow(command: string, args: readonly string[], cwd?: string): void {
  const { status, stderr, error } = spawnSync(command, args, { ...APT, ...(cwd && { cwd }) });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr.trim()}`);
}

function debianVersion(name: string): string | undefined {
  const { stdout } = spawnSync('dpkg-query', ['-W', DPKG_FORMAT, name], APT);
  return /^ii\s*(\S+)/.exec(stdout ?? '')?.[1];
}

function npmVersion(name: string, packageName: string): string | undefined {
  const file = `${folderOf(name)}node_modules/${packageName}/package.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
}

const nameOf = (each: string) => each.slice(0, each.lastIndexOf('@'));
const versionIn = (each: string) => each.slice(each.lastIndexOf('@') + 1);
