import {
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Folders of an installation: each version has one, and a link beside them names the one that runs. */
export interface Releases {
  /** Folder of the version that runs. */
  running: string;
  /** `undefined` where none, or more than one, leads to it: then nothing can be switched. */
  link: string | undefined;
}

/** The last upgrade, which can be returned from. */
export interface Upgrade {
  /** Folders of the two versions. */
  from: string;
  to: string;
  /** Moment to return to; ISO 8601. */
  at: string;
  /** The database as it was then; `null` on Postgres. */
  copy: string | null;
}

export function findReleases(root: string): Releases {
  const running = realpathSync(root);
  const parent = dirname(running);
  const links = readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isSymbolicLink())
    .map(({ name }) => join(parent, name))
    .filter((path) => existsSync(path) && realpathSync(path) === running);
  return { running, link: links.length === 1 ? links[0] : undefined };
}

/** The folder of a version, beside the others: `/opt/site-v0.3.0`. */
export function folderOf({ running, link }: Releases, name: string): string {
  return `${link ?? running}-${name}`;
}

/** Reports whether a version is installed in a folder, to the end. */
export function isInstalled(folder: string): boolean {
  const built = ['site/dist/manifest.json', 'node_modules'];
  if (existsSync(join(folder, 'desk'))) built.push('desk/dist/index.html');
  if (existsSync(join(folder, 'server/rolldown.config.ts'))) built.push('server/dist/main.js');
  return built.every((path) => existsSync(join(folder, path)));
}

/** Has the link lead to another folder, at once. */
export function linkTo(link: string, folder: string): void {
  const next = `${link}.next`;
  rmSync(next, { force: true });
  symlinkSync(basename(folder), next);
  renameSync(next, link);
}

/** Returns the folders of versions that are neither the one that runs nor the one before. */
export function findOlderReleases(link: string, kept: readonly string[]): string[] {
  const parent = dirname(link);
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith(`${basename(link)}-`))
    .map(({ name }) => join(parent, name))
    .filter((folder) => !kept.includes(folder) && existsSync(join(folder, 'server/main.ts')));
}

const noteOf = (link: string) => `${link}.upgrade.json`;

/** @returns `undefined` where there was none */
export function findUpgrade(link: string): Upgrade | undefined {
  return existsSync(noteOf(link)) ? JSON.parse(readFileSync(noteOf(link), 'utf8')) : undefined;
}

export function writeUpgrade(link: string, upgrade: Upgrade): void {
  writeFileSync(noteOf(link), `${JSON.stringify(upgrade, undefined, 1)}\n`);
}

export function removeUpgrade(link: string): void {
  rmSync(noteOf(link), { force: true });
}
