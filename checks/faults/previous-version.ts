import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { newestMigration } from '../../server/plugins/database/migrate.ts';

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));
/** The site draws the emails, and the checks have the folder of a site. */
const OF_THE_SERVER = [
  'server',
  'content',
  'contract',
  'site',
  'checks',
  'package.json',
  'tsconfig.base.json',
];
/** The module that makes a folder of a site, where it stands and where it stood. */
const SITE_FOLDERS = ['checks/support/site-folder.ts', 'server/testing/site-folder.ts'];

/** npm keeps a package with the workspace that needs it when another one needs another version of it. */
export const PACKAGES = ['node_modules', 'server/node_modules', 'site/node_modules'];

export interface PreviousVersion {
  /** The commit that it is of. */
  commit: string;
  folder: string;
  /** A site as this version builds it: none reads what another one built. For `SITE_DIR`. */
  makeSite: () => Promise<string>;
  remove: () => void;
}

/**
 * The server as it was before its newest migration; `undefined` where git does not reach back as far, or its packages
 * are no longer there: what the server leaves stays a development dependency of the checks until the next migration.
 */
export function unpackPreviousVersion(): PreviousVersion | undefined {
  const commit = findCommitBefore(`server/plugins/database/migrations/${newestMigration()}.ts`);
  return commit === undefined ? undefined : unpackVersion(commit);
}

/** Returns whether git has a commit. */
export function findCommit(commit: string): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: REPOSITORY, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Unpacks the server of a commit into a folder of its own, with the packages of this version. */
export function unpackVersion(commit: string): PreviousVersion {
  const folder = mkdtempSync(join(tmpdir(), 'previous-'));
  const archive = execFileSync('git', ['archive', commit, ...OF_THE_SERVER], {
    cwd: REPOSITORY,
    maxBuffer: 100e6,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  for (const packages of PACKAGES) linkPackages(packages, folder);
  const makeSite = async () => {
    const module = SITE_FOLDERS.find((file) => existsSync(join(folder, file)));
    const script = `import { makeSiteFolder } from './${module}';
      process.stdout.write(await makeSiteFolder());`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--eval', script], { cwd: folder });
    return stdout;
  };
  return { commit, folder, makeSite, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** All of a folder of packages, apart from our own, which are of that version. */
export function linkPackages(packages: string, folder: string): void {
  const installed = join(REPOSITORY, packages);
  if (!existsSync(installed)) return;
  mkdirSync(join(folder, packages));
  for (const name of readdirSync(installed)) {
    const isOurs = name === 'contract' || name === 'content';
    const target = isOurs ? `../${name}` : join(installed, name);
    symlinkSync(target, join(folder, packages, name));
  }
}

function findCommitBefore(file: string): string | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: REPOSITORY,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    // Its folder may have moved since.
    const added = git('log', '-1', '--follow', '--diff-filter=A', '--format=%H', '--', file);
    if (added === '') return undefined;
    const before = git('rev-parse', '--verify', `${added}^`);
    const { dependencies } = JSON.parse(git('show', `${before}:server/package.json`));
    const isInstalled = (name: string) =>
      PACKAGES.some((packages) => existsSync(join(REPOSITORY, packages, name)));
    return Object.keys(dependencies).every(isInstalled) ? before : undefined;
  } catch {
    return undefined;
  }
}
